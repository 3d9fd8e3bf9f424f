// PE: writes one blank too many.
#include <cstdio>

int main() { std::puts("LWW\nWWL "); }
