// WA: decides by the parity of the number of piles.
#include <cstdio>

int main() {
    int n, pile;
    while (std::scanf("%d", &n) == 1 && n) {
        const int piles = n;
        while (n--) std::scanf("%d", &pile);
        std::puts(piles % 2 ? "1" : "0");
    }
}
