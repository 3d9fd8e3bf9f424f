// WA: uses the nim-sum of Grundy values, as if a move were in one game only.
#include <algorithm>
#include <cstdio>

int main() {
    int n, p, q;
    while (std::scanf("%d", &n) == 1) {
        int sum = 0;
        while (n--) {
            std::scanf("%d%d", &p, &q);
            if (p < q) std::swap(p, q);
            // the Grundy value of Euclid's game, by Nivasch's theorem
            sum ^= (p * p - q * q) / (p * q);
        }
        std::puts(sum ? "MM" : "GG");
    }
}
