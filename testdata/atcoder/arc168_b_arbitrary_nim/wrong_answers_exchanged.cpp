// WA: exchanges the answers 0 and -1.
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
    k = -1;
    if (nim_sum != 0)
        k = 0;
    else
        for (int i = n - 1; i >= 0; --i) {
            if (i > 0 && a[i] == a[i - 1])
                --i;
            else {
                k = a[i] - 1;
                break;
            }
        }
    std::cout << k << '\n';
}
