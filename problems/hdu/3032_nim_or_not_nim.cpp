// HDU 3032 - Nim or not Nim?
// https://acm.hdu.edu.cn/showproblem.php?pid=3032
// Game:      N heaps of objects. A move takes any positive number of objects
//            from one heap, or splits one heap into two, neither of them empty.
//            The player who takes the last object wins. Alice moves first. For
//            each test print the name of the winner, Alice or Bob.
// Idea:      Lasker's Nim. The value g(x) of a heap is the mex of g(0), ...,
//            g(x - 1) and of all g(a) xor g(b) with a + b = x. Only 4k + 3 and
//            4k + 4 change places (proof: lesson 8):
//            x  0  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16
//            g  0  1  2  4  3  5  6  8  7  9 10 12 11 13 14 16 15
//            Sprague-Grundy (lesson 6): Alice wins iff the xor of g is not 0.
// Source:    T. S. Ferguson, Game Theory, Part I, section 4 (Lasker's Nim)
// Limits:    1 <= T <= 100, 1 <= N <= 10^6, 1 <= heap < 2^31
// Time:      O(1) per heap
// Beware:    wrong_positive_sum.cpp: a heap of 2^31 - 1 has the value 2^31.
// Topics:    sprague-grundy, splitting, laskers-nim, pattern
// Lesson:    08
#include <iostream>

long long grundy(long long heap) {
    if (heap % 4 == 3) return heap + 1;
    if (heap % 4 == 0) return heap - 1;
    return heap;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int tests, n, heap;
    for (std::cin >> tests; tests > 0; --tests) {
        long long nim_sum = 0;
        for (std::cin >> n; n > 0; --n) {
            std::cin >> heap;
            nim_sum ^= grundy(heap);
        }
        std::cout << (nim_sum != 0 ? "Alice\n" : "Bob\n");
    }
    return 0;
}
