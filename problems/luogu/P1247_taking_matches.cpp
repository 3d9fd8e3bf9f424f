// Luogu P1247 - Taking Matches
// https://www.luogu.com.cn/problem/P1247
// Game:      k piles of matches. A move takes any positive number of matches
//            from one pile; whoever takes the last match wins. Print `lose` if
//            the first player loses, else a winning first move as "a b", which
//            takes a matches from pile b (counted from 1), and all the piles
//            after it. If several moves win: the one with the least b.
// Idea:      By Bouton's theorem the player to move loses iff the nim-sum (xor)
//            of the piles is 0, so a move wins iff it leaves nim-sum 0. With
//            `sum` the nim-sum now, a pile has to become pile ^ sum. That is a
//            move iff pile ^ sum < pile: iff the pile has a 1 in the highest
//            binary place of sum. This 1 becomes 0, and no higher place
//            changes. So a pile has one winning move or none, and the first
//            pile that has one is the answer:
//                            3 = 0011
//                            6 = 0110
//                            9 = 1001   take 4, leave 0101 = 5
//                xor  sum = 12 = 1100
// Proof:     Bouton's theorem: a move changes one pile, so it never leads from
//            nim-sum 0 to nim-sum 0. If sum is not 0, an odd number of piles,
//            and so at least one, have a 1 in its highest place, and the moves
//            above lead to nim-sum 0. Without matches the nim-sum is 0, and the
//            player to move has lost.
// Limits:    1 <= k <= 500000, 1 <= pile <= 10^9 (that no pile is empty is
//            assumed, and not needed)
// Time:      O(k)
// Beware:    wrong_largest_pile.cpp: from 9, 2, 8 only the pile of 2 has a
//            winning move.
// Beware:    wrong_pile_before_amount.cpp: prints b before a.
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
    int k;
    read(k);
    std::vector<int> piles(k);
    for (int i = 0; i < k; ++i) read(piles[i]);
    const int sum = nim_sum(piles);
    if (sum == 0) {
        std::cout << "lose\n";
        return 0;
    }
    int first = 0;  // the first pile that has a winning move
    while (!has_winning_move(piles[first], sum)) ++first;
    const int left = piles[first] ^ sum;
    const int a = piles[first] - left, b = first + 1;
    write(a, ' ');
    write(b, '\n');
    piles[first] = left;
    for (int i = 0; i < k; ++i) write(piles[i], i + 1 < k ? ' ' : '\n');
    return 0;
}
