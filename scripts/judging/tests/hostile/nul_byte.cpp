// WA: writes a NUL byte after the right answer.
#include <cstdio>

int main() { std::fwrite("LWW\nWWL\n\0", 1, 9, stdout); }
