// AC: tries to change the input through the stream that it reads from.
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdio>

int changed(const char* how) { return std::printf("%s the input\n", how), 0; }

int main() {
    if (write(0, "0\n", 2) > 0) return changed("wrote to");
    if (ftruncate(0, 0) == 0) return changed("truncated");
    if (fchmod(0, 0644) == 0) return changed("chmodded");
    if (open("/proc/self/fd/0", O_RDWR) >= 0) return changed("opened");
    if (open("/dev/stdin", O_RDWR) >= 0) return changed("opened");
    const int both = PROT_READ | PROT_WRITE;
    if (mmap(nullptr, 1, both, MAP_SHARED, 0, 0) != MAP_FAILED)
        return changed("mapped");
    std::puts("LWW\nWWL");
}
