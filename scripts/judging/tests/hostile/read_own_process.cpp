// AC: tries to read system programs, and files of the kernel about itself.
#include <fcntl.h>

#include <cstdio>

int main() {
    const char* const paths[] = {"/bin/sh", "/proc/self/environ",
                                 "/proc/self/maps", "/usr"};
    for (const char* path : paths)
        if (open(path, O_RDONLY) >= 0) return std::printf("read %s\n", path), 0;
    std::puts("LWW\nWWL");
}
