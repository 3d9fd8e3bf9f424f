// The values of the runs from Dawson's Chess: a row of L - 1 pawns, of which a
// move takes one and its neighbours. The program computes values until a period
// is proved: by Guy and Smith, equal values up to 2 first + 2 length + 3 are
// enough. The period is not an input of the program.
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <set>
#include <string>
#include <vector>

constexpr int ROWS = 400;  // the number of values computed

int main() {
    std::ios::sync_with_stdio(false);
    std::vector<int> chess = {0};  // by the number of pawns
    for (int pawns = 1; pawns <= ROWS; ++pawns) {
        std::set<int> options;
        for (int taken = 0; taken < pawns; ++taken) {
            const int left = std::max(0, taken - 1);
            const int right = std::max(0, pawns - taken - 2);
            options.insert(chess[left] ^ chess[right]);
        }
        chess.push_back(0);
        while (options.count(chess.back())) ++chess.back();
    }
    int first = 0, length = 0;
    for (int tried = 1; tried < ROWS && length == 0; ++tried) {
        first = ROWS - tried;
        while (first >= 0 && chess[first] == chess[first + tried]) --first;
        if (2 * ++first + 2 * tried + 3 <= ROWS) length = tried;
    }
    if (length == 0) std::abort();
    int tests, n;
    std::string row;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n >> row;
        const auto red = std::count(row.begin(), row.end(), 'R');
        int nim_sum = 0;
        for (int begin = 0, end; begin < n; begin = end) {
            for (end = begin + 1; end < n && row[end] != row[end - 1];) ++end;
            int pawns = end - begin - 1;
            while (pawns > ROWS) pawns -= (pawns - first) / length * length;
            nim_sum ^= chess[pawns];
        }
        const bool alice = 2 * red != n ? 2 * red > n : nim_sum != 0;
        std::cout << (alice ? "Alice\n" : "Bob\n");
    }
}
