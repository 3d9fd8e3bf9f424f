// AC: tries to continue in a child, which continues in a child, and so on.
#include <sched.h>
#include <unistd.h>

#include <cstdio>

int main() {
    std::puts("LWW\nWWL");
    std::fflush(stdout);
    for (int heirs = 0; heirs < 100000; ++heirs) {
        const pid_t heir = fork();
        if (heir < 0) return 0;
        if (heir > 0) {
            while (getsid(heir) == getsid(0)) sched_yield();
            _exit(0);
        }
        setsid();
    }
}
