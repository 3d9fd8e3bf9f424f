// RE: sends itself the signal whose number is the first of its input.
#include <csignal>
#include <cstdio>

int main() {
    int number = 0;
    if (std::scanf("%d", &number) != 1) return 1;
    std::raise(number);
    return 1;  // a signal that the kernel does not let through
}
