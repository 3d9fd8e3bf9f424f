// AC: tries every way to start a process, a shell among them.
#include <sched.h>
#include <spawn.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>

int shell(const char* how) {
    std::printf("started a process by %s\n", how);
    return 0;
}

int main() {
    char name[] = "/bin/sh", option[] = "-c", command[] = "exit 0";
    char* const arguments[] = {name, option, command, nullptr};
    pid_t child = fork();
    if (child == 0) _exit(0);
    if (child > 0) return shell("fork");
    child = vfork();
    if (child == 0) _exit(0);
    if (child > 0) return shell("vfork");
    if (posix_spawn(&child, name, nullptr, nullptr, arguments, nullptr) == 0)
        return shell("posix_spawn");
    if (std::system("exit 0") == 0) return shell("system");
    if (popen("exit 0", "r")) return shell("popen");
    child = pid_t(syscall(SYS_clone, 17, nullptr, nullptr, nullptr, nullptr));
    if (child == 0) _exit(0);
    if (child > 0) return shell("clone");
    std::puts("LWW\nWWL");
}
