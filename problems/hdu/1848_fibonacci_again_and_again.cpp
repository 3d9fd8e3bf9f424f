// HDU 1848 - Fibonacci again and again
// https://acm.hdu.edu.cn/showproblem.php?pid=1848
// Game:      Three piles of m, n and p stones. A move takes f stones from one
//            pile, where f is 1, 2, 3, 5, 8, ... and at most the pile. The
//            player who takes the last stone wins. Fibo moves first; print the
//            winner, Fibo or Nacci.
// Idea:      A pile of x stones has the value
//                g(x) = mex{ g(x - f) : f a Fibonacci number, f <= x }
//                x  0  1  2  3  4  5  6  7  8  9 10 11 12 13
//                g  0  1  2  3  0  1  2  3  4  5  0  1  2  3
//            Sprague-Grundy (lesson 6): Fibo wins iff g(m) xor g(n) xor g(p) is
//            not 0.
// Source:    T. S. Ferguson, Game Theory, Part I, sections 1.4 and 3.3
// Limits:    1 <= m, n, p <= 1000, any number of positions
// Time:      O(1000 * 15) once, then O(1) per position
// Beware:    wrong_precedence.cpp: a ^ b ^ c == 0 means a ^ b ^ (c == 0).
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

const int FIBONACCI[] = {1,  2,  3,   5,   8,   13,  21, 34,
                         55, 89, 144, 233, 377, 610, 987};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    const std::vector<int> numbers(FIBONACCI, FIBONACCI + 15);
    const std::vector<int> grundy = subtraction_game_values(1000, numbers);
    int m, n, p;
    while (std::cin >> m >> n >> p && m > 0) {
        const bool first_player_wins = (grundy[m] ^ grundy[n] ^ grundy[p]) != 0;
        std::cout << (first_player_wins ? "Fibo\n" : "Nacci\n");
    }
    return 0;
}
