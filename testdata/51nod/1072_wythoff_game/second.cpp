// The table of all P-positions, built in their order: the smaller pile is the
// least number that no earlier pair contains, and the difference grows by 1.
#include <iostream>
#include <vector>

int main() {
    constexpr int MAX_PILE = 2000000;
    std::vector<int> partner(MAX_PILE + 1, -1);
    for (int lower = 1, difference = 1; lower + difference <= MAX_PILE;
         ++difference) {
        partner[lower] = lower + difference;
        partner[lower + difference] = lower;
        while (partner[lower] >= 0) ++lower;
    }
    int tests, a, b;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> a >> b;
        std::cout << (partner[a] == b ? "B\n" : "A\n");
    }
}
