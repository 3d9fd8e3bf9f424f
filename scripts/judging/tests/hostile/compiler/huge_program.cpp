// CE: becomes a program of 10 GiB.
asm(".data\n.fill 10000000000, 1, 1");

int main() {}
