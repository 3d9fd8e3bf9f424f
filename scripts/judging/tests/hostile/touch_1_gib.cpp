// MLE: allocates 1 GiB and writes to all of it.
#include <cstdio>
#include <vector>

int main() {
    const std::vector<char> memory(1 << 30, 'W');
    std::printf("%c\n", memory.back());
}
