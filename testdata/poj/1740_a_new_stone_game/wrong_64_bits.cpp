// WA: uses a word of 64 bits, although sizes can be 64 or more.
#include <cstdio>

int main() {
    int n, pile;
    while (std::scanf("%d", &n) == 1 && n) {
        unsigned long long odd = 0;
        while (n--) {
            std::scanf("%d", &pile);
            odd ^= 1ULL << (pile & 63);  // as a shift by `pile` does on x86
        }
        std::puts(odd ? "1" : "0");
    }
}
