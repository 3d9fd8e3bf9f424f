// WA: has a table of heaps up to 200 and treats larger ones as Nim heaps.
#include <cstdio>

int main() {
    int t, n, x;
    std::scanf("%d", &t);
    while (t--) {
        int sum = 0;
        std::scanf("%d", &n);
        while (n--) {
            std::scanf("%d", &x);
            if (x > 200)
                sum ^= x;
            else if (x % 8 == 7)
                sum ^= x + 1;
            else if (x % 8 == 0)
                sum ^= x - 1;
            else
                sum ^= x;
        }
        std::puts(sum ? "First player wins." : "Second player wins.");
    }
}
