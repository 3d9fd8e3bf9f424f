// WA: assumes that the columns of a row are sorted.
#include <cstdio>
#include <vector>

int main() {
    int t, n, m;
    std::scanf("%d", &t);
    while (t--) {
        int sum = 0;
        std::scanf("%d", &n);
        while (n--) {
            std::scanf("%d", &m);
            std::vector<int> column(m), stair(20);
            for (int i = 0; i < m; ++i) std::scanf("%d", &column[i]);
            for (int i = 0; i < m; ++i) {
                const int free = 20 - column[i] - (m - 1 - i);
                if (free > 0) ++stair[free];
            }
            for (int s = 1; s < 20; s += 2) sum ^= stair[s];
        }
        std::puts(sum ? "YES" : "NO");
    }
}
