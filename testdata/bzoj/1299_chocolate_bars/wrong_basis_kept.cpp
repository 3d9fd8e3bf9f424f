// WA: does not clear the basis for the next round.
#include <algorithm>
#include <cstdio>
#include <set>
#include <vector>

int main() {
    int n;
    std::vector<int> basis;
    while (std::scanf("%d", &n) == 1) {
        std::vector<int> a(n);
        for (int& x : a) std::scanf("%d", &x);
        bool found = false;
        for (int bar : a) {
            for (int b : basis) bar = std::min(bar, bar ^ b);
            if (bar == 0)
                found = true;
            else
                basis.push_back(bar);
        }
        std::puts(found ? "NO" : "YES");
    }
}
