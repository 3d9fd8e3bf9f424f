// AC: tries to make its output a file that can never be removed, and locks it.
#include <fcntl.h>
#include <linux/fs.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdio>

int main() {
    int flags = 0;
    if (ioctl(1, FS_IOC_GETFLAGS, &flags) == 0)
        return std::puts("read the flags of its output"), 0;
    flags = FS_IMMUTABLE_FL;
    if (ioctl(1, FS_IOC_SETFLAGS, &flags) == 0)
        return std::puts("froze its output"), 0;
    if (flock(0, LOCK_SH) == 0) return std::puts("locked its input"), 0;
    std::puts("LWW\nWWL");
}
