// WA: takes all odd or all even places, whichever are worth more.
#include <algorithm>
#include <iostream>

int main() {
    int n, x, sum[2] = {};
    std::cin >> n;
    for (int i = 0; i < n; ++i) std::cin >> x, sum[i % 2] += x;
    const int most = std::max(sum[0], sum[1]);
    std::cout << most << ' ' << sum[0] + sum[1] - most << '\n';
}
