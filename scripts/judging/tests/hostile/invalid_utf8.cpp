// WA: writes bytes that are not UTF-8, and control characters.
#include <cstdio>

int main() { std::puts("LWW\n\xff\xc0\x80\xed\xa0\x80\x1b[2J\x1b]0;title\a"); }
