// WA: uses the xor, as in Nim, where no stone is moved to another pile.
#include <cstdio>

int main() {
    int n, pile;
    while (std::scanf("%d", &n) == 1 && n) {
        int sum = 0;
        while (n--) {
            std::scanf("%d", &pile);
            sum ^= pile;
        }
        std::puts(sum ? "1" : "0");
    }
}
