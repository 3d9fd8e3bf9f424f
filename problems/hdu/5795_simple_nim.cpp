// HDU 5795 - A Simple Nim
// https://acm.hdu.edu.cn/showproblem.php?pid=5795
// Game:      n heaps of candies. A move takes any positive number of candies
//            from one heap, or splits one heap into exactly three heaps, none
//            of them empty. The player who takes the last candy wins. For each
//            test print `First player wins.` or `Second player wins.`
// Idea:      The value g(x) of a heap is the mex of all g(0), ..., g(x - 1) and
//            g(a) xor g(b) xor g(c) with a + b + c = x. Only 8k + 7 and 8k + 8
//            swap (proof: lesson 8):
//            x  0  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17
//            g  0  1  2  3  4  5  6  8  7  9 10 11 12 13 14 16 15 17
//            Sprague-Grundy (lesson 6): First wins iff the xor of g is not 0.
// Limits:    1 <= T <= 100, 1 <= n <= 10^6, 1 <= heap <= 10^9
// Time:      O(1) per heap
// Beware:    wrong_pairs_of_four.cpp: 4k + 3 and 4k + 4 swap in HDU 3032.
// Topics:    sprague-grundy, splitting, laskers-nim, pattern
// Lesson:    08
#include <iostream>

int grundy(int heap) {
    if (heap % 8 == 7) return heap + 1;
    if (heap % 8 == 0) return heap - 1;
    return heap;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int tests, n, heap;
    for (std::cin >> tests; tests > 0; --tests) {
        int nim_sum = 0;
        for (std::cin >> n; n > 0; --n) {
            std::cin >> heap;
            nim_sum ^= grundy(heap);
        }
        std::cout << (nim_sum != 0 ? "First" : "Second") << " player wins.\n";
    }
    return 0;
}
