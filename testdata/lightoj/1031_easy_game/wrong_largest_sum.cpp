// WA: takes the end with the largest sum, and does not look at the rest.
#include <cstdio>
#include <vector>

int main() {
    int tests, n;
    std::scanf("%d", &tests);
    for (int test = 1; test <= tests; test++) {
        std::scanf("%d", &n);
        std::vector<int> a(n);
        for (int& x : a) std::scanf("%d", &x);
        int l = 0, r = n, lead = 0, sign = 1;
        while (l < r) {
            int best = -2000000, from = 0, to = 0, sum = 0;
            for (int k = l; k < r; k++)
                if ((sum += a[k]) > best) best = sum, from = k + 1, to = r;
            sum = 0;
            for (int k = r - 1; k >= l; k--)
                if ((sum += a[k]) > best) best = sum, from = l, to = k;
            l = from, r = to;
            lead += sign * best;
            sign = -sign;
        }
        std::printf("Case %d: %d\n", test, lead);
    }
}
