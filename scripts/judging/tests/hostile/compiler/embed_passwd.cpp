// CE: makes a file of the system a part of the program.
#include <cstdio>

asm(".global secret\nsecret: .incbin \"/etc/passwd\"\n.byte 0");
extern "C" const char secret[];

int main() { std::puts(secret); }
