// AtCoder arc137_c - Distinct Numbers
// https://atcoder.jp/contests/arc137/tasks/arc137_c
// Game:      A set of N different non-negative integers A. In turn, a player
//            replaces the largest number by a smaller non-negative integer that
//            is not in the set. The player who cannot move loses. Alice moves
//            first. Print the winner, Alice or Bob.
// Idea:      Let x be the largest number and y the next one. If x - y >= 2,
//            Alice wins by strategy stealing (lesson 3, lemma 2). One of her
//            options has y + 1 in place of x. Each option of that set is an
//            option of hers, too. So if x - y = 1, nobody wants to leave a gap.
//            A player who can move can always leave x - 1 and x - 2 as the two
//            largest numbers. Each such move makes the largest number smaller
//            by 1, and also free_places, the number of integers below it that
//            are not in the set. Without free places there is no move. So Alice
//            wins iff free_places is odd.
//                0 2 5: a gap, Alice wins      0 3 4: 1, 2 are free, Bob wins
//                1 4 5: 0, 2, 3 are free, Alice wins
// Limits:    2 <= N <= 3 * 10^5, 0 <= A <= 10^9
// Time:      O(N)
// Beware:    wrong_parity_only.cpp: with a gap, Alice wins for either parity.
// Topics:    strategy-stealing
// Lesson:    03
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int n, largest, next = 0;
    std::cin >> n >> largest;
    for (int i = 1; i < n; ++i) {
        next = largest;
        std::cin >> largest;
    }
    const int free_places = largest - (n - 1);
    const bool alice_wins = largest - next >= 2 || free_places % 2 == 1;
    std::cout << (alice_wins ? "Alice\n" : "Bob\n");
    return 0;
}
