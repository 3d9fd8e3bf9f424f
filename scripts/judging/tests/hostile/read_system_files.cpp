// AC: tries to read files of the system and of other processes.
#include <fcntl.h>

#include <cstdio>

int main() {
    const char* const paths[] = {
        "/etc/passwd", "/etc/hostname", "/proc/1/cmdline",   "/proc/1/environ",
        "/dev/zero",   "/dev/tty",      "/sys/kernel/notes", "/"};
    for (const char* path : paths)
        if (open(path, O_RDONLY) >= 0) return std::printf("read %s\n", path), 0;
    std::puts("LWW\nWWL");
}
