// HDU 2188 - Choosing Volunteers
// https://acm.hdu.edu.cn/showproblem.php?pid=2188
// Game:      A donation box is empty. Two players donate in turn, 1 to m yuan
//            each time. The player who brings the box to n yuan or more wins.
//            For each n and m: Grass if the first player wins, else Rabbit.
// Idea:      Bachet's game on the amount that is missing: Rabbit wins iff n is
//            a multiple of m + 1. With m = 3:
//                n       1  2  3  4  5  6  7  8  9
//                donate  1  2  3  -  1  2  3  -  1
// Proof:     No donation joins two multiples of m + 1. From any other amount,
//            donating its remainder mod (m + 1) leaves a multiple. Passing n
//            wins too, but a player who can pass n can also reach it.
// Source:    C. G. Bachet, Problemes plaisans et delectables (1612)
// Limits:    1 <= C <= 1000, 1 <= n, m <= 10^9 (all assumed, as is the sample)
// Time:      O(1) per case
// Beware:    wrong_one_round_only.cpp: 2 (m + 1) is a P-position as well.
// Topics:    bachet, subtraction-game
// Lesson:    02
#include <iostream>

int main() {
    int cases;
    long long n, m;
    for (std::cin >> cases; cases > 0; --cases) {
        std::cin >> n >> m;
        std::cout << (n % (m + 1) != 0 ? "Grass\n" : "Rabbit\n");
    }
    return 0;
}
