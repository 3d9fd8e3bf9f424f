// HDU 5795 - A Simple Nim
// https://acm.hdu.edu.cn/showproblem.php?pid=5795
// Game:      n heaps of candies. A move takes any positive number of candies
//            from one heap, or splits one heap into exactly three heaps, none
//            of them empty. Whoever takes the last candy wins. For each test
//            print "First player wins." or "Second player wins.", with the full
//            stop.
// Idea:      Each heap is a game of its own, and splitting x into a, b and c
//            leaves a sum of three with the value g(a) xor g(b) xor g(c). So by
//            Sprague-Grundy (lesson 6 proves it) the first player wins iff the
//            nim-sum (xor) of g over the heaps is not 0, where g(x) is the mex
//            of the options' values, the least number >= 0 not among them:
//            x  0  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17
//            g  0  1  2  3  4  5  6  8  7  9 10 11 12 13 14 16 15 17
//            So g(8k+7) = 8k + 8, g(8k+8) = 8k + 7, and else g(x) = x.
// Proof:     By induction on x. Taking leads to the heaps 0..x-1. As a set,
//            their values are 0..x-1, too; only for x = 8k + 8 they are 0..8k+6
//            and 8k + 8. A heap of 8k + 7 reaches the value 8k + 7 as well, by
//            the split into 1, 2 and 8k + 4. So all values below g(x) are
//            reached, and it is left to show that no split of x has the value
//            g(x). Let e(x) = g(x) - x: for x >= 1 it is 1, -1 or 0, and
//            depends on x mod 8 only.
//            Let the parts a, b, c of x have the values u, v, w, and let
//                loss = u + v + w - (u xor v xor w).
//            A binary place with 2 or 3 ones adds twice its weight to the loss,
//            any other place nothing. If the split has the value g(x) =
//            a + b + c + e(x), then
//                loss = e(a) + e(b) + e(c) - e(x) <= 4.
//            A place of weight 4 or more would add at least 8, so only those
//            of weight 1 and 2 may add to the loss. With the place of weight 4
//            they depend on a, b and c mod 8 alone, and so do the e. There are
//            120 triples of remainders a <= b <= c; a loop (not in this file)
//            finds none that fulfils the equation. Two of them, all mod 8:
//                a b c   u v w   u ^ v ^ w   loss   x   e(a) + ... - e(x)
//                1 2 4   1 2 4       7         0    7          -1
//                0 0 1   7 7 1       1        14    1          -2
// Limits:    1 <= T <= 100, 1 <= n <= 10^6, 1 <= heap <= 10^9
// Time:      O(1) per heap
// Beware:    wrong_plain_nim.cpp: 1, 6 and 8 are lost, since g(8) = 7.
// Beware:    wrong_pairs_of_four.cpp: 4k + 3 and 4k + 4 change places only in
//            the game that splits a heap into two, HDU 3032.
// Topics:    sprague-grundy, splitting, laskers-nim, pattern
// Lesson:    08
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>

// The Grundy value of a heap.
int grundy(int heap) {
    if (heap % 8 == 7) return heap + 1;
    if (heap % 8 == 0) return heap - 1;
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
    int tests, n, heap;
    for (read(tests); tests > 0; --tests) {
        int nim_sum = 0;
        for (read(n); n > 0; --n) {
            read(heap);
            nim_sum ^= grundy(heap);
        }
        std::cout << (nim_sum ? "First" : "Second") << " player wins.\n";
    }
    return 0;
}
