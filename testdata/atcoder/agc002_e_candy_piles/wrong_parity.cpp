// WA: looks at the parity of the number of candies.
#include <cstdio>

int main() {
    int n, a, sum = 0;
    std::scanf("%d", &n);
    while (n--) {
        std::scanf("%d", &a);
        sum ^= a & 1;
    }
    std::puts(sum == 0 ? "First" : "Second");
}
