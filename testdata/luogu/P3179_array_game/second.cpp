// Recursive, from the top: computes the value of a quotient when it is needed.
// Goes through the small divisors one by one, then through the small quotients,
// each with its number of occurrences.
#include <iostream>
#include <set>
#include <unordered_map>

std::unordered_map<int, int> known;

int value(int q) {
    const auto found = known.find(q);
    if (found != known.end()) return found->second;
    std::set<int> options = {0};
    int nim_sum = 0, divisor = 2;
    for (; divisor <= q / divisor; ++divisor)
        options.insert(nim_sum ^= value(q / divisor));
    for (int w = q / divisor; w >= 1; --w) {
        const int times = q / w - q / (w + 1), term = value(w);
        if (times > 0) options.insert(nim_sum ^ term);
        if (times > 1) options.insert(nim_sum);
        if (times % 2 == 1) nim_sum ^= term;
    }
    int mex = 0;
    for (const int option : options) mex += option == mex;
    return known[q] = mex;
}

int main() {
    int n, queries;
    std::cin >> n >> queries;
    while (queries-- > 0) {
        int cells, cell, sum = 0;
        std::cin >> cells;
        while (cells-- > 0) {
            std::cin >> cell;
            sum ^= value(n / cell);
        }
        std::cout << (sum == 0 ? "No" : "Yes") << '\n';
    }
}
