// Fibonacci Nim: who wins a pile if a move takes at most k times the last one.
//
// Given:     a pile of n stones. The first move takes 1 to n - 1 of them, each
//            later one 1 to k times as many as the move before, at most all
//            that are left; whoever takes the last stone wins.
// Computes:  the terms h(1) = 1, h(i+1) = h(i) + h(j) with the least j for
//            which k h(j) >= h(i). The first player loses iff n is a term.
//            k = 1   1 2 4 8 16 32 64 128 256   powers of two
//            k = 2   1 2 3 5  8 13 21  34  55   Fibonacci numbers
//            k = 3   1 2 3 4  6  8 11  15  21
//            And the least winning take m(n): call a sum of terms sparse if
//            each is more than k times the next smaller one; m(n) is the least
//            part of the sparse sum n. With k = 3, 19 = 15 + 4, so m(19) = 4.
//            Zeckendorf's theorem, for any k: the sparse sums of h(1)..h(i) are
//            the numbers 0..h(i+1)-1, each once. By induction on i: those
//            without h(i) are 0..h(i)-1. Those with h(i) add to it a sparse sum
//            of terms below h(i) / k. By the choice of j these terms are
//            h(1)..h(j-1), so their sparse sums are 0..h(j)-1. Hence each n has
//            one sparse sum, and its greatest part is the greatest term <= n.
//            Schwenk's theorem: a player who may take 1 to `limit` of n > 0
//            stones wins iff m(n) <= limit, and no take below m(n) wins.
//            - Taking m(n) leaves nothing, or a sparse sum whose least part is
//              more than k m(n) and so out of reach.
//            - After a take of t < m(n), the sparse sum of m(n) - t stands in
//              place of m(n), and all is a sparse sum still: its parts are less
//              than m(n). Its least part p is within reach. For if p > k t, the
//              sparse sum of t, added to that of m(n) - t, would make a second
//              sparse sum of m(n), which is one term by itself.
//            So if limit = n - 1, the player loses iff m(n) = n: n is a term.
// Use:       const std::vector<int> terms = fibonacci_nim_terms(most, k);
//            fibonacci_nim_winning_take(n, k, terms), with n <= most, is m(n).
// Not for:   misere play; several piles.
// Requires:  1 <= n <= most; k >= 1; the terms are those of the same k, up to
//            `most`. If n is the next term or above, an assertion fails: what
//            is found is then no sparse sum, as these stay below the next term.
// Time:      O(terms). The numbers up to k + 1 are all terms; above, a term is
//            at least 1 + 1 / k times the one before: O(k log(most)) in all.
// Memory:    O(terms)
// Standard:  C++98
// Source:    E. Zeckendorf, Bull. Soc. Roy. Sci. Liege 41 (1972); M. J.
//            Whinihan, Fibonacci Nim, Fibonacci Quarterly 1 (1963); A. J.
//            Schwenk, Take-Away Games, Fibonacci Quarterly 8 (1970)
#pragma once

#include <cassert>
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
