// TLE: searches the same rows again and again.
#include <algorithm>
#include <iostream>
#include <numeric>
#include <vector>

std::vector<long long> a;

long long solve(int l, int r) {
    if (l > r) return 0;
    return std::max(a[l] - solve(l + 1, r), a[r] - solve(l, r - 1));
}

int main() {
    int n;
    std::cin >> n;
    a.resize(n);
    for (auto& x : a) std::cin >> x;
    std::cout << (std::accumulate(a.begin(), a.end(), 0LL) + solve(0, n - 1)) /
                     2
              << "\n";
}
