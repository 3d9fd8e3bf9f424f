// WA: looks for groups of neighbours only.
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
        std::set<int> before = {0};
        int x = 0;
        for (int bar : a) {
            x ^= bar;
            if (!before.insert(x).second) found = true;
        }
        std::puts(found ? "NO" : "YES");
    }
}
