// HDU 3537 - Daizhenyang's Coin
// https://acm.hdu.edu.cn/showproblem.php?pid=3537
// Game:      A row of coins at the places 0, 1, 2, ..., of which the given ones
//            show heads. A move turns over one, two or three coins; the one
//            farthest to the right must go from heads to tails. Whoever cannot
//            move loses. For each row: Yes if the first player, Daizhenyang,
//            loses, else No. A place that is given twice is still one head.
// Idea:      Mock Turtles. A coin-turning game is worth the nim-sum (xor) of
//            the values of its single heads (proof: templates/coin_turning.hpp
//            and lesson 13), so only these are needed. A single head at x can
//            be turned alone, with one coin y < x, or with two, y and z. So
//                g(x) = mex{ 0, g(y), g(y) xor g(z) : z < y < x },
//            the least number >= 0 that is missing:
//                x       0  1  2  3  4  5  6  7  8  9 10 11
//                g(x)    1  2  4  7  8 11 13 14 16 19 21 22
//            These are the odious numbers, with an odd number of ones in
//            binary. Of 2x and 2x + 1 exactly one is odious: it is g(x).
// Proof:     Why single heads: to turn a set of coins xors the nim-sum with the
//            values of the set, whether a coin becomes heads or tails. In place
//            of g(x) comes an option of the single head x: never g(x) itself,
//            and any smaller value can be had. That is all that Nim needs.
//            The values: let g(0), g(1), ..., g(x-1) be the odious numbers less
//            than 2x, and t the one of 2x and 2x + 1. The nim-sum of two odious
//            numbers is not odious, so t is not among the values of which g(x)
//            is the mex. All smaller numbers are: 0; the odious ones; and any
//            other n > 0, the nim-sum of its highest bit and its remaining
//            bits, which are an odd number of ones. So g(x) = t.
// Limits:    0 <= n <= 100 heads, 0 <= a < 10^8, any number of rows
// Time:      O(n log n) per row
// Beware:    wrong_repeats_toggle.cpp: a head that is given twice is one head.
// Beware:    wrong_xor_of_places.cpp: asks whether the xor of the places is 0.
//            The first player loses iff that is so and the number of heads is
//            even, since each g(x) has an odd number of ones. So 1 2 3 is won.
// Topics:    coin-turning
// Lesson:    13
#include <cassert>
#include <iostream>
#include <set>

// snippet: coin_turning
// The value of a row of coins: the nim-sum of the values of its single heads.
template <class HeadValue>
int coin_row_value(const std::set<int>& heads, HeadValue head_value) {
    int nim_sum = 0;
    std::set<int>::const_iterator place;
    for (place = heads.begin(); place != heads.end(); ++place) {
        assert(*place >= 0);
        nim_sum ^= head_value(*place);
    }
    return nim_sum;
}
// end snippet

// The value of a single head: 2 * place or 2 * place + 1, whichever is odious.
int mock_turtles_value(int place) {
    bool is_odious = false;
    for (int bits = place; bits > 0; bits /= 2)
        if (bits % 2 == 1) is_odious = !is_odious;
    return 2 * place + (is_odious ? 0 : 1);
}

int main() {
    std::ios::sync_with_stdio(false);
    int n, place;
    while (std::cin >> n) {
        std::set<int> heads;
        for (; n > 0; --n) {
            std::cin >> place;
            heads.insert(place);
        }
        const bool loses = coin_row_value(heads, mock_turtles_value) == 0;
        std::cout << (loses ? "Yes\n" : "No\n");
    }
    return 0;
}
