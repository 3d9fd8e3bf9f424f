// MLE: reserves 10 GiB of addresses without memory, and touches none of it.
#include <sys/mman.h>

#include <cstddef>
#include <cstdio>

int main() {
    const std::size_t size = std::size_t(10) << 30;
    const int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;
    void* memory = mmap(nullptr, size, PROT_NONE, flags, -1, 0);
    if (memory != MAP_FAILED) std::puts("LWW\nWWL");
}
