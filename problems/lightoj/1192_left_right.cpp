// LightOJ 1192 - Left Right
// https://lightoj.com/problem/left-right
// Game:      A row of cells with 2k pieces on it: grey, white, grey, white and
//            so on from left to right. A move shifts one piece any number of
//            cells without jumping: Alice shifts a grey piece to the right, Bob
//            a white piece to the left. The player who cannot move loses; Alice
//            moves first. Print who wins.
// Idea:      Either player can make the gap between a grey piece and the white
//            one on its right smaller by any number of cells, and can do
//            nothing else. So both have the moves of Nim with these gaps as
//            piles. Alice wins iff nim_sum, their xor, is not 0 (Bouton):
//                g...w  g.w    gaps 3 and 1, nim_sum = 3 ^ 1 = 2, Alice wins
// Limits:    1 <= T <= 200, 1 <= k <= 100, 0 <= cell <= 10^9
// Time:      O(k) per test
// Beware:    wrong_distance.cpp: pieces side by side have the gap 0, not 1.
// Topics:    nim
// Lesson:    05
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int tests, k, grey, white;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        int nim_sum = 0;
        for (std::cin >> k; k > 0; --k) {
            std::cin >> grey >> white;
            nim_sum ^= white - grey - 1;
        }
        std::cout << "Case " << test
                  << (nim_sum != 0 ? ": Alice\n" : ": Bob\n");
    }
    return 0;
}
