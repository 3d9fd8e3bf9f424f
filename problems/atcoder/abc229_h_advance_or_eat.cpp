// AtCoder abc229_h - Advance or Eat
// https://atcoder.jp/contests/abc229/tasks/abc229_h
// Game:      White and black pieces on an N * N board, at most one on a cell.
//            Takahashi moves a white piece one cell up onto an empty cell, or
//            eats (removes) any black one. Snuke moves a black piece one cell
//            up onto an empty cell, or eats any white one. Takahashi begins;
//            whoever cannot move loses. Print the winner.
// Idea:      Each column is a game of its own, and worth a number v, by how
//            many moves Takahashi (Left) is ahead in it: the simplest number
//            greater than the values of his options and less than those of
//            Snuke's (lesson 16). The values add up, and Takahashi, who begins,
//            wins iff their sum is > 0. Columns, written from the top down:
//              W. {|0} = -1   WW {|-1/2, -1} = -2   .W {-1|0} = -1/2
//              B. {0|} =  1   BB {1/2, 1|} =   2    .B {0|1} =   1/2
//              WB {-1|1/2} = 0     BW {-1/2|1} = 0     .. {|} = 0
//            On a board of .W and .B the sum is 0, so Takahashi loses.
// Proof:     A position has a value if all its options have values and each of
//            Left's options is less than each of Right's. Let a move of Left's
//            lead to L, one of Right's to R. If they concern different pieces,
//            neither gets in the way of the other: Right's move from L and
//            Left's from R lead to the same M. Every move hurts, so L < M < R.
//            If they concern the same piece, one player moves it up and the
//            other eats it. If Left moves it up, Right can eat it there too:
//            Right moves from L to R, so L < R. If Right moves it up, Left can
//            eat it there: Left moves from R to L, so L < R.
//            Units: between multiples of 1 / 2^(m-1) lies one of 1 / 2^m, so a
//            column in which at most m moves can be made is worth a multiple
//            of 1 / 2^m. With k pieces, at most k (N - k) moves go up, and k
//            eat: m <= k (9 - k) <= 20.
// Limits:    1 <= N <= 8, 1 <= length of row <= 8
// Time:      O(3^N N^3)
// Memory:    O(3^N N)
// Beware:    wrong_signs.cpp: it is not enough to count the columns that each
//            player wins.
// Topics:    partizan-game
// Lesson:    16
#include <algorithm>
#include <cassert>
#include <iostream>
#include <limits>
#include <map>
#include <string>
#include <vector>

// snippet: simplest_number
// The simplest number between Left's options and Right's, in units of 1 / one.
template <class Integer>
Integer simplest_number(const std::vector<Integer>& left,
                        const std::vector<Integer>& right, Integer one) {
    assert(one > 0 && (one & (one - 1)) == 0);  // a power of two
    const Integer NONE = std::numeric_limits<Integer>::max();
    Integer low = -NONE, high = NONE;
    if (!left.empty()) low = *std::max_element(left.begin(), left.end());
    if (!right.empty()) high = *std::min_element(right.begin(), right.end());
    assert(low < high && "the position has a value");
    if (low < 0 && high > 0) return 0;
    const bool is_positive = low >= 0;
    if (!is_positive) {
        std::swap(low, high);
        low = -low;
        high = -high;
    }
    assert(low < NONE - one);
    for (Integer step = one;; step /= 2) {
        assert(step > 0 && "one is fine enough");
        const Integer number = low - low % step + step;
        if (number < high) return is_positive ? number : -number;
    }
}
// end snippet

typedef std::map<std::string, int> Values;  // of the columns seen so far

const int ONE = 1 << 20;  // all values are counted in units of 1 / ONE

int value(const std::string& column, Values& values);

// The values of the columns that one move leads to; the player advances pieces
// of the colour `own` and eats the others.
std::vector<int> option_values(const std::string& column, char own,
                               Values& values) {
    std::vector<int> results;
    for (int i = 0; i < int(column.size()); ++i) {
        if (column[i] == '.') continue;
        std::string option = column;
        option[i] = '.';
        if (column[i] == own) {
            if (i == 0 || column[i - 1] != '.') continue;
            option[i - 1] = own;
        }
        results.push_back(value(option, values));
    }
    return results;
}

int value(const std::string& column, Values& values) {
    const Values::const_iterator known = values.find(column);
    if (known != values.end()) return known->second;
    const int result = simplest_number(option_values(column, 'W', values),
                                       option_values(column, 'B', values), ONE);
    return values[column] = result;
}

int main() {
    std::ios::sync_with_stdio(false);
    int N;
    std::cin >> N;
    std::vector<std::string> columns(N, std::string(N, '.'));
    for (int i = 0; i < N; ++i)
        for (int j = 0; j < N; ++j) std::cin >> columns[j][i];
    Values values;
    int total = 0;
    for (int j = 0; j < N; ++j) total += value(columns[j], values);
    const bool first_player_wins = total > 0;
    std::cout << (first_player_wins ? "Takahashi\n" : "Snuke\n");
    return 0;
}
