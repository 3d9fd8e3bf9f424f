// RE: recurses past the end of its stack of 1 MiB.
#include <cstdio>

int depth(volatile int* below) {
    volatile int here = below ? *below + 1 : 0;
    return depth(&here) + here;
}

int main() { std::printf("%d\n", depth(nullptr)); }
