// WA: lets both players make the total of Takahashi large.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n, k;
    std::cin >> n >> k;
    std::vector<int> a(k);
    for (int& x : a) std::cin >> x;
    std::vector<int> mine(n + 1), yours(n + 1);
    for (int i = 1; i <= n; i++)
        for (int x : a) {
            if (x > i) break;
            mine[i] = std::max(mine[i], x + yours[i - x]);
            yours[i] = std::max(yours[i], mine[i - x]);
        }
    std::cout << mine[n] << '\n';
}
