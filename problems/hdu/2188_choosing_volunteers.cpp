// HDU 2188 - Choosing Volunteers
// https://acm.hdu.edu.cn/showproblem.php?pid=2188
// Game:      A donation box is empty. Two players donate in turn, 1 to m yuan
//            each time; whoever brings the box to n yuan or more wins. For
//            each n and m: Grass if the player who donates first wins, else
//            Rabbit.
// Idea:      Bachet's game on the amount that is missing: Rabbit wins iff n is
//            a multiple of m + 1.
//            With m = 3:  n       1  2  3  4  5  6  7  8  9
//                         donate  1  2  3  -  1  2  3  -  1
// Proof:     Passing n wins too, but whoever can pass n can also reach it, so
//            this changes no winner. A donation is 1 to m yuan, so it never
//            joins two missing amounts that are multiples of m + 1. From any
//            other amount, donating its remainder mod (m+1) leaves a multiple.
//            The game ends when 0 yuan, a multiple, are missing.
// Limits:    1 <= C <= 1000 cases, 1 <= n, m <= 10^9 (all assumed, and so is
//            the sample). Any positive int will do, but for m = 2^31 - 1.
// Time:      O(1) per case
// Beware:    wrong_one_round_only.cpp: m + 1 is not the only P-position;
//            2 (m + 1) is another.
// Topics:    bachet, subtraction-game
// Lesson:    02
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
        std::cout << (bachet_winning_move(n, m) ? "Grass\n" : "Rabbit\n");
    }
    return 0;
}
