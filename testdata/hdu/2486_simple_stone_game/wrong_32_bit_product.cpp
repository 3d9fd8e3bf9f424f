// WA: k times a term far ahead wraps round in a binary search for the term.
#include <cstdio>
#include <vector>

int main() {
    int t, n, k;
    std::scanf("%d", &t);
    for (int game = 1; game <= t; ++game) {
        std::scanf("%d %d", &n, &k);
        std::vector<int> h(1, 1);
        while (h.back() < n) {
            int low = 0, high = int(h.size()) - 1;
            while (low < high) {
                const int j = (low + high) / 2;
                if (int(unsigned(k) * unsigned(h[j])) < h.back())
                    low = j + 1;
                else
                    high = j;
            }
            const int j = low;
            h.push_back(h.back() + h[j]);
        }
        int left = n, i = int(h.size()) - 1;
        while (h[i] > left) --i;
        while (left != h[i])
            if (left > h[i])
                left -= h[i];
            else
                --i;
        if (left == n)
            std::printf("Case %d: lose\n", game);
        else
            std::printf("Case %d: %d\n", game, left);
    }
}
