// WA: answers every move by the same move at the other end.
#include <cstdio>

int n, a[1001];

int main() {
    int tests;
    std::scanf("%d", &tests);
    while (tests--) {
        std::scanf("%d", &n);
        for (int i = 1; i <= n; ++i) {
            std::scanf("%d", &a[i]);
        }
        bool lost = n % 2 == 0;
        for (int i = 1; i <= n; ++i) lost = lost && a[i] == a[n + 1 - i];
        std::puts(!lost ? "1" : "0");
    }
}
