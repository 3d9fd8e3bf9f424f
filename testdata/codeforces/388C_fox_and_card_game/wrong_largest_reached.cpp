// WA: each player takes the largest card within reach.
#include <algorithm>
#include <functional>
#include <iostream>
#include <set>
#include <vector>

int main() {
    int n, s, ciel = 0, jiro = 0;
    std::cin >> n;
    std::vector<std::vector<int>> p(n);
    int cards = 0;
    for (auto& v : p) {
        std::cin >> s;
        v.resize(s);
        cards += s;
        for (auto& x : v) std::cin >> x;
    }
    for (int t = 0; t < cards; t++) {
        int best = -1;
        for (int i = 0; i < n; i++) {
            if (p[i].empty()) continue;
            auto reach = [&](int j) { return t % 2 ? p[j].back() : p[j][0]; };
            if (best < 0 || reach(i) > reach(best)) best = i;
        }
        if (t % 2)
            jiro += p[best].back(), p[best].pop_back();
        else
            ciel += p[best][0], p[best].erase(p[best].begin());
    }
    std::cout << ciel << ' ' << jiro << '\n';
}
