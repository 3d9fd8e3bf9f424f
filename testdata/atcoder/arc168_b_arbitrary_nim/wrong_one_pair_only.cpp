// WA: cancels only the greatest pair.
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
    if (n > 1 && a[n - 1] == a[n - 2]) n -= 2;
    if (nim_sum != 0)
        k = -1;
    else if (n > 0)
        k = a[n - 1] - 1;
    std::cout << k << '\n';
}
