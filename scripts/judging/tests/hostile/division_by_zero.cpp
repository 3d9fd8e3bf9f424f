// RE: divides by zero.
#include <cstdio>

int main(int count, char**) {
    volatile int one = count, zero = count - 1;
    std::printf("%d\n", one / zero);
}
