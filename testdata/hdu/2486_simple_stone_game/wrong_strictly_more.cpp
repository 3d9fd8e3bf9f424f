// WA: adds the least term greater than h / k, but h / k itself is allowed.
#include <cstdio>
#include <vector>

int main() {
    int t, n, k;
    std::scanf("%d", &t);
    for (int game = 1; game <= t; ++game) {
        std::scanf("%d %d", &n, &k);
        std::vector<int> h(1, 1);
        for (int j = 0; h.back() < n;) {
            while (1LL * k * h[j] <= h.back()) ++j;
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
