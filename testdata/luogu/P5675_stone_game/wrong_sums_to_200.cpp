// WA: keeps the nim-sums up to 200 only, as the piles are at most 200.
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
        std::vector<int> sets(201);
        sets[0] = 1;
        for (int i = 0; i < n; ++i) {
            if (i == k) continue;
            const std::vector<int> old = sets;
            for (int x = 0; x <= 200; ++x)
                if ((x ^ a[i]) <= 200) sets[x] = (old[x] + old[x ^ a[i]]) % p;
        }
        for (int x = a[k]; x <= 200; ++x) lost += sets[x];
    }
    std::cout << lost % p << '\n';
}
