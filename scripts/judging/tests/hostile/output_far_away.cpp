// OLE: leaves a hole of 1 TiB in its output and writes behind it.
#include <unistd.h>

#include <cstdio>

int main() {
    std::puts("LWW\nWWL");
    std::fflush(stdout);
    if (lseek(1, 1ll << 40, SEEK_SET) >= 0 && write(1, "\n", 1) < 0) return 1;
}
