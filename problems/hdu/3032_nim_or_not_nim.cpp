// HDU 3032 - Nim or not Nim?
// https://acm.hdu.edu.cn/showproblem.php?pid=3032
// Game:      N heaps of objects. A move takes any positive number of objects
//            from one heap, or splits one heap into two, neither of them empty.
//            Whoever takes the last object wins; Alice moves first. For each
//            test: the name of the winner, Alice or Bob.
// Idea:      Lasker's Nim. Splitting x into a and b leaves a sum of two heaps
//            with the value g(a) xor g(b). So by Sprague-Grundy (lesson 6
//            proves it) Alice wins iff the nim-sum (xor) of g over the heaps is
//            not 0, where g is the mex, the least number >= 0 that is missing,
//            of the values that one move leads to. The table
//            x  0  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16
//            g  0  1  2  4  3  5  6  8  7  9 10 12 11 13 14 16 15
//            shows g(4k+3) = 4k + 4, g(4k+4) = 4k + 3, and else g(x) = x.
// Proof:     By induction on x. Modulo 4 the heaps 1, 2, 3, 0 have the values
//            1, 2, 0, 3, and xor acts on these two binary places alone. So a
//            split of x is worth, modulo 4,
//                x = 1   parts 0, 1 or 2, 3           value 2
//                x = 2   parts 0, 2 or 1, 1 or 3, 3   value 1 or 0
//                x = 3   parts 0, 3 or 1, 2           value 3
//                x = 0   parts 0, 0 or 1, 3 or 2, 2   value 0 or 1
//            and never g(x). Taking leads to the values of 0..x-1. They are
//            0..x-1, but for x = 4k + 4 they are 0..4k+2 and 4k + 4. A heap of
//            4k + 3 reaches the value 4k + 3, too: by 1 and 4k + 2. So the
//            options have all values below g(x), and not g(x) itself.
// Limits:    1 <= T <= 100, 1 <= N <= 10^6, 1 <= heap < 2^31
// Time:      O(1) per heap
// Beware:    wrong_one_way.cpp: knows that 4k + 3 is worth 4k + 4, but not that
//            4k + 4 is worth 4k + 3.
// Beware:    wrong_positive_sum.cpp: a heap of 2^31 - 1 is worth 2^31.
// Topics:    sprague-grundy, splitting, laskers-nim, pattern
// Lesson:    08
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>

// The Grundy value of a heap, at most 2^31.
unsigned grundy(unsigned heap) {
    if (heap % 4 == 3) return heap + 1;
    if (heap % 4 == 0) return heap - 1;
    return heap;
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
    int tests, n;
    unsigned heap;
    for (read(tests); tests > 0; --tests) {
        unsigned nim_sum = 0;
        for (read(n); n > 0; --n) {
            read(heap);
            nim_sum ^= grundy(heap);
        }
        std::cout << (nim_sum ? "Alice\n" : "Bob\n");
    }
    return 0;
}
