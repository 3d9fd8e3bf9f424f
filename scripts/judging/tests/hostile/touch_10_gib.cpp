// MLE: allocates 10 GiB in small pieces and writes to all of it.
#include <cstdlib>
#include <cstring>

int main() {
    for (long long kib = 0; kib < 10ll << 20; kib += 64) {
        char* piece = new char[64 << 10];
        std::memset(piece, 'W', 64 << 10);
    }
}
