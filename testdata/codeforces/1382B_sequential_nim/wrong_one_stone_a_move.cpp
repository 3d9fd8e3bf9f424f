// WA: lets a move take one stone only.
#include <cstdio>
#include <vector>

int main() {
    int tests, n;
    std::scanf("%d", &tests);
    while (tests--) {
        std::scanf("%d", &n);
        std::vector<int> a(n);
        for (int i = 0; i < n; ++i) std::scanf("%d", &a[i]);
        bool wins = false;
        for (int i = n - 1; i >= 0; --i) wins = a[i] % 2 == 1 ? !wins : wins;
        std::puts(wins ? "First" : "Second");
    }
}
