// WA: adds up in an int; a negative sum has the remainder -1.
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
    bool lost = false;
    for (int i = 1; i < n; ++i)
        if (a[i] == a[i - 1]) {
            ++pairs;
            if (a[i] == 0 || (i > 1 && a[i - 2] == a[i] - 1)) lost = true;
        }
    if (pairs > 1) lost = true;
    int moves = 0;
    for (int i = 0; i < n; ++i) moves += a[i] - i;
    std::puts(!lost && moves % 2 == 1 ? "sjfnb" : "cslnb");
}
