// Codeforces 794E - Choosing Carrot
// https://codeforces.com/problemset/problem/794/E
// Game:      A row of n numbers a. Oleg and Igor move in turn, Oleg first: a
//            move eats the first or the last number. When one number is left,
//            Oleg wants it large and Igor small. But before that Oleg makes k
//            free moves alone, and begins again then. Print the last number
//            under best play for k = 0, 1, ..., n - 1.
// Idea:      The middle decides. With Oleg to move, a row leaves
//                length 1           its number
//                even, p q middle   max(p, q)
//                odd, u v w middle  min(v, max(u, w))
//            The free moves choose any stretch of length n - k; its middle is
//            any place that is far enough from both ends. A middle fits in all
//            stretches of its parity up to a longest one. So enter the value of
//            each middle at its longest length, and carry the greatest value
//            from length L + 2 down to L.
//                a = 1 1 3 1: L = 4 gives max(1, 3) = 3, L = 3 the better of
//                min(1, 3) and min(3, 1) = 1, L = 2 max(1, 3) = 3, L = 1 3
// Proof:     By induction over the length. With Igor to move all is mirrored:
//            even min(p, q), odd max(v, min(u, w)). An odd row of length >= 3:
//            Oleg leaves an even one with the middle u v or v w, so he gets
//            max(min(u, v), min(v, w)) = min(v, max(u, w)). An even row of
//            length >= 4 with o p q r in its middle: he leaves an odd one with
//            the middle o p q or p q r, so he gets the better of
//            max(p, min(o, q)) and max(q, min(p, r)). That is max(p, q), as
//            min(o, q) <= q and min(p, r) <= p.
// Limits:    1 <= n <= 3 * 10^5, 1 <= a <= 10^9
// Time:      O(n)
// Beware:    wrong_one_neighbour.cpp: Oleg goes to the better neighbour.
// Beware:    wrong_rising.cpp: a free move more may be worse for Oleg, since
//            it changes who makes the last move.
// Topics:    points, interval-game
// Lesson:    17
#include <algorithm>
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>
#include <vector>

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
    int n;
    read(n);
    std::vector<int> a(n);
    std::vector<int> best(n + 1);  // best[L]: of all stretches of length L
    for (int i = 0; i < n; ++i) read(a[i]);
    for (int i = 0; i + 1 < n; ++i) {
        const int longest = 2 * std::min(i + 1, n - 1 - i);
        best[longest] = std::max(best[longest], std::max(a[i], a[i + 1]));
    }
    for (int i = 1; i + 1 < n; ++i) {
        const int longest = 2 * std::min(i, n - 1 - i) + 1;
        best[longest] = std::max(best[longest],
                                 std::min(a[i], std::max(a[i - 1], a[i + 1])));
    }
    for (int length = n - 2; length >= 2; --length)
        best[length] = std::max(best[length], best[length + 2]);
    best[1] = *std::max_element(a.begin(), a.end());
    for (int length = n; length >= 1; --length)
        std::cout << best[length] << (length > 1 ? ' ' : '\n');
    return 0;
}
