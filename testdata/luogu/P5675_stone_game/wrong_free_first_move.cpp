// WA: lets Alice take from any pile, so that only nim-sum 0 is lost.
#include <iostream>
#include <vector>

int main() {
    const int p = 1000000007;
    int n;
    std::cin >> n;
    std::vector<int> a(n);
    for (int& pile : a) std::cin >> pile;
    long long lost = 0;
    for (int k = 0; k < n; ++k) {
        std::vector<int> sets(256);
        sets[0] = 1;
        for (int i = 0; i < n; ++i) {
            if (i == k) continue;
            const std::vector<int> old = sets;
            for (int x = 0; x < 256; ++x)
                sets[x] = (old[x] + old[x ^ a[i]]) % p;
        }
        lost += sets[a[k]];
    }
    std::cout << lost % p << '\n';
}
