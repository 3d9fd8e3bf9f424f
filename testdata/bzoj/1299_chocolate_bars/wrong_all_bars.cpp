// WA: takes out all bars or none.
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
        int x = 0;
        for (int bar : a) x ^= bar;
        found = x == 0;
        std::puts(found ? "NO" : "YES");
    }
}
