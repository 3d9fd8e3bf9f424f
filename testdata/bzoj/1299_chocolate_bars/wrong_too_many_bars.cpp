// WA: calls a box dependent only if it has more bars than places.
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
        int top = 0;
        for (int bar : a)
            while (bar >> top) top++;
        found = n > top;
        std::puts(found ? "NO" : "YES");
    }
}
