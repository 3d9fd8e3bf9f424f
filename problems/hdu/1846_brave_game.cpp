// HDU 1846 - Brave Game
// https://acm.hdu.edu.cn/showproblem.php?pid=1846
// Game:      One pile of n stones. A move takes 1 to m of them; whoever takes
//            the last stone wins. For each n and m: first if the player who
//            moves first wins, else second.
// Idea:      Bachet's game: the P-positions are the multiples of m + 1. From
//            any other n the winning move takes n mod (m+1) stones.
//            With m = 3:  n     0  1  2  3  4  5  6  7  8  9
//                         take  -  1  2  3  -  1  2  3  -  1
// Proof:     A move takes 1 to m stones, so it never joins two multiples of
//            m + 1. From any other n, taking n mod (m+1) stones leaves a
//            multiple. The game ends at 0, a multiple: whoever has to move from
//            a multiple loses.
// Limits:    1 <= C <= 100 cases, 1 <= n, m <= 1000
// Time:      O(1) per case
// Beware:    wrong_remainder_by_m.cpp: the answer to a move of x stones takes
//            m + 1 - x, so that a round removes m + 1 stones. A round of m is
//            out of reach if x = m.
// Topics:    bachet, subtraction-game
// Lesson:    02
// Standard:  C++98
#include <cassert>
#include <iostream>
#include <limits>

// snippet: bachet
// How many of n stones to take when 1..k may be taken; 0 if no move wins. A
// move never joins two multiples of k + 1, and any other n has a move to one.
template <class Integer>
Integer bachet_winning_move(Integer n, Integer k) {
    assert(n >= 0 && k >= 1 && k < std::numeric_limits<Integer>::max());
    return n % (k + 1);
}
// end snippet

int main() {
    int tests, n, m;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n >> m;
        std::cout << (bachet_winning_move(n, m) ? "first\n" : "second\n");
    }
    return 0;
}
