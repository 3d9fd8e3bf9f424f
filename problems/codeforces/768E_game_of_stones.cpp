// Codeforces 768E - Game of Stones
// https://codeforces.com/problemset/problem/768/E
// Game:      n piles of stones. A move takes some stones from one pile, but a
//            number that was taken from this pile before, by either player, may
//            not be taken from it again. A player who cannot move loses. Sam
//            moves first; print YES if Jon wins, else NO.
// Idea:      A position of a pile is its stones and the numbers taken from it.
//            So the piles form a sum, and Jon wins iff the nim-sum of the
//            Grundy values is 0 (lesson 6). A pile of s has the value of its
//            longest game, the greatest k with 1 + 2 + ... + k <= s:
//                s  1 2 3 4 5 6 7 8 9 10 ... 14 15 ... 20 ... 55 ... 60
//                k  1 1 2 2 2 3 3 3 3  4 ...  4  5 ...  5 ... 10 ... 10
// Proof:     No value is above the number of moves that are left, so g(s) <= k.
//            A search shows g(s) = k for s <= 60: it has 114058 positions, if
//            numbers that no longer fit are left out. An example with fewer
//            moves than stones allow: see 768E_game_of_stones.md
// Limits:    1 <= n <= 10^6, 1 <= s <= 60
// Time:      O(k) per pile, k <= 10
// Beware:    wrong_root.cpp: k is not the square root of 2s, rounded down.
// Topics:    sprague-grundy, pattern
// Lesson:    06
#include <iostream>

// The greatest k with 1 + 2 + ... + k <= stones.
int grundy(int stones) {
    int k = 0;
    while (stones > k) stones -= ++k;
    return k;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int n, s, nim_sum = 0;
    for (std::cin >> n; n > 0; --n) {
        std::cin >> s;
        nim_sum ^= grundy(s);
    }
    std::cout << (nim_sum == 0 ? "YES\n" : "NO\n");
    return 0;
}
