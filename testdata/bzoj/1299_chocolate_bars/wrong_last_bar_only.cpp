// WA: asks only whether the last bar is the xor of others.
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
        std::vector<int> basis;
        for (int bar : a) {
            for (int b : basis) bar = std::min(bar, bar ^ b);
            if (bar) basis.push_back(bar);
            found = bar == 0;
        }
        std::puts(found ? "NO" : "YES");
    }
}
