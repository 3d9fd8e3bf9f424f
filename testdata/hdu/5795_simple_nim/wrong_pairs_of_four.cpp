// WA: takes the values that splits into two heaps have.
#include <cstdio>

int main() {
    int t, n, x;
    std::scanf("%d", &t);
    while (t--) {
        int sum = 0;
        std::scanf("%d", &n);
        while (n--) {
            std::scanf("%d", &x);
            if (x % 4 == 3)
                sum ^= x + 1;
            else if (x % 4 == 0)
                sum ^= x - 1;
            else
                sum ^= x;
        }
        std::puts(sum ? "First player wins." : "Second player wins.");
    }
}
