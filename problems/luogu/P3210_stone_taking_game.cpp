// Luogu P3210 - [HNOI2010] Stone Taking Game
// https://www.luogu.com.cn/problem/P3210
// Game:      N piles in a row; a = 0 means that a pile has been taken. A move
//            takes a whole pile next to a pile that has been taken; beyond the
//            ends of the row there is nothing. Two players move in turn, and
//            each wants many stones. Print the stones of the first player and
//            of the second player.
// Idea:      Zeros cut the row into pieces. (1) Three neighbours x <= y >= z of
//            a piece are worth as much as one pile x - y + z. Fold them all:
//            then each piece falls and rises. (2) At an end of the row, while
//            the outer pile x is at least its neighbour y, nobody wants to take
//            y: set the pair aside, cold += x - y. (3) The other piles, `hot`,
//            are taken from the greatest down. The player who then has to move
//            gets the y of each cold pair, and the other gets the x.
//            1 2 0 3 7 4 0 9: hot 9 2 1 0, so the lead is 9 - 2 + 1 - 0 = 8.
// Proof:     see P3210_stone_taking_game.md
// Limits:    2 <= N <= 10^6, 0 <= a <= 10^8, and at least one a is 0
// Time:      O(N log N)
// Beware:    wrong_strict_folding.cpp: 2 3 3 1 0 must be folded to 2 1 0.
// Topics:    points, interval-game
// Lesson:    17
// Also:      BZOJ 2000
#include <algorithm>
#include <functional>
#include <iostream>
#include <vector>

// Appends a pile to a folded piece.
void append(std::vector<long long>& piece, int pile) {
    piece.push_back(pile);
    for (std::size_t k = piece.size();
         k >= 3 && piece[k - 2] >= piece[k - 3] && piece[k - 2] >= piece[k - 1];
         k -= 2) {
        piece[k - 3] += piece[k - 1] - piece[k - 2];
        piece.resize(k - 2);
    }
}

// Removes the cold pairs at the end of a piece; returns their sum.
long long take_cold_pairs(std::vector<long long>& piece) {
    long long cold = 0;
    for (std::size_t k = piece.size(); k >= 2 && piece[k - 1] >= piece[k - 2];
         k -= 2) {
        cold += piece[k - 1] - piece[k - 2];
        piece.resize(k - 2);
    }
    return cold;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int n;
    std::cin >> n;
    std::vector<long long> hot, piece;
    long long sum = 0, cold = 0;
    bool is_first = true;  // is this piece at the left end of the row?
    for (int i = 0; i <= n; ++i) {
        int pile = 0;
        if (i < n) std::cin >> pile;
        sum += pile;
        if (pile > 0) {
            append(piece, pile);
            continue;
        }
        if (is_first) std::reverse(piece.begin(), piece.end());
        if (is_first || i == n) cold += take_cold_pairs(piece);
        hot.insert(hot.end(), piece.begin(), piece.end());
        piece.clear();
        is_first = false;
    }
    std::sort(hot.begin(), hot.end(), std::greater<long long>());
    long long lead = 0;
    int sign = 1;  // -1 if the second player is to move
    for (std::size_t i = 0; i < hot.size(); ++i) {
        lead += sign * hot[i];
        sign = -sign;
    }
    lead -= sign * cold;
    std::cout << (sum + lead) / 2 << ' ' << (sum - lead) / 2 << '\n';
    return 0;
}
