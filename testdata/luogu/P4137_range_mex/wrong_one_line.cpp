// PE: prints all answers on one line.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int n, m;
    std::cin >> n >> m;
    int leaves = 1;
    while (leaves < n + 1) leaves *= 2;
    std::vector<int> least(2 * leaves);  // of the last places, as a heap
    const auto set_last = [&](int value, int place) {
        int node = leaves + value;
        least[node] = place;
        while (node /= 2)
            least[node] = std::min(least[2 * node], least[2 * node + 1]);
    };
    std::vector<int> a(n + 1), l(m), r(m), order(m), answer(m);
    for (int i = 1; i <= n; ++i) std::cin >> a[i];
    for (int i = 0; i < m; ++i) std::cin >> l[i] >> r[i], order[i] = i;
    std::sort(order.begin(), order.end(),
              [&](int i, int j) { return r[i] < r[j]; });
    int right = 0;
    for (int i : order) {
        while (right < r[i]) {
            ++right;
            if (a[right] <= n) set_last(a[right], right);
        }
        int node = 1;
        while (node < leaves) node = 2 * node + (least[2 * node] >= l[i]);
        answer[i] = node - leaves;
    }
    for (int mex : answer) std::cout << mex << ' ';
    std::cout << '\n';
}
