// HDU 2516 - Fibonacci Nim
// https://acm.hdu.edu.cn/showproblem.php?pid=2516
// Game:      One pile of n stones. The first move takes at least 1 stone, but
//            not the whole pile; each later move takes 1 to twice as many
//            stones as the move before. Whoever takes the last stone wins. For
//            each n: First win or Second win.
// Idea:      Fibonacci Nim: the second player wins iff n is a Fibonacci number.
//            Every n is a sum of Fibonacci numbers 1, 2, 3, 5, 8, ... no two of
//            which are neighbours in this list, in one way only (Zeckendorf).
//            The first player takes the least part:
//            n     2   3   4   5   6   7   8   9    10   11   12    13
//            sum   2   3  3+1  5  5+1 5+2  8  8+1  8+2  8+3  8+3+1  13
//            take  -   -   1   -   1   2   -   1    2    3    1     -
//            A Fibonacci number is its own least part: that is the whole pile,
//            which the first player may not take.
// Proof:     Of two numbers in the list, the larger is more than twice the
//            smaller iff they are not neighbours. Let m be the least part of n.
//            - Taking m leaves nothing, or a sum whose least part is more than
//              2 m and so out of reach.
//            - After a take of t < m, the parts of m - t stand in place of m.
//              (They are less than m, so still no neighbours.) The least of
//              them, p, is within reach. For if p > 2 t, the parts of m - t and
//              those of t together are a second sum for m.
//            So a player wins iff he may take m. For takes of at most k times
//            the last one, see lesson 11.
// Limits:    2 <= n < 2^31, any number of piles
// Time:      O(log n) per pile
// Beware:    wrong_wraps_at_32_bits.cpp: the Fibonacci number 4807526976 wraps
//            to 512559680, which is none.
// Topics:    fibonacci-nim
// Lesson:    11
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>

// Is n one of 1, 2, 3, 5, 8, ...?
bool is_fibonacci_number(int n) {
    long long fibonacci = 1, next = 2;
    while (fibonacci < n) {
        const long long sum = fibonacci + next;
        fibonacci = next;
        next = sum;
    }
    return fibonacci == n;
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
    int n;
    while (read(n) && n > 0)
        std::cout << (is_fibonacci_number(n) ? "Second win\n" : "First win\n");
    return 0;
}
