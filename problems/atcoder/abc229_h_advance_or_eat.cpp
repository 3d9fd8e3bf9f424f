// AtCoder abc229_h - Advance or Eat
// https://atcoder.jp/contests/abc229/tasks/abc229_h
// Game:      White and black pieces on an N * N board. Takahashi moves a white
//            piece one cell up onto an empty cell, or eats (removes) any black
//            one; Snuke moves a black piece likewise, or eats any white one.
//            Takahashi begins; a player who cannot move loses. Print who wins.
// Idea:      Each column is worth a number, how many moves Takahashi is ahead.
//            It is the simplest number between the values of his options and of
//            Snuke's, a multiple of 1/128 (computed for all columns). The
//            numbers add up; he wins iff the sum is > 0 (lesson 22).
//             Top down: W. {|0} = -1, .W {-1|0} = -1/2, WB {-1|1/2} = 0
// Proof:     see abc229_h_advance_or_eat.md
// Limits:    1 <= N <= 8
// Time:      O(3^N N^2)
// Beware:    wrong_64ths.cpp: 1/64 is too coarse for two pieces at the foot.
// Topics:    partizan-game
// Lesson:    22
// Standard:  C++17
#include <algorithm>
#include <climits>
#include <iostream>
#include <map>
#include <string>
#include <vector>

// snippet: simplest_number
// The simplest number between low and high, in units of 1 / one.
inline int simplest_number(int low, int high, int one) {
    if (low < 0 && high > 0) return 0;
    if (low < 0) return -simplest_number(-high, -low, one);
    int step = one;
    while (low / step * step + step >= high) step /= 2;
    return low / step * step + step;
}
// end snippet

const int ONE = 128;  // values are counted in units of 1 / ONE

std::map<std::string, int> known;

int value(const std::string& column) {
    if (known.count(column)) return known[column];
    int low = -INT_MAX, high = INT_MAX;
    for (int i = 0; i < int(column.size()); ++i) {
        if (column[i] == '.') continue;
        std::string option = column;
        option[i] = '.';
        const int eaten = value(option);
        if (column[i] == 'W')
            high = std::min(high, eaten);
        else
            low = std::max(low, eaten);
        if (i == 0 || column[i - 1] != '.') continue;
        option[i - 1] = column[i];
        const int advanced = value(option);
        if (column[i] == 'W')
            low = std::max(low, advanced);
        else
            high = std::min(high, advanced);
    }
    return known[column] = simplest_number(low, high, ONE);
}

int main() {
    int n;
    std::cin >> n;
    std::vector<std::string> columns(n);
    for (int i = 0; i < n * n; ++i) {
        char cell;
        std::cin >> cell;
        columns[i % n] += cell;
    }
    int total = 0;
    for (const std::string& column : columns) total += value(column);
    const bool first_player_wins = total > 0;
    std::cout << (first_player_wins ? "Takahashi\n" : "Snuke\n");
    return 0;
}
