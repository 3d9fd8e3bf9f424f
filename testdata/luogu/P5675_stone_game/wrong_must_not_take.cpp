// WA: lets Alice pass if the nim-sum of the other piles is that of the named.
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
        for (int x = a[k] + 1; x < 256; ++x) lost += sets[x];
    }
    std::cout << lost % p << '\n';
}
