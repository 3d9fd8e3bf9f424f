// WA: searches as if all k below a won one were won.
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
    else {
        int low = 0, high = a.back();
        while (high - low > 1) {
            const int middle = low + (high - low) / 2;
            int sum = 0;
            for (int i = 0; i < n; ++i) sum ^= a[i] % (middle + 1);
            (sum != 0 ? low : high) = middle;
        }
        k = low;
    }
    std::cout << k << '\n';
}
