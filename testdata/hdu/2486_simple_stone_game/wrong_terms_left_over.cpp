// WA: the terms of the last game remain in the table.
#include <cstdio>

int h[1000000];

int main() {
    int t, n, k;
    std::scanf("%d", &t);
    for (int game = 1; game <= t; ++game) {
        std::scanf("%d %d", &n, &k);
        h[0] = 1;
        int last = 0;
        for (int j = 0; h[last] < n; ++last) {
            while (1LL * k * h[j] < h[last]) ++j;
            h[last + 1] = h[last] + h[j];
        }
        int left = n, i = 999999;
        while (h[i] == 0 || h[i] > left) --i;
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
