// WA: gives 8k + 7 the value 8k + 8, but not the reverse.
#include <cstdio>

int main() {
    int t, n, x;
    std::scanf("%d", &t);
    while (t--) {
        int sum = 0;
        std::scanf("%d", &n);
        while (n--) {
            std::scanf("%d", &x);
            if (x % 8 == 7)
                sum ^= x + 1;
            else
                sum ^= x;
        }
        std::puts(sum ? "First player wins." : "Second player wins.");
    }
}
