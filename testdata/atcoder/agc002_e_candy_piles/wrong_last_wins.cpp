// WA: exchanges the players, as if the last candy won.
#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>

int main() {
    int n;
    std::scanf("%d", &n);
    std::vector<int> a(n);
    for (int& x : a) std::scanf("%d", &x);
    std::sort(a.begin(), a.end(), std::greater<int>());
    int i = 0;
    while (i + 1 < n && a[i + 1] > i + 1) i++;
    int up = a[i] - i - 1, right = 0;
    while (i + right + 1 < n && a[i + right + 1] > i) right++;
    std::puts(up % 2 == 0 && right % 2 == 0 ? "First" : "Second");
}
