// WA: keeps the middle cards in a set, so equal ones count once.
#include <algorithm>
#include <functional>
#include <iostream>
#include <set>
#include <vector>

int main() {
    int n, s, ciel = 0, jiro = 0;
    std::cin >> n;
    std::set<int, std::greater<int>> mid;
    for (int i = 0; i < n; i++) {
        std::cin >> s;
        for (int j = 0, x; j < s; j++) {
            std::cin >> x;
            if (j < s / 2)
                ciel += x;
            else if (s % 2 == 0 || j > s / 2)
                jiro += x;
            else
                mid.insert(x);
        }
    }
    bool first = true;
    for (int x : mid) {
        (first ? ciel : jiro) += x;
        first = !first;
    }
    std::cout << ciel << ' ' << jiro << '\n';
}
