// CE: includes an endless device.
#include "/dev/zero"

int main() {}
