// Values by the simplest number: a piece is worth the simplest number that is
// more than each option of Alice's and less than each of Bob's. That makes a
// table for sides up to 64, from the rules. The sides of a larger piece are
// written in binary, and the last digits of both are dropped until one digit of
// the shorter side is left. The rest of X and Y are the moves of each player.
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <limits>
#include <string>
#include <vector>

constexpr int SIZE = 64, NONE = std::numeric_limits<int>::max();

std::string binary(long long number) {
    std::string digits;
    for (; number > 0; number /= 2) digits += char('0' + number % 2);
    std::reverse(digits.begin(), digits.end());
    return digits;
}

// Integers are the simplest numbers, those near 0 first.
int simplest_between(int left, int right) {
    if (left != NONE && right != NONE && left >= right) std::abort();
    if ((left == NONE || left < 0) && (right == NONE || right > 0)) return 0;
    const int simplest = left != NONE && left >= 0 ? left + 1 : right - 1;
    if (right != NONE && simplest >= right) std::abort();  // no integer
    if (left != NONE && simplest <= left) std::abort();
    return simplest;
}

int main() {
    std::vector<std::vector<int>> table(SIZE + 1, std::vector<int>(SIZE + 1));
    for (int X = 1; X <= SIZE; ++X)
        for (int Y = 1; Y <= SIZE; ++Y) {
            int left = NONE, right = NONE;
            for (int A = 1; A < X; ++A) {
                const int option = table[A][Y] + table[X - A][Y];
                left = left == NONE ? option : std::max(left, option);
            }
            for (int B = 1; B < Y; ++B)
                right = std::min(right, table[X][B] + table[X][Y - B]);
            table[X][Y] = simplest_between(left, right);
        }
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int T, N, X, Y;
    std::cin >> T;
    for (int test = 1; test <= T; ++test) {
        long long ahead = 0;
        for (std::cin >> N; N > 0; --N) {
            std::cin >> X >> Y;
            if (X <= SIZE && Y <= SIZE) {
                ahead += table[X][Y];
                continue;
            }
            std::string x = binary(X), y = binary(Y);
            const std::size_t cut = std::min(x.size(), y.size()) - 1;
            x.resize(x.size() - cut);
            y.resize(y.size() - cut);
            ahead += std::stoll(x, nullptr, 2) - std::stoll(y, nullptr, 2);
        }
        std::cout << "Case " << test << ": " << (ahead > 0 ? "Alice" : "Bob")
                  << '\n';
    }
}
