// WA: uses the smallest remaining pile.
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
        for (int i = 0; i < n; ++i) {
            if (i + 1 < n && a[i] == a[i + 1])
                ++i;
            else {
                k = a[i] - 1;
                break;
            }
        }
    std::cout << k << '\n';
}
