// WA: treats a split as a win where both parts are lost, or both are won.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    const int M = 2000;
    std::vector<bool> win(M + 1);
    for (int n = 1; n <= M; n++)
        for (int a = 1; a < n - a; a++)
            if (win[a] == win[n - a]) win[n] = true;
    int t, n;
    std::cin >> t;
    while (t--) {
        std::cin >> n;
        std::cout << (n > M || win[n] ? "first\n" : "second\n");
    }
}
