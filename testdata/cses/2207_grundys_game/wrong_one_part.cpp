// WA: treats the value of the larger part as that of both.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    const int M = 2000;
    std::vector<int> g(M + 1);
    for (int n = 1; n <= M; n++) {
        std::vector<bool> seen(256);
        for (int a = 1; a < n - a; a++) seen[g[n - a]] = true;
        while (seen[g[n]]) g[n]++;
    }
    int t, n;
    std::cin >> t;
    while (t--) {
        std::cin >> n;
        std::cout << (n > M || g[n] ? "first\n" : "second\n");
    }
}
