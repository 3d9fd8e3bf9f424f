// CSES 2207 - Grundy's Game
// https://cses.fi/problemset/task/2207
// Game:      A heap of n coins. A move splits one heap into two heaps that are
//            not empty and differ in size. A player who cannot move loses. For
//            each n print first if the player to move wins, else second.
// Idea:      A split leaves a sum of two games. Sprague-Grundy (lesson 6): a
//            heap is lost iff its value g is 0, with
//                g(heap) = mex{ g(a) xor g(b) : a + b = heap, 0 < a < b }
//                heap  1  2  3  4  5  6  7  8  9 10 11 12 13 14
//                g     0  0  1  0  2  1  0  2  1  0  2  1  3  2
//            Only 41 heaps up to 10^6 are lost, the last of them 1222: a table
//            up to 1222 is enough (computed: lesson 8, "Rare values").
// Source:    Berlekamp, Conway, Guy, Winning Ways, chapter 4
// Limits:    1 <= t <= 10^5, 1 <= n <= 10^6
// Time:      O(1222^2) once, then O(1) per heap
// Beware:    wrong_labels.cpp: the labels of two parts do not label their sum.
// Topics:    grundys-game, sprague-grundy, splitting
// Lesson:    08
#include <iostream>

const int LAST_LOST = 1222;  // of all heaps up to 10^6

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int grundy[LAST_LOST + 1] = {};
    // seen_from[v]: the last heap with a split of value v. The values of these
    // heaps are at most 32, so xors are below 64.
    int seen_from[64] = {};
    for (int heap = 1; heap <= LAST_LOST; ++heap) {
        for (int a = 1, b = heap - 1; a < b; ++a, --b)
            seen_from[grundy[a] ^ grundy[b]] = heap;
        while (seen_from[grundy[heap]] == heap) ++grundy[heap];
    }
    int tests, n;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n;
        const bool first_player_wins = n > LAST_LOST || grundy[n] != 0;
        std::cout << (first_player_wins ? "first\n" : "second\n");
    }
    return 0;
}
