// HDU 1846 - Brave Game
// https://acm.hdu.edu.cn/showproblem.php?pid=1846
// Game:      One pile of n stones. A move takes 1 to m of them; whoever takes
//            the last stone wins. For each n and m: first if the player who
//            moves first wins, else second.
// Idea:      Bachet's game. From a multiple of m + 1 no move leads to another
//            one; from any other n the move n mod (m+1) does. The game ends at
//            0, a multiple, so the multiples are the P-positions:
//            first wins iff n mod (m+1) != 0.
// Limits:    1 <= n, m <= 1000, at most 100 cases
// Time:      O(1) per case
// Topics:    bachet, subtraction-game
// Standard:  C++98
#include <cassert>
#include <iostream>
#include <limits>

// snippet: bachet
// How many of n to take, when 1..k may be; 0 if no move wins.
template <class Integer>
Integer bachet_winning_move(Integer n, Integer k) {
    assert(n >= 0 && k >= 1 && k < std::numeric_limits<Integer>::max());
    return n % (k + 1);
}

// Does the previous player win a pile of n?
template <class Integer>
bool is_bachet_p_position(Integer n, Integer k) {
    return bachet_winning_move(n, k) == 0;
}
// end snippet

int main() {
    int cases, n, m;
    for (std::cin >> cases; cases > 0; --cases) {
        std::cin >> n >> m;
        std::cout << (is_bachet_p_position(n, m) ? "second\n" : "first\n");
    }
    return 0;
}
