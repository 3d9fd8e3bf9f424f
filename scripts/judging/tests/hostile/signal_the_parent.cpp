// AC: tries to send signals to its parent, to its group and to all others.
// Signal 0 asks for the permission without doing harm.
#include <signal.h>
#include <unistd.h>

#include <cstdio>
#include <initializer_list>

int main() {
    const pid_t self = getpid();
    for (pid_t other = self - 50; other < self + 50; ++other)
        if (other > 0 && other != self && kill(other, 0) == 0)
            return std::printf("may send signals to %d\n", other), 0;
    for (const pid_t group : {0, -1, -self, getppid()})
        if (kill(group, 0) == 0)
            return std::printf("may send signals to %d\n", group), 0;
    std::puts("LWW\nWWL");
}
