// WA: prints YES if TBL wins.
#include <algorithm>
#include <cstdio>
#include <set>
#include <vector>

int main() {
    int n;

    while (std::scanf("%d", &n) == 1) {
        std::vector<int> a(n);
        for (int& x : a) std::scanf("%d", &x);
        bool found = false;
        for (int s = 1; s < 1 << n; s++) {
            int x = 0;
            for (int i = 0; i < n; i++)
                if (s >> i & 1) x ^= a[i];
            if (x == 0) found = true;
        }
        std::puts(found ? "YES" : "NO");
    }
}
