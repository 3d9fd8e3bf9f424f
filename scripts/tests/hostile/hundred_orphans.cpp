// AC: tries to leave a hundred orphans, each in a session of its own.
#include <unistd.h>

#include <cstdio>

int main() {
    for (int i = 0; i < 100; ++i) {
        if (fork() != 0) continue;
        setsid();
        if (fork() == 0) {
            while (true) pause();
        }
        _exit(0);
    }
    std::puts("LWW\nWWL");
}
