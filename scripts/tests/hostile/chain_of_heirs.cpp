// AC: tries to live on in a child, which lives on in a child, and so on.
#include <unistd.h>

#include <cstdio>

int main() {
    std::puts("LWW\nWWL");
    std::fflush(stdout);
    for (int heirs = 0; heirs < 100000; ++heirs) {
        if (fork() != 0) _exit(0);
        setsid();
    }
}
