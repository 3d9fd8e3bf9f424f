// WA: leaves splits out, as if they changed nothing.
#include <cstdio>

int main() {
    int t, n, x;
    std::scanf("%d", &t);
    while (t--) {
        int sum = 0;
        std::scanf("%d", &n);
        while (n--) {
            std::scanf("%d", &x);
            sum ^= x;
        }
        std::puts(sum ? "First player wins." : "Second player wins.");
    }
}
