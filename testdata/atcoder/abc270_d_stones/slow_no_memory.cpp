// TLE: searches the same piles again and again.
#include <algorithm>
#include <iostream>
#include <vector>

std::vector<int> a;

int solve(int n) {
    int best = 0;
    for (int x : a)
        if (x <= n) best = std::max(best, n - solve(n - x));
    return best;
}

int main() {
    int n, k;
    std::cin >> n >> k;
    a.resize(k);
    for (int& x : a) std::cin >> x;
    std::cout << solve(n) << '\n';
}
