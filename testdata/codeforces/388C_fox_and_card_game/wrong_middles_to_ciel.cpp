// WA: gives all middle cards to Ciel, who begins.
#include <algorithm>
#include <functional>
#include <iostream>
#include <set>
#include <vector>

int main() {
    int n, s, ciel = 0, jiro = 0;
    std::cin >> n;
    for (int i = 0; i < n; i++) {
        std::cin >> s;
        for (int j = 0, x; j < s; j++) {
            std::cin >> x;
            if (j < s / 2)
                ciel += x;
            else if (s % 2 == 0 || j > s / 2)
                jiro += x;
            else
                ciel += x;
        }
    }
    std::cout << ciel << ' ' << jiro << '\n';
}
