// HDU 1848 - Fibonacci again and again
// https://acm.hdu.edu.cn/showproblem.php?pid=1848
// Game:      Three piles of m, n and p stones. A move takes f stones from one
//            pile, where f is one of 1, 2, 3, 5, 8, ... and at most the pile.
//            Whoever takes the last stone wins. Fibo moves first. Print who
//            wins, Fibo or Nacci.
// Idea:      Each pile is a subtraction game of its own and a move is made in
//            one of them, so the position is their sum. By Sprague-Grundy
//            (lesson 6 proves it) Fibo wins iff g(m) xor g(n) xor g(p) is not
//            0. Here g(x) = mex{ g(x - f) : f a Fibonacci number, f <= x }, and
//            the mex is the least number >= 0 that is missing.
//            x  0  1  2  3  4  5  6  7  8  9 10 11 12 13
//            g  0  1  2  3  0  1  2  3  4  5  0  1  2  3
// Limits:    1 <= m, n, p <= 1000, any number of positions
// Time:      O(1000 * 15) once, then O(1) per position
// Beware:    wrong_precedence.cpp: a ^ b ^ c == 0 means a ^ b ^ (c == 0).
// Topics:    sprague-grundy, subtraction-game
// Lesson:    06
// Standard:  C++98
#include <algorithm>
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>
#include <vector>

// snippet: subtraction_game
// Grundy values of piles 0..max_pile; a value is at most |subtraction_set|.
inline std::vector<int> subtraction_game_values(
    int max_pile, std::vector<int> subtraction_set) {
    assert(max_pile >= 0);
    std::sort(subtraction_set.begin(), subtraction_set.end());
    assert(subtraction_set.empty() || subtraction_set[0] >= 1);
    const int moves = int(subtraction_set.size());
    std::vector<int> grundy(max_pile + 1);
    // seen_from[v]: the last pile with an option of value v, at first none.
    std::vector<int> seen_from(moves + 1, -1);
    int legal = 0;  // the number of moves that the pile allows
    for (int pile = 0; pile <= max_pile; ++pile) {
        while (legal < moves && subtraction_set[legal] <= pile) ++legal;
        for (int i = 0; i < legal; ++i)
            seen_from[grundy[pile - subtraction_set[i]]] = pile;
        while (seen_from[grundy[pile]] == pile) ++grundy[pile];
    }
    return grundy;
}
// end snippet

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
    const int MAX_PILE = 1000;
    const int FIBONACCI[] = {1,  2,  3,   5,   8,   13,  21, 34,
                             55, 89, 144, 233, 377, 610, 987};
    const std::vector<int> grundy = subtraction_game_values(
        MAX_PILE, std::vector<int>(FIBONACCI, FIBONACCI + 15));
    int m, n, p;
    while (read(m) && read(n) && read(p) && m + n + p > 0) {
        const int nim_sum = grundy[m] ^ grundy[n] ^ grundy[p];
        std::cout << (nim_sum ? "Fibo\n" : "Nacci\n");
    }
    return 0;
}
