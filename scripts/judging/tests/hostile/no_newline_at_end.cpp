// PE: leaves out the last newline.
#include <cstdio>

int main() { std::fputs("LWW\nWWL", stdout); }
