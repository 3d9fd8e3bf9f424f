// POJ 2484 - A Funny Game
// http://poj.org/problem?id=2484
// Game:      n coins lie in a circle. A move takes one coin, or two coins that
//            lie side by side; the gap stays open, so the coins next to it do
//            not become neighbours. The player who takes the last coin wins;
//            Alice moves first. For each n: the winner, Alice or Bob.
// Idea:      With n <= 2 Alice takes all coins. With n >= 3 Bob makes two equal
//            rows and copies each move. n = 10, after Alice's move and Bob's:
//                one coin    o o o o o o o o o  ->  o o o o . o o o o
//                two coins   o o o o o o o o    ->  o o o . . o o o
// Proof:     With n >= 3 Alice leaves a row that is not empty. Bob takes its
//            middle coin, or the middle two: two equal rows are left. From then
//            on he takes the same coins of the other row: he always has a move.
// Limits:    1 <= n <= 10^6, any number of games
// Time:      O(1) per game
// Beware:    wrong_gap_closes.cpp: n mod 3 decides only if the gaps close.
// Topics:    symmetry
// Lesson:    03
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int n;
    while (std::cin >> n && n > 0) std::cout << (n <= 2 ? "Alice\n" : "Bob\n");
    return 0;
}
