// WA: keeps the bars in the basis as they are, without reducing them.
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
            int rest = bar;
            for (int b : basis) rest = std::min(rest, rest ^ b);
            if (rest == 0) found = true;
            basis.push_back(bar);
        }
        std::puts(found ? "NO" : "YES");
    }
}
