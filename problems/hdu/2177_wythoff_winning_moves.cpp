// HDU 2177 - Wythoff's Game, Winning Moves
// https://acm.hdu.edu.cn/showproblem.php?pid=2177
// Game:      Two piles of a <= b stones. A move takes any number of stones from
//            one pile, or the same number from both. Whoever takes the last
//            stone wins. For each game: 0 if the first player loses; else 1,
//            then for each winning first move a line "x y", the stones that it
//            leaves, x <= y. The move from both piles comes first. The order of
//            the others is not stated: assumed is from b, then from a.
// Idea:      Wythoff's game. Its P-positions are the pairs x = floor(k phi),
//            y = x + k with phi = (1 + sqrt 5) / 2 (templates/wythoff.hpp):
//            k  0  1  2  3  4  5  6  7  8  9 10
//            x  0  1  3  4  6  8  9 11 12 14 16
//            y  0  2  5  7 10 13 15 18 20 23 26
//            A winning move leads to a pair and keeps b - a, a or b. One pair
//            has the difference b - a, one contains a, and one contains b: at
//            most three moves win. Two of them may leave the same pair, which
//            is printed twice: from 2 and 3, taking 1 from both and taking 2
//            from the larger pile leave (1, 2). Equal piles count as one pile.
// Limits:    0 <= a <= b <= 10^6, any number of games, "0 0" ends the input
// Time:      O(1) per game
// Beware:    wrong_only_from_larger.cpp: of 4 and 5, taking 1 from the smaller
//            pile leaves (3, 5).
// Topics:    wythoff
// Lesson:    10
// Standard:  C++98
#include <algorithm>
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>

// snippet: wythoff
// Is k phi <= n, with phi = (1 + sqrt 5) / 2? Iff n^2 - n k - k^2 >= 0, because
// that is (n - k phi)(n + k / phi). If |n - k phi| <= 1 and k <= 10^18, it is
// between -2^62 and 2^62, so modulo 2^64 its highest bit is its sign.
inline bool golden_multiple_is_at_most(long long k, long long n) {
    const unsigned long long u = n, v = k;
    return (u * u - u * v - v * v) >> 63 == 0;
}

// floor(k phi): the smaller pile of the P-position whose piles differ by k.
inline long long wythoff_smaller_pile(long long k) {
    assert(0 <= k && k <= 1000000000000000000LL);
    // n = floor(k f46 / f45) with Fibonacci numbers is floor(k phi) or one
    // less: k phi - k f46 / f45 = (k / f45) / phi^45 < 1. Nothing overflows, as
    // k % f45 * f46 < 2.1 * 10^18.
    const long long f45 = 1134903170, f46 = 1836311903;
    const long long n = k / f45 * f46 + k % f45 * f46 / f45;
    return golden_multiple_is_at_most(k, n + 1) ? n : n + 1;
}

// Does the player to move lose?
inline bool is_wythoff_p_position(long long a, long long b) {
    const long long smaller = std::min(a, b), larger = std::max(a, b);
    assert(smaller >= 0);
    return smaller == wythoff_smaller_pile(larger - smaller);
}
// end snippet

// The pile that makes a P-position with a pile of n. Of the numbers 1..n, k are
// the x of a pair and n - k the y of a pair, and n is the last of its kind: it
// is either the x of the difference k or the y of the difference n - k.
int partner(int n) {
    // floor(j phi) <= n iff j < (n + 1) / phi, which is (n + 1)(phi - 1).
    const int k = int(wythoff_smaller_pile(n + 1)) - (n + 1);
    return golden_multiple_is_at_most(k, n) ? k : n + k;
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
// snippet: fast_output
// Writes a non-negative integer, and the character behind it.
template <class Integer>
void write(Integer number, char after) {
    assert(number >= 0);
    char text[21];  // 2^64 has twenty digits
    char* first = text + 20;
    *first = after;
    for (; number >= 10; number = Integer(number / 100)) {
        const int pair = int(number % 100);
        *--first = char('0' + pair % 10);
        *--first = char('0' + pair / 10);
    }
    if (number > 0 || first == text + 20) *--first = char('0' + int(number));
    while (first < text + 21) std::cout.rdbuf()->sputc(*first++);
}
// end snippet

void write_piles(int x, int y) {
    write(std::min(x, y), ' ');
    write(std::max(x, y), '\n');
}

// What the winning moves leave of a <= b: taking from both, from b, from a.
void write_winning_options(int a, int b) {
    const int x = int(wythoff_smaller_pile(b - a));
    const int partner_of_a = partner(a), partner_of_b = partner(b);
    if (x < a) write_piles(x, x + (b - a));
    if (partner_of_a < b) write_piles(a, partner_of_a);
    if (partner_of_b < a && a < b) write_piles(partner_of_b, b);
}

int main() {
    std::ios::sync_with_stdio(false);
    int a, b;
    while (read(a) && read(b) && b > 0) {
        const bool first_player_wins = !is_wythoff_p_position(a, b);
        write(int(first_player_wins), '\n');
        if (first_player_wins) write_winning_options(a, b);
    }
    return 0;
}
