// HDU 2177 - Wythoff's Game, Winning Moves
// https://acm.hdu.edu.cn/showproblem.php?pid=2177
// Game:      Two piles of a <= b stones. A move takes any number of stones from
//            one pile, or the same number from both. Whoever takes the last
//            stone wins. For each game: 0 if the first player loses; else 1,
//            then for each winning first move a line "x y", the stones that it
//            leaves, x <= y. The move from both piles comes first. The order of
//            the others is not stated: assumed is from b, then from a.
// Idea:      Wythoff's game. Its P-positions are the pairs of this table, in
//            which x is the least number not used before, as x or y, and
//            y = x + k (proof: lesson 10):
//            k  0  1  2  3  4  5  6  7  8  9 10
//            x  0  1  3  4  6  8  9 11 12 14 16
//            y  0  2  5  7 10 13 15 18 20 23 26
//            Each number and each difference k stands in one pair. A winning
//            move leads to a pair and keeps b - a, or a, or b: so at most one
//            wins that keeps b - a, one that keeps a, and one that keeps b.
//            From 4 and 5: (1, 2) has the difference 1; (4, 7) has the number
//            4, out of reach as 7 > 5; (3, 5) has the number 5. Two moves win.
//            Two moves may leave the same pair. Then it is printed twice, which
//            is assumed, too: from 2 and 3, taking 1 from both and taking 2
//            from the 3 leave (1, 2).
//            If the piles are equal, taking from the one or from the other is
//            the same move, printed once.
// Limits:    0 <= a <= 10^6, 1 <= b <= 10^6, a <= b, any number of games; "0 0"
//            ends the input
// Time:      O(10^6) once, then O(1) per game
// Memory:    15 MB
// Beware:    wrong_only_from_larger.cpp: of 4 and 5, taking 1 from the smaller
//            pile leaves (3, 5).
// Topics:    wythoff
// Lesson:    10
#include <algorithm>
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>
#include <vector>

const int MAX_PILE = 1000000;

// The pairs (x, x + k) for k = 0..MAX_PILE. No two y are neighbours, so the
// next x is greater by 1 or 2: all x are less than 2 MAX_PILE.
struct Pairs {
    std::vector<int> x;        // of each k
    std::vector<int> partner;  // of each number; 0 if none is known yet

    Pairs() : x(MAX_PILE + 1), partner(3 * MAX_PILE) {
        int least = 1;  // without a partner; k = 0 is the pair (0, 0)
        for (int k = 1; k <= MAX_PILE; ++k) {
            while (partner[least] > 0) ++least;
            x[k] = least;
            partner[least] = least + k;
            partner[least + k] = least;
        }
    }
};

void write_piles(int x, int y) {
    std::cout << std::min(x, y) << ' ' << std::max(x, y) << '\n';
}

// What the winning moves leave of a <= b: taking from both, from b, from a.
void write_winning_options(int a, int b, const Pairs& pairs) {
    const int x = pairs.x[b - a];
    if (x < a) write_piles(x, x + (b - a));
    if (pairs.partner[a] < b) write_piles(a, pairs.partner[a]);
    if (pairs.partner[b] < a && a < b) write_piles(pairs.partner[b], b);
}

// snippet: fast_input
// Reads the next integer of standard input; 0 and false at its end.
template <class Integer>
bool read(Integer& number) {
    std::streambuf& input = *std::cin.rdbuf();
    number = 0;
    int c = input.sbumpc();
    for (; c < '0' || c > '9'; c = input.sbumpc()) {
        assert(c != '-');  // no negative numbers
        if (c == EOF) return false;
    }
    const Integer most = std::numeric_limits<Integer>::max();
    Integer n = 0;  // a local variable is faster than the reference
    for (; c >= '0' && c <= '9'; c = input.sbumpc()) {
        assert(n < most / 10 || n <= (most - (c - '0')) / 10);
        n = Integer(n * 10 + Integer(c - '0'));
    }
    number = n;
    return true;
}
// end snippet

int main() {
    std::ios::sync_with_stdio(false);
    const Pairs pairs;
    int a, b;
    while (read(a) && read(b) && b > 0) {
        const bool first_player_wins = pairs.partner[a] != b;
        std::cout << first_player_wins << '\n';
        if (first_player_wins) write_winning_options(a, b, pairs);
    }
    return 0;
}
