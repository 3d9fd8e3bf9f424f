// TLE: tries every k below the greatest pile.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n, nim_sum = 0;
    std::cin >> n;
    std::vector<int> a(n);
    for (int i = 0; i < n; ++i) {
        std::cin >> a[i];
        nim_sum ^= a[i];
    }
    std::sort(a.begin(), a.end());
    int k = 0;
    if (nim_sum != 0)
        k = -1;
    else
        for (int most = a.back() - 1; most > 0; --most) {
            int sum = 0;
            for (int i = 0; i < n; ++i) sum ^= a[i] % (most + 1);
            if (sum != 0) {
                k = most;
                break;
            }
        }
    std::cout << k << '\n';
}
