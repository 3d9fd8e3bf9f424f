// Grundy values without mex. Finds the piles of value v for v = 0, 1, ... in
// turn: going upwards, a pile that has no value yet gets the value v iff none
// of its options has the value v. Then tries each move in turn, and checks
// whether the position after it is lost.
#include <iostream>
#include <vector>

constexpr int MAX_PILE = 1000;

int main() {
    int n, m;
    std::cin >> n;
    std::vector<int> piles(n);
    for (int& pile : piles) std::cin >> pile;
    std::cin >> m;
    std::vector<int> numbers(m), value(MAX_PILE + 1, -1);
    for (int& number : numbers) std::cin >> number;
    for (int v = 0, found = 0; found <= MAX_PILE; ++v)
        for (int pile = 0; pile <= MAX_PILE; ++pile) {
            bool is_free = value[pile] < 0;
            for (const int number : numbers)
                if (number <= pile && value[pile - number] == v)
                    is_free = false;
            if (!is_free) continue;
            value[pile] = v;
            ++found;
        }
    for (int i = 0; i < n; ++i)
        for (const int number : numbers) {
            if (number > piles[i]) continue;
            piles[i] -= number;
            int left = 0;
            for (const int pile : piles) left ^= value[pile];
            piles[i] += number;
            if (left != 0) continue;
            std::cout << "YES\n" << i + 1 << ' ' << number << '\n';
            return 0;
        }
    std::cout << "NO\n";
}
