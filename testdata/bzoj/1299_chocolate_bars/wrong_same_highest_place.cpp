// WA: takes bars with the same highest place for dependent.
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
        std::set<int> tops;
        for (int bar : a) {
            int top = 0;
            while (bar >> top > 1) top++;
            if (!tops.insert(top).second) found = true;
        }
        std::puts(found ? "NO" : "YES");
    }
}
