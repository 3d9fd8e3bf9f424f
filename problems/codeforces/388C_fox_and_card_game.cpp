// Codeforces 388C - Fox and Card Game
// https://codeforces.com/problemset/problem/388/C
// Game:      n piles of s cards each, with numbers c. Ciel and Jiro move in
//            turn, Ciel first: she takes the top card of a pile, he the bottom
//            card of one. The game ends when no card is left. Each wants a
//            large sum of the own cards. Print Ciel's sum and Jiro's.
// Idea:      Ciel gets the upper half of each pile, Jiro the lower half. The
//            middle cards of the odd piles go, from the greatest down, to Ciel,
//            Jiro, Ciel, ... For call the halves settled. A move in an odd pile
//            settles its middle for the mover. A move in an even pile makes it
//            odd: the card of the other's half next to the cut is a middle now.
//            So a move takes a middle, or gives back a card of the other's.
//                1 3 2    middle 3      upper halves  1 5 8     Ciel 14 + 4
//                5 4 6    middle 4      lower halves  2 6 7     Jiro 15 + 3
//                8 7      even
// Proof:     Let A(T) = t1 - t2 + t3 - ... for numbers T in falling order, and
//            T+x be T with one number x more. Then A(T) + A(T+x) >= x: the
//            numbers behind x cancel, and the j numbers before it stand twice,
//            so it is 2 (t1 - t2) + 2 (t3 - t4) + ... and then x if j is even,
//            2 tj - x if j is odd. For x the greatest it is equal.
//            Induction over the cards: with the middles T the player to move
//            gets A(T) more, besides the halves. Taking x of T = S+x is worth
//            x - A(S) <= A(T), with = for the greatest. Giving back an x of the
//            other's is worth x - A(T+x) <= A(T), with = if T is empty.
// Limits:    1 <= n, s <= 100, 1 <= c <= 1000
// Time:      O(n s + n log n)
// Beware:    wrong_largest_reached.cpp: whoever takes a large card that nobody
//            else can reach in time loses a move.
// Beware:    wrong_set_of_middles.cpp: equal middle cards count each.
// Topics:    points, switches
// Lesson:    17
#include <algorithm>
#include <functional>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int n, ciel = 0, jiro = 0;
    std::vector<int> middles;
    std::cin >> n;
    for (int i = 0; i < n; ++i) {
        int s, c;
        std::cin >> s;
        for (int j = 0; j < s; ++j) {
            std::cin >> c;
            if (2 * j + 1 < s)
                ciel += c;
            else if (2 * j + 1 > s)
                jiro += c;
            else
                middles.push_back(c);
        }
    }
    std::sort(middles.begin(), middles.end(), std::greater<int>());
    for (int i = 0; i < int(middles.size()); ++i)
        (i % 2 == 0 ? ciel : jiro) += middles[i];
    std::cout << ciel << ' ' << jiro << '\n';
    return 0;
}
