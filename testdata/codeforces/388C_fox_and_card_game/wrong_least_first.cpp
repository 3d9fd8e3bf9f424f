// WA: deals out the middle cards from the least up.
#include <algorithm>
#include <functional>
#include <iostream>
#include <set>
#include <vector>

int main() {
    int n, s, ciel = 0, jiro = 0;
    std::cin >> n;
    std::vector<int> mid;
    for (int i = 0; i < n; i++) {
        std::cin >> s;
        for (int j = 0, x; j < s; j++) {
            std::cin >> x;
            if (j < s / 2)
                ciel += x;
            else if (s % 2 == 0 || j > s / 2)
                jiro += x;
            else
                mid.push_back(x);
        }
    }
    std::sort(mid.begin(), mid.end());
    for (size_t i = 0; i < mid.size(); i++) (i % 2 ? jiro : ciel) += mid[i];
    std::cout << ciel << ' ' << jiro << '\n';
}
