// HDU 2188 - Choosing Volunteers
// https://acm.hdu.edu.cn/showproblem.php?pid=2188
// Game:      A donation box is empty. Two players donate in turn, 1 to m yuan
//            each time; whoever brings the box to n yuan or more wins. For
//            each n and m: Grass if the player who donates first wins, else
//            Rabbit.
// Idea:      Bachet's game on what is missing in the box. To pass n wins, but
//            whoever can do so can also reach n, so nothing changes: the
//            P-positions are the multiples of m + 1, and Grass wins iff
//            n mod (m+1) != 0.
// Limits:    not confirmed, and neither is the sample. Assumed: 1 <= n, m <=
//            10^9, at most 1000 cases. Every int will do but m = 2^31 - 1.
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
        std::cout << (is_bachet_p_position(n, m) ? "Rabbit\n" : "Grass\n");
    }
    return 0;
}
