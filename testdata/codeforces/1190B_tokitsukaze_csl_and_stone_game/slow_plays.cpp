// TLE: plays the game, one stone of the first pile that can be smaller.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int n;
    std::scanf("%d", &n);
    std::vector<int> a(n);
    for (int i = 0; i < n; ++i) std::scanf("%d", &a[i]);
    std::sort(a.begin(), a.end());
    int pairs = 0;
    for (int i = 1; i < n; ++i)
        if (a[i] == a[i - 1])
            pairs += a[i] == 0 || (i > 1 && a[i - 2] == a[i] - 1) ? 2 : 1;
    volatile bool first = false;
    if (pairs < 2) {
        if (pairs == 1)
            for (int i = 1; i < n; ++i)
                if (a[i] == a[i - 1] && !first) {
                    --a[i - 1];
                    first = true;
                }
        for (int i = 0; i < n; ++i)
            while (a[i] > i) {
                --a[i];
                first = !first;
            }
    }
    std::puts(first ? "sjfnb" : "cslnb");
}
