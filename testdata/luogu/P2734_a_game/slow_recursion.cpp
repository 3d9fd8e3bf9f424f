// TLE: plain recursion without a table: 2^N stretches.
#include <algorithm>
#include <iostream>
#include <vector>

std::vector<int> a;

int lead(int l, int r) {
    if (l > r) return 0;
    return std::max(a[l] - lead(l + 1, r), a[r] - lead(l, r - 1));
}

int main() {
    int n, sum = 0;
    std::cin >> n;
    a.resize(n);
    for (int& x : a) std::cin >> x, sum += x;
    const int first = (sum + lead(0, n - 1)) / 2;
    std::cout << first << ' ' << sum - first << '\n';
}
