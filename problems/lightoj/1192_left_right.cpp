// LightOJ 1192 - Left Right
// https://lightoj.com/problem/left-right
// Game:      A row of cells with 2k pieces on it: grey, white, grey, white and
//            so on from left to right. A move shifts one piece any number of
//            cells without jumping: Alice shifts a grey piece to the right, Bob
//            a white piece to the left. Whoever cannot move loses; Alice moves
//            first. Print who wins.
// Idea:      Each grey piece faces the white piece on its right. Either player
//            can make the gap between two such pieces smaller by any number of
//            cells, and can do nothing else: the spaces behind the pieces only
//            grow. So the two players have the same moves, those of Nim with
//            the gaps as piles. By Bouton's theorem Alice wins iff nim_sum, the
//            xor of the gaps, is not 0:
//                g...w  g.w    gaps 3 and 1, nim_sum = 3 ^ 1 = 2, Alice wins
// Proof:     A move changes one gap, so it turns a nim_sum of 0 into another.
//            If nim_sum is not 0, some gap has a 1 in the highest binary place
//            of nim_sum. In gap ^ nim_sum this 1 is 0, and the higher places
//            are as before. So the gap can be cut to gap ^ nim_sum, and the
//            xor is 0 then. When all gaps are closed, nim_sum is 0, and the
//            player to move has lost.
// Limits:    1 <= T <= 200, 1 <= k <= 100, 0 <= cell <= 10^9
// Time:      O(k) per test
// Beware:    wrong_parity_of_sum.cpp: passes the sample, but gaps of 1 and 3
//            are won.
// Beware:    wrong_distance.cpp: pieces side by side have the gap 0, not 1.
// Topics:    nim
// Lesson:    05
#include <iostream>

// The rule of the game: the cells between two pieces that face each other.
int gap(int grey, int white) { return white - grey - 1; }

int main() {
    std::ios::sync_with_stdio(false);
    int tests, k, grey, white;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        int nim_sum = 0;
        for (std::cin >> k; k > 0; --k) {
            std::cin >> grey >> white;
            nim_sum ^= gap(grey, white);
        }
        std::cout << "Case " << test << (nim_sum ? ": Alice\n" : ": Bob\n");
    }
    return 0;
}
