// AC: tries to read files of the system and of other processes.
#include <fcntl.h>

#include <cstdio>

int main() {
    const char* const paths[] = {
        "/etc/passwd",        "/etc/hostname",     "/bin/sh",
        "/proc/self/environ", "/proc/self/maps",   "/proc/1/cmdline",
        "/dev/zero",          "/dev/tty",          "/proc/self/fd/0",
        "/dev/stdin",         "/sys/kernel/notes", "/"};
    for (const char* path : paths)
        if (open(path, O_RDONLY) >= 0) return std::printf("read %s\n", path), 0;
    std::puts("LWW\nWWL");
}
