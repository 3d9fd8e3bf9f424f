// AC: tries to open a pipe.
#include <unistd.h>

#include <cstdio>

int main() {
    int pair[2];
    if (pipe(pair) == 0) return std::puts("opened a pipe"), 0;
    std::puts("LWW\nWWL");
}
