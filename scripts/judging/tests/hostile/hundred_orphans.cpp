// AC: tries to leave a hundred orphans, each in a session of its own.
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>

int main() {
    for (int i = 0; i < 100; ++i) {
        const pid_t child = fork();
        if (child == 0) {
            setsid();
            if (fork() == 0) {
                while (true) pause();
            }
            _exit(0);
        }
        if (child > 0) waitpid(child, nullptr, 0);
    }
    std::puts("LWW\nWWL");
}
