// Codeforces 388C - Fox and Card Game
// https://codeforces.com/problemset/problem/388/C
// Game:      n piles of s cards each, with numbers c. Ciel and Jiro move in
//            turn, Ciel first: she takes the top card of a pile, he the bottom
//            card of one, until none is left. Print their sums at best play.
// Idea:      Ciel gets the upper half of each pile, Jiro the lower half. The
//            middle cards of the odd piles go, from the greatest down, to Ciel,
//            Jiro, Ciel, ... Piles, tops on the left:
//                1 3 2    middle 3    Ciel  1 + 5 + 8, and the middle 4
//                5 4 6    middle 4    Jiro  2 + 6 + 7, and the middle 3
//                8 7
// Proof:     see 388C_fox_and_card_game.md
// Limits:    1 <= n, s <= 100, 1 <= c <= 1000
// Time:      O(n s + n log n)
// Beware:    wrong_set_of_middles.cpp: equal middle cards count each.
// Topics:    points, switches
// Lesson:    17
// Standard:  C++17
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n, s, c, ciel = 0, jiro = 0;
    std::vector<int> middles;
    std::cin >> n;
    for (int pile = 0; pile < n; ++pile) {
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
    std::sort(middles.rbegin(), middles.rend());
    for (int i = 0; i < int(middles.size()); ++i)
        if (i % 2 == 0)
            ciel += middles[i];
        else
            jiro += middles[i];
    std::cout << ciel << ' ' << jiro << '\n';
    return 0;
}
