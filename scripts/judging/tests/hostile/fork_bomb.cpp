// TLE: tries forever to start copies of itself, but no copy starts.
#include <unistd.h>

#include <cstdio>

int main() {
    const pid_t first = fork();
    if (first == 0) return 0;
    if (first > 0) return std::puts("started a process"), 0;  // one is enough
    while (true) fork();
}
