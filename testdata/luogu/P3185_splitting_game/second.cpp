// Coins of Mock Turtles: bottle i is a head iff its beans are odd, and is worth
// the odious number at its distance from the last bottle. These numbers differ,
// so for each i and j at most one bottle can be k. The program looks it up.
#include <iostream>
#include <map>
#include <string>
#include <vector>

int main() {
    std::vector<int> odious = {0};  // the last bottle is worth 0
    for (int number = 1; odious.size() < 21; ++number) {
        int ones = 0;
        for (int rest = number; rest > 0; rest /= 2) ones += rest % 2;
        if (ones % 2 == 1) odious.push_back(number);
    }
    int tests, n;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n;
        std::vector<int> beans(n);
        std::map<int, int> bottle_with;  // value -> bottle
        int sum = 0;
        for (int i = 0; i < n; ++i) {
            std::cin >> beans[i];
            bottle_with[odious[n - 1 - i]] = i;
            if (beans[i] % 2) sum ^= odious[n - 1 - i];
        }
        std::string first = "-1 -1 -1";
        int moves = 0;
        for (int i = 0; i < n; ++i)
            for (int j = i + 1; j < n; ++j) {
                const int missing = sum ^ odious[n - 1 - i] ^ odious[n - 1 - j];
                const auto k = bottle_with.find(missing);
                if (beans[i] == 0 || k == bottle_with.end() || k->second < j)
                    continue;
                if (moves++ == 0)
                    first = std::to_string(i) + ' ' + std::to_string(j) + ' ' +
                            std::to_string(k->second);
            }
        std::cout << first << '\n' << moves << '\n';
    }
}
