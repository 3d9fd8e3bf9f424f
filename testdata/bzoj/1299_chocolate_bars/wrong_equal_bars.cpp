// WA: looks for two equal bars only.
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
        std::set<int> seen(a.begin(), a.end());
        found = (int)seen.size() < n;
        std::puts(found ? "NO" : "YES");
    }
}
