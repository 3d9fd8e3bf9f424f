// WA: treats each piece as a game of its own: the parity of its free squares.
#include <cstdio>
#include <vector>

int main() {
    int t, n, m, column;
    std::scanf("%d", &t);
    while (t--) {
        int sum = 0;
        std::scanf("%d", &n);
        while (n--) {
            std::scanf("%d", &m);
            std::vector<bool> piece(22);
            while (m--) std::scanf("%d", &column), piece[column] = true;
            for (int i = 20, free = 0; i >= 1; --i)
                if (piece[i])
                    sum ^= free % 2;
                else
                    ++free;
        }
        std::puts(sum ? "YES" : "NO");
    }
}
