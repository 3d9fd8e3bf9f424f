// AC: tries to leave an orphan that outlives it, in a session of its own.
#include <unistd.h>

#include <cstdio>

int main() {
    if (fork() == 0) {
        setsid();
        if (fork() == 0) {
            while (true) pause();
        }
        _exit(0);
    }
    // A child would now live on.
    std::puts("LWW\nWWL");
}
