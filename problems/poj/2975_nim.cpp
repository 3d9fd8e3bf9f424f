// POJ 2975 - Nim
// http://poj.org/problem?id=2975
// Game:      n piles of stones. A move takes any positive number of stones from
//            one pile; whoever takes the last stone wins. Print how many first
//            moves win. Moves from different piles are different moves, even if
//            the piles are equal.
// Idea:      By Bouton's theorem the player to move loses iff the nim-sum (xor)
//            of the piles is 0, so a move wins iff it leaves nim-sum 0. With
//            `sum` the nim-sum now, a pile has to become pile ^ sum. That is a
//            move iff pile ^ sum < pile: iff the pile has a 1 in the highest
//            binary place of sum. This 1 becomes 0, and no higher place
//            changes. So a pile has one winning move or none, and the answer is
//            the number of piles that have one.
//                            10 = 01010
//                            17 = 10001   17 -> 13 = 01101
//                             7 = 00111
//                xor  sum =  28 = 11100   answer 1
// Proof:     Bouton's theorem: a move changes one pile, so it never leads from
//            nim-sum 0 to nim-sum 0. If sum is not 0, an odd number of piles,
//            and so at least one, have a 1 in its highest place, and the moves
//            above lead to nim-sum 0. Without stones the nim-sum is 0, and the
//            player to move has lost.
// Limits:    1 <= n <= 1000, 1 <= pile <= 10^9, any number of positions
// Time:      O(n) per position
// Beware:    wrong_all_places.cpp: from 3 and 4 a move wins, though neither has
//            all the ones of sum = 7.
// Beware:    wrong_at_least_sum.cpp: from 1 and 2 a move wins, though both are
//            less than sum = 3.
// Topics:    nim
// Lesson:    04
// Also:      ZOJ 3067
#include <cassert>
#include <iostream>
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

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);  // no flush before each position
    int n;
    while (std::cin >> n && n > 0) {
        std::vector<int> piles(n);
        for (int i = 0; i < n; ++i) std::cin >> piles[i];
        const int sum = nim_sum(piles);
        int winning_moves = 0;
        for (int i = 0; i < n; ++i)
            if (has_winning_move(piles[i], sum)) ++winning_moves;
        std::cout << winning_moves << '\n';
    }
    return 0;
}
