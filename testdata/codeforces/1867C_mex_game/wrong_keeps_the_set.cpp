// WA: keeps the numbers of the games before.
#include <iostream>
#include <set>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    std::set<int> numbers;
    int games, n, number;
    for (std::cin >> games; games > 0; --games) {
        std::cin >> n;
        int x = 0;
        for (; n > 0; --n) {
            std::cin >> number;
            numbers.insert(number);
        }
        while (numbers.count(x)) ++x;
        while (x >= 0) {
            std::cout << x << std::endl;
            std::cin >> x;
        }
    }
    return 0;
}
