// BZOJ 1874 - [BeiJing2009 WinterCamp] Stone Game
// https://hydro.ac/d/bzoj/p/1874
// Game:      N piles of stones and M numbers B, in rising order. A move takes B
//            stones from one pile, for one of these numbers; a player who
//            cannot move loses. If the first player wins, print YES and a
//            winning first move: the pile, counted from 1, and how many stones
//            it takes. Choose the first such pile, then the least number.
//            Otherwise print NO.
// Idea:      A winning move leads from a pile of value g to value g ^ nim_sum:
//            then the xor of all values is 0 (Sprague-Grundy, lesson 6). Try
//            all moves in the order that the statement asks for. If nim_sum is
//            0, no move does this, since a position has no option of its own
//            value. With B = 1, 2:
//                pile  7  6  9  3    nim_sum 1: the first pile needs the value
//                g     1  0  0  0    1 ^ 1 = 0, and 7 - 1 = 6 has it: YES, 1 1
// Source:    T. S. Ferguson, Game Theory, Part I, sections 1.4 and 3.3
// Limits:    1 <= N, M <= 10, 1 <= A <= 1000 (piles), 1 <= B <= 10
// Time:      O(1000 M) for the values, then O(N M)
// Beware:    wrong_smaller_values_only.cpp: in Nim the value gets smaller; here
//            it may get larger, and the first such pile is the answer.
// Topics:    sprague-grundy, subtraction-game
// Lesson:    06
#include <iostream>
#include <vector>

// snippet: subtraction_game
// Grundy values of piles of 0..max_pile stones.
inline std::vector<int> subtraction_game_values(
    int max_pile, const std::vector<int>& subtraction_set) {
    const int moves = int(subtraction_set.size());
    std::vector<int> grundy(max_pile + 1);
    // seen_from[v]: the last pile with an option of value v. A pile has at most
    // `moves` options, so no value is larger.
    std::vector<int> seen_from(moves + 1);
    for (int pile = 1; pile <= max_pile; ++pile) {
        for (int i = 0; i < moves; ++i)
            if (subtraction_set[i] <= pile)
                seen_from[grundy[pile - subtraction_set[i]]] = pile;
        while (seen_from[grundy[pile]] == pile) ++grundy[pile];
    }
    return grundy;
}
// end snippet

int main() {
    int n, m;
    std::cin >> n;
    std::vector<int> piles(n);
    for (int i = 0; i < n; ++i) std::cin >> piles[i];
    std::cin >> m;
    std::vector<int> numbers(m);
    for (int j = 0; j < m; ++j) std::cin >> numbers[j];
    const std::vector<int> grundy = subtraction_game_values(1000, numbers);
    int nim_sum = 0;
    for (int i = 0; i < n; ++i) nim_sum ^= grundy[piles[i]];
    for (int i = 0; i < n; ++i) {
        const int wanted = grundy[piles[i]] ^ nim_sum;
        for (int j = 0; j < m && numbers[j] <= piles[i]; ++j)
            if (grundy[piles[i] - numbers[j]] == wanted) {
                std::cout << "YES\n" << i + 1 << ' ' << numbers[j] << '\n';
                return 0;
            }
    }
    std::cout << "NO\n";
    return 0;
}
