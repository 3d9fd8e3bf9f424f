// WA: adds p and q in 16 bits, which hold no sum above 65535.
#include <cstdio>

int main() {
    int n, p, q;
    while (std::scanf("%d %d %d", &n, &p, &q) == 3) {
        unsigned short sum = p + q;
        int r = n % (sum ? sum : 1);
        std::puts(r >= 1 && r <= p ? "LOST" : "WIN");
    }
}
