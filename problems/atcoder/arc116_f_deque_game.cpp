// AtCoder arc116_f - Deque Game
// https://atcoder.jp/contests/arc116/tasks/arc116_f
// Game:      K rows of N numbers A. Takahashi and Aoki move in turn, Takahashi
//            first: a move deletes the first or the last number of a row of
//            two or more. When each row has one number left, Takahashi wants
//            their sum large and Aoki small. Print the sum.
// Idea:      Let X be who is to move once each even row has been played once:
//            Takahashi iff the number E of even rows is even. An odd row is
//            settled. With u v w in its middle it is worth min(v, max(u, w)) if
//            X is Takahashi, max(v, min(u, w)) if X is Aoki, and v alone if it
//            has one number. An even row is a switch {p | q}: its two moves
//            leave odd rows worth p >= q, so whoever moves in it first makes it
//            p (Takahashi) or q (Aoki). The largest stake p - q goes first.
//                3 4 3 1   X is Takahashi: 3 4 3 and 4 3 1 are worth 3, {3 | 3}
//                1 2       {2 | 1}, which goes first: 2 + 3 = 5
// Proof:     Each move changes E by one, and who is to move: X stays the same.
//            Claim: the sum is that of all odd c and all (p + q) / 2, and half
//            of A(stakes) more if Takahashi is to move, less if Aoki is, where
//            A(T) = t1 - t2 + t3 - ... in falling order. In Codeforces 388C it
//            is shown that A(T) + A(T+x) >= x, with = if x is the greatest or T
//            is empty. So the best move in a switch is in that of the greatest
//            stake. A move of Takahashi's in an odd row of worth c makes it
//            {p | q}. That is no better than the claim if (p + q) / 2 - c <=
//            (p - q) / 2, so if q <= c: Aoki can answer in the same row. And if
//            there is no switch, then X is Takahashi, and he needs q = c.
//            X is Takahashi, who deletes the last number: u v are the middle.
//            Of three numbers Aoki leaves min(u, v). Of more he leaves v in the
//            middle, worth c again, or u, worth min(u, max(t, v)), t before u.
//            So q <= c, and q = c if u >= w; if u < w, he deletes the first
//            number. X is Aoki, who deletes at the other end: worth c again, or
//            of three numbers at most v <= c. For Aoki's moves turn all signs.
// Limits:    1 <= K, N <= 2 * 10^5 (so is the sum of all N), 1 <= A <= 10^9
// Time:      O(sum of N + K log K)
// Beware:    wrong_by_middle_numbers.cpp: the stake is what the two odd rows
//            differ by, not the two numbers in the middle.
// Beware:    wrong_takahashi_on_odd_rows.cpp: X may be Aoki.
// Topics:    points, switches, interval-game
// Lesson:    17
#include <algorithm>
#include <cassert>
#include <cstdio>
#include <functional>
#include <iostream>
#include <limits>
#include <utility>
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

// What the odd row of these numbers is worth.
int worth(const int* row, int length, bool is_takahashi) {
    const int* const v = row + length / 2;
    if (length == 1) return *v;
    return is_takahashi ? std::min(*v, std::max(v[-1], v[1]))
                        : std::max(*v, std::min(v[-1], v[1]));
}

int main() {
    std::ios::sync_with_stdio(false);
    int k;
    read(k);
    std::vector<std::vector<int> > rows(k);
    bool is_takahashi = true;  // X
    for (int i = 0; i < k; ++i) {
        int n;
        read(n);
        rows[i].resize(n);
        for (int j = 0; j < n; ++j) read(rows[i][j]);
        if (n % 2 == 0) is_takahashi = !is_takahashi;
    }
    long long sum = 0;
    std::vector<std::pair<int, int> > switches;  // p - q, q
    for (int i = 0; i < k; ++i) {
        const int n = int(rows[i].size());
        const int* const row = &rows[i][0];
        if (n % 2 == 1) {
            sum += worth(row, n, is_takahashi);
        } else {
            const int p = worth(row, n - 1, is_takahashi);
            const int q = worth(row + 1, n - 1, is_takahashi);
            switches.push_back(std::make_pair(std::max(p, q) - std::min(p, q),
                                              std::min(p, q)));
        }
    }
    std::sort(switches.begin(), switches.end(),
              std::greater<std::pair<int, int> >());
    for (int i = 0; i < int(switches.size()); ++i)
        sum += switches[i].second + (i % 2 == 0 ? switches[i].first : 0);
    std::cout << sum << '\n';
    return 0;
}
