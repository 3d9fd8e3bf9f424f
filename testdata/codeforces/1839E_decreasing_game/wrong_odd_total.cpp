// WA: does not check whether the total is odd.
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
    // last[s]: the greatest index of some numbers with the sum s; 0 if there
    // are none. The sum 0 needs no number.
    std::vector<int> last(half + 1);
    last[0] = -1;
    for (int i = 1; i <= n; ++i)
        for (int sum = half; sum >= a[i]; --sum)
            if (last[sum] == 0 && last[sum - a[i]] != 0) last[sum] = i;
    const bool is_second = last[half] != 0;
    std::vector<bool> is_in_half(n + 1);
    if (is_second)
        for (int sum = half; sum > 0; sum -= a[last[sum]])
            is_in_half[last[sum]] = true;
    std::cout << (is_second ? "Second" : "First") << std::endl;
    for (;;) {
        int i = 1, j = 1;
        if (is_second) {
            std::cin >> i;
            if (i <= 0) break;
            while (j < n && (a[j] == 0 || is_in_half[j] == is_in_half[i])) ++j;
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
