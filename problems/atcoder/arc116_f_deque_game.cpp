// AtCoder arc116_f - Deque Game
// https://atcoder.jp/contests/arc116/tasks/arc116_f
// Game:      K rows of N numbers A. Takahashi and Aoki move in turn, Takahashi
//            first: a move deletes the first or the last number of a row of
//            two or more. When each row has one number left, Takahashi wants
//            their sum large, Aoki small. Print the sum.
// Idea:      An odd row has a fixed worth. An even row leaves an odd row worth
//            p or q, so the players take the even rows in turn, the greatest
//            |p - q| first: Takahashi gets the larger one of p and q, Aoki the
//            smaller one. Let X be Takahashi if the number of even rows is
//            even, else Aoki: X is to move when each even row has been played
//            once. An odd row of one number is worth this number. With u v w
//            in the middle it is worth min(v, max(u, w)) if X is Takahashi,
//            max(v, min(u, w)) if X is Aoki. 3 4 3 1 has p = q = 3, and 1 2
//            has p, q = 1, 2: Takahashi takes 1 2, and the sum is 3 + 2 = 5.
// Proof:     see arc116_f_deque_game.md
// Source:    J. Milnor, Sums of positional games (1953)
// Limits:    1 <= K, N <= 2 * 10^5 (also the sum of all N), 1 <= A <= 10^9
// Time:      O(sum of N + K log K)
// Beware:    wrong_by_middle_numbers.cpp: the middle numbers are not p and q.
// Topics:    points, switches, interval-game
// Lesson:    17
// Standard:  C++17
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <vector>

// The worth of the odd row of `length` numbers from `first` on.
int worth(const std::vector<int>& row, int first, int length,
          bool x_is_takahashi) {
    const int middle = first + length / 2, v = row[middle];
    if (length == 1) return v;
    const int u = row[middle - 1], w = row[middle + 1];
    return x_is_takahashi ? std::min(v, std::max(u, w))
                          : std::max(v, std::min(u, w));
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int k, n;
    std::cin >> k;
    std::vector<std::vector<int>> rows(k);
    bool x_is_takahashi = true;
    for (std::vector<int>& row : rows) {
        std::cin >> n;
        row.resize(n);
        for (int& a : row) std::cin >> a;
        if (n % 2 == 0) x_is_takahashi = !x_is_takahashi;
    }
    long long sum = 0;
    std::vector<int> stakes;
    for (const std::vector<int>& row : rows) {
        n = int(row.size());
        if (n % 2 == 1) {
            sum += worth(row, 0, n, x_is_takahashi);
        } else {
            const int p = worth(row, 0, n - 1, x_is_takahashi);
            const int q = worth(row, 1, n - 1, x_is_takahashi);
            sum += std::min(p, q);
            stakes.push_back(std::abs(p - q));
        }
    }
    std::sort(stakes.rbegin(), stakes.rend());
    for (int i = 0; i < int(stakes.size()); i += 2) sum += stakes[i];
    std::cout << sum << '\n';
    return 0;
}
