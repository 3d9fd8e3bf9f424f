// WA: writes the table while it is read, so a pile is taken twice.
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
            for (int x = 255; x >= 0; --x)
                sets[x] = (sets[x] + sets[x ^ a[i]]) % p;
        }
        for (int x = a[k]; x < 256; ++x) lost += sets[x];
    }
    std::cout << lost % p << '\n';
}
