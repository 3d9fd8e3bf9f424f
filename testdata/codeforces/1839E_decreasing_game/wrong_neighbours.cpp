// WA: tries only halves of numbers that are next to each other.
#include <algorithm>
#include <iostream>
#include <numeric>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<int> a(n + 1);
    for (int i = 1; i <= n; ++i) std::cin >> a[i];
    const int total = std::accumulate(a.begin(), a.end(), 0), half = total / 2;
    std::vector<bool> is_in_half(n + 1);
    int sum = 0;
    for (int i = 1; i <= n && sum < half; ++i) {
        is_in_half[i] = true;
        sum += a[i];
    }
    const bool is_second = 2 * sum == total;
    std::cout << (is_second ? "Second" : "First") << std::endl;
    for (;;) {
        int i = 1, j = 1;
        if (is_second) {
            std::cin >> i;
            if (i <= 0) break;
            while (a[j] == 0 || is_in_half[j] == is_in_half[i]) ++j;
            std::cout << j << std::endl;
        } else {
            while (a[i] == 0) ++i;
            std::cout << i << std::endl;
            std::cin >> j;
            if (j <= 0) break;
        }
        const int d = std::min(a[i], a[j]);
        a[i] -= d;
        a[j] -= d;
    }
    return 0;
}
