// Luogu P3507 - [POI 2010] GRA - The Minima Game
// https://www.luogu.com.cn/problem/P3507
// Game:      n cards with numbers k lie on the table. Alice and Bob move in
//            turn, Alice first: a move takes one or more cards, whichever it
//            likes, and scores the least number among them. The game ends when
//            no card is left. Each wants to get as many points more than the
//            other as possible. Print Alice's points minus Bob's.
// Idea:      Dominance: whoever scores m may as well take all cards from m up,
//            as those that are left could only help the other. So of the
//            sorted cards a move takes the last ones, and the positions are
//            the first i cards. Let V(i) be how many points more the player to
//            move gets of them. The last move takes card i alone, or some more
//            below it, as if it had been moved on i - 1 cards:
//                V(0) = 0,  V(i) = max(V(i - 1), k[i] - V(i - 1)).
//                k     1  3  4  9    Alice takes 9, Bob 4 and 3 together:
//                V  0  1  2  2  7    V(3) = 3 - V(1) = 2, V(4) = 9 - 2
// Proof:     By induction over the number of cards: any cards in sorted order
//            have the score V of this recurrence. A move that scores m leaves
//            all cards below m and perhaps some others. Those come behind in
//            the order, and V(i) >= V(i - 1), so it is best to leave none of
//            them. The best j with k[j] - V(j - 1), j <= i, is i, or one of
//            j <= i - 1, for which the maximum is V(i - 1).
// Limits:    1 <= n <= 10^6, 1 <= k <= 10^9
// Time:      O(n log n)
// Beware:    wrong_one_or_two.cpp: a move may have to take three cards or more.
// Beware:    wrong_not_sorted.cpp: the cards come in any order.
// Topics:    points
// Lesson:    17
#include <algorithm>
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>
#include <vector>

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
    read(n);
    std::vector<int> cards(n);
    for (int i = 0; i < n; ++i) read(cards[i]);
    std::sort(cards.begin(), cards.end());
    int score = 0;
    for (int i = 0; i < n; ++i) score = std::max(score, cards[i] - score);
    std::cout << score << '\n';
    return 0;
}
