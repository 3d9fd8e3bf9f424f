// WA: joins the ends of a bracelet to a ring.
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <vector>

int n, size[51], pearls[51][51], grundy[51][51][51];

int value(int b, int first, int end);

int value_after(int b, int first, int end, int weight) {
    int sum = 0, part = first;
    for (int i = first; i < end; ++i)
        if (pearls[b][i] >= weight) {
            sum ^= value(b, part, i);
            part = i + 1;
        }
    return sum ^ value(b, part, end);
}

int value(int b, int first, int end) {
    if (first >= end) return 0;
    int& known = grundy[b][first][end];
    if (known >= 0) return known;
    bool seen[64];
    std::memset(seen, 0, sizeof seen);
    for (int i = first; i < end; ++i)
        seen[value_after(b, first, end, pearls[b][i])] = true;
    int mex = 0;
    while (seen[mex]) ++mex;
    return known = mex;
}

int main() {
    int tests;
    std::scanf("%d", &tests);
    for (int test = 1; test <= tests; ++test) {
        std::memset(grundy, -1, sizeof grundy);
        int sum = 0;
        std::scanf("%d", &n);
        for (int b = 0; b < n; ++b) {
            std::scanf("%d", &size[b]);
            for (int i = 0; i < size[b]; ++i) std::scanf("%d", &pearls[b][i]);
            std::rotate(pearls[b],
                        std::max_element(pearls[b], pearls[b] + size[b]),
                        pearls[b] + size[b]);
            sum ^= value(b, 0, size[b]);
        }
        std::printf("Case %d: %s\n", test, sum ? "Aladdin" : "Genie");
        if (sum == 0) continue;
        for (int b = 0; b < n; ++b) {
            std::vector<int> weights(pearls[b], pearls[b] + size[b]);
            std::sort(weights.begin(), weights.end());
            weights.erase(std::unique(weights.begin(), weights.end()),
                          weights.end());
            for (unsigned i = 0; i < weights.size(); ++i)
                if (value_after(b, 0, size[b], weights[i]) ==
                    (sum ^ value(b, 0, size[b])))
                    std::printf("(%d %d)", b + 1, weights[i]);
        }
        std::puts("");
    }
}
