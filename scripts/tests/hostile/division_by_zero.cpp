// RE: divides by zero.
#include <cstdio>

int main(int count, char**) {
    volatile int zero = count - 1;
    std::printf("%d\n", 1 / zero);
}
