// WA: always takes the greatest pile that can be taken.
#include <iostream>
#include <queue>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> a(n + 2, -1);
    for (int i = 1; i <= n; ++i) std::cin >> a[i];
    std::priority_queue<std::pair<int, int>> open;
    for (int i = 1; i <= n; ++i)
        if (a[i] > 0 && (a[i - 1] == 0 || a[i + 1] == 0)) open.emplace(a[i], i);
    long long scores[2] = {};
    for (int player = 0; !open.empty();) {
        const int i = open.top().second;
        open.pop();
        if (a[i] == 0) continue;
        scores[player] += a[i];
        player = 1 - player;
        a[i] = 0;
        for (int j : {i - 1, i + 1})
            if (a[j] > 0) open.emplace(a[j], j);
    }
    std::cout << scores[0] << ' ' << scores[1] << '\n';
}
