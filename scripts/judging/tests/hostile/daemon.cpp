// AC: tries to leave an orphan that outlives it, in a session of its own.
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>

int main() {
    const pid_t child = fork();
    if (child == 0) {
        setsid();
        if (fork() == 0) {
            while (true) pause();
        }
        _exit(0);
    }
    if (child > 0) waitpid(child, nullptr, 0);  // the orphan lives now
    std::puts("LWW\nWWL");
}
