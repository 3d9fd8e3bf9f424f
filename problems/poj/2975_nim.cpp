// POJ 2975 - Nim
// http://poj.org/problem?id=2975
// Game:      n piles of stones. A move takes any positive number of stones from
//            one pile; the player who takes the last stone wins. Print how many
//            first moves win. Equal piles count separately.
// Idea:      By Bouton's theorem (lesson 4) a move wins iff it leaves nim-sum
//            (xor) 0. So it must change a pile to pile ^ nim_sum. This is a
//            move iff it is less than the pile, that is, iff the pile has a 1
//            in the highest binary place of nim_sum. Count these piles.
//                10 = 01010   17 = 10001   7 = 00111   nim_sum 11100
//                17 ^ nim_sum = 01101 = 13; the others would grow: answer 1
// Source:    C. L. Bouton, Annals of Mathematics 3 (1901), 35-39
// Limits:    1 <= n <= 1000, 1 <= pile <= 10^9, any number of positions
// Time:      O(n) per position
// Beware:    wrong_all_places.cpp: in 3 4 no pile has all ones of nim_sum = 7.
// Topics:    nim
// Lesson:    04
// Also:      ZOJ 3067, BOJ 7685
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int n;
    while (std::cin >> n && n > 0) {
        std::vector<int> piles(n);
        int nim_sum = 0, winning_moves = 0;
        for (int i = 0; i < n; ++i) {
            std::cin >> piles[i];
            nim_sum ^= piles[i];
        }
        for (int i = 0; i < n; ++i)
            if ((piles[i] ^ nim_sum) < piles[i]) ++winning_moves;
        std::cout << winning_moves << '\n';
    }
    return 0;
}
