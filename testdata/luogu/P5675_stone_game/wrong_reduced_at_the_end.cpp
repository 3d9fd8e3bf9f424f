// WA: takes the remainder only of the result; the table overflows 64 bits.
// Size: shown by more than 64 piles.
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<int> a(n);
    for (int& pile : a) std::cin >> pile;
    unsigned long long lost = 0;
    for (int k = 0; k < n; ++k) {
        std::vector<unsigned long long> sets(256);
        sets[0] = 1;
        for (int i = 0; i < n; ++i) {
            if (i == k) continue;
            const std::vector<unsigned long long> old = sets;
            for (int x = 0; x < 256; ++x) sets[x] = old[x] + old[x ^ a[i]];
        }
        for (int x = a[k]; x < 256; ++x) lost += sets[x];
    }
    std::cout << lost % 1000000007 << '\n';
}
