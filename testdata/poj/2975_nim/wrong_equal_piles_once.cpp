// WA: counts the moves of equal piles once.
#include <cstdio>
#include <set>

int main() {
    int n;
    while (std::scanf("%d", &n) == 1 && n) {
        int k[1000], x = 0, count = 0;
        for (int i = 0; i < n; ++i) std::scanf("%d", &k[i]), x ^= k[i];
        std::set<int> seen;
        for (int i = 0; i < n; ++i)
            if ((k[i] ^ x) < k[i] && seen.insert(k[i]).second) ++count;
        std::printf("%d\n", count);
    }
}
