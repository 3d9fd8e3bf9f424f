// HDU 2486 - A simple stone game
// https://acm.hdu.edu.cn/showproblem.php?pid=2486
// Game:      One pile of n stones. The first move takes at least 1 stone, but
//            not the whole pile; each later move takes 1 to k times as many
//            stones as the move before. Whoever takes the last stone wins. For
//            each n and k: lose if the first player loses, else the smallest
//            first take that wins.
// Idea:      Fibonacci Nim for any k. Let h(1) = 1 and h(i+1) = h(i) + h(j),
//            with the least j for which k h(j) >= h(i):
//            k = 1   1 2 4 8 16 32 64 128 256   powers of two
//            k = 2   1 2 3 5  8 13 21  34  55   Fibonacci numbers
//            k = 3   1 2 3 4  6  8 11  15  21
//            Every n is a sum of such terms, each more than k times the next
//            smaller one, in one way only (Zeckendorf). The smallest take that
//            wins is the least part m of this sum (Schwenk): it leaves a sum
//            whose least part is more than k m and so out of reach, while after
//            a smaller take the least part is within reach. With k = 3, 19 is
//            15 + 4, and the answer is 4. If n is a term, m = n would be the
//            whole pile, and the first player loses.
// Proof:     lesson 11, and templates/fibonacci_nim.hpp
// Limits:    1 <= t <= 20 games, 2 <= n <= 10^8, 1 <= k <= 10^5
// Time:      O(terms) per game: at most 748550 terms, with the largest k
// Beware:    wrong_strictly_more.cpp: adds the least term with k h(j) > h(i),
//            but k times the last take may be taken as well.
// Beware:    wrong_first_takes_all.cpp: lets the first player take the whole
//            pile of n <= k. But no first take wins if n <= k + 1.
// Topics:    fibonacci-nim
// Lesson:    11
// Also:      POJ 3922, HDU 2580
#include <cassert>
#include <iostream>
#include <vector>

// snippet: fibonacci_nim
// The terms up to `most`: 1, and after each term h the sum of h and the least
// term that is at least h / k.
inline std::vector<int> fibonacci_nim_terms(int most, int k) {
    assert(most >= 1 && k >= 1);
    std::vector<int> terms(1, 1);
    for (int j = 0;;) {
        const int h = terms.back(), least = (h - 1) / k + 1;
        while (terms[j] < least) ++j;
        if (terms[j] > most - h) return terms;
        terms.push_back(h + terms[j]);
    }
}

// The least take that wins n stones, if so many may be taken; else none wins.
// It is the least part of n as a sum of terms, the greatest term first, in
// which each part is more than k times the next one.
inline int fibonacci_nim_winning_take(int n, int k,
                                      const std::vector<int>& terms) {
    assert(n >= 1);
    int part = 0;
    for (int i = int(terms.size()) - 1; n > 0; n -= part) {
        while (terms[i] > n) --i;
        assert((part == 0 || terms[i] <= (part - 1) / k) && "all terms to n");
        part = terms[i];
    }
    return part;
}
// end snippet

int main() {
    int games, n, k;
    std::cin >> games;
    for (int game = 1; game <= games; ++game) {
        std::cin >> n >> k;
        const std::vector<int> terms = fibonacci_nim_terms(n, k);
        const int take = fibonacci_nim_winning_take(n, k, terms);
        std::cout << "Case " << game << ": ";
        if (take < n)
            std::cout << take << '\n';
        else
            std::cout << "lose\n";
    }
    return 0;
}
