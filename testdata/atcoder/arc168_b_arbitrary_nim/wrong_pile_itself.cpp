// WA: prints the greatest remaining pile, not one less.
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
        for (int i = n - 1; i >= 0; --i) {
            if (i > 0 && a[i] == a[i - 1])
                --i;
            else {
                k = a[i];
                break;
            }
        }
    std::cout << k << '\n';
}
