// PE: ends its lines with a carriage return and a newline.
#include <cstdio>

int main() { std::fputs("LWW\r\nWWL\r\n", stdout); }
