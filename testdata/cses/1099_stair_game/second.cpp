// Takes the stairs from the top, and adds the balls of every second stair in
// binary without carrying: equal powers of two cancel.
#include <iostream>
#include <set>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int tests, n;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n;
        std::vector<int> stairs(n);
        for (int& balls : stairs) std::cin >> balls;
        if (n % 2 != 0) stairs.pop_back();
        std::set<int> left;
        for (; !stairs.empty(); stairs.pop_back(), stairs.pop_back())
            for (int power = 1 << 30, balls = stairs.back(); balls > 0;
                 power /= 2)
                if (balls >= power) {
                    balls -= power;
                    if (left.erase(power) == 0) left.insert(power);
                }
        std::cout << (left.empty() ? "second\n" : "first\n");
    }
}
