// PE: writes one space too many.
#include <cstdio>

int main() { std::puts("LWW\nWWL "); }
