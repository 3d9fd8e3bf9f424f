// HDU 1850 - Being a Good Boy in Spring Festival
// https://acm.hdu.edu.cn/showproblem.php?pid=1850
// Game:      m heaps of cards. A move takes one card or more from one heap;
//            whoever takes the last card wins. Print how many first moves win:
//            0 if the first player loses. Equal heaps count separately.
// Idea:      Nim: the player to move loses iff the nim-sum (xor) of the heaps
//            is 0 (Bouton), so a move wins iff it leaves nim-sum 0. With `sum`
//            the nim-sum now, a heap h has to become h ^ sum, the xor of all
//            others. That is a move iff (h ^ sum) < h, so a heap has at most
//            one winning move.
//            heaps        4  6  7  sum 5    5  9 12  sum 0    3  4  6  sum 1
//            h ^ sum      1  3  2           5  9 12           2  5  7
//            winning moves       3                 0                 1
// Proof:     From sum 0 a move changes one heap, so it leaves a nonzero sum.
//            If sum > 0, (h ^ sum) < h holds for each heap h with a 1 in the
//            highest binary place of sum: that 1 becomes 0, and no higher place
//            changes. The number of these heaps is odd, hence not 0.
// Limits:    2 <= m <= 100 heaps, 1 <= h <= 10^6, any number of positions
// Time:      O(m) per position
// Beware:    wrong_precedence.cpp: h ^ sum < h means h ^ (sum < h) in C++.
// Topics:    nim
// Lesson:    04
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>
#include <vector>

// snippet: nim
// The bitwise xor of the piles: 0 iff the player to move loses.
template <class Integer>
Integer nim_sum(const std::vector<Integer>& piles) {
    Integer sum = 0;
    for (int i = 0; i < int(piles.size()); ++i) {
        assert(piles[i] >= 0);
        sum ^= piles[i];
    }
    return sum;
}

// Can the pile shrink to pile ^ sum, which makes the nim-sum `sum` 0?
template <class Integer>
bool has_winning_move(Integer pile, Integer sum) {
    return (pile ^ sum) < pile;
}
// end snippet

int count_winning_moves(const std::vector<int>& heaps) {
    const int sum = nim_sum(heaps);
    int moves = 0;
    for (int i = 0; i < int(heaps.size()); ++i)
        if (has_winning_move(heaps[i], sum)) ++moves;
    return moves;
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
// snippet: fast_output
// Writes a non-negative integer, and the character behind it.
template <class Integer>
void write(Integer number, char after) {
    assert(number >= 0);
    char text[21];  // 2^64 has twenty digits
    char* first = text + 20;
    *first = after;
    for (; number >= 10; number = Integer(number / 100)) {
        const int pair = int(number % 100);
        *--first = char('0' + pair % 10);
        *--first = char('0' + pair / 10);
    }
    if (number > 0 || first == text + 20) *--first = char('0' + int(number));
    while (first < text + 21) std::cout.rdbuf()->sputc(*first++);
}
// end snippet

int main() {
    std::ios::sync_with_stdio(false);
    std::vector<int> heaps;
    int m;
    while (read(m) && m > 0) {
        heaps.resize(m);
        for (int i = 0; i < m; ++i) read(heaps[i]);
        write(count_winning_moves(heaps), '\n');
    }
    return 0;
}
