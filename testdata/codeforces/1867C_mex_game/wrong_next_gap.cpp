// WA: always adds the next gap, and does not put back what Bob removes.
#include <iostream>
#include <set>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int games, n, number;
    for (std::cin >> games; games > 0; --games) {
        std::cin >> n;
        int x = 0;
        std::set<int> numbers;
        for (; n > 0; --n) {
            std::cin >> number;
            numbers.insert(number);
        }
        while (numbers.count(x)) ++x;
        for (int y = 0; y >= 0;) {
            std::cout << x << std::endl;
            numbers.insert(x);
            while (numbers.count(x)) ++x;
            std::cin >> y;
        }
    }
    return 0;
}
