// Codeforces 1934D2 - XOR Break (Game Version)
// https://codeforces.com/problemset/problem/1934/D2
// Game:      Interactive. A number n is given; print who moves first. A move
//            breaks a number p into two smaller numbers p1, p2 >= 1 with
//            p1 xor p2 = p, and prints both. The opponent breaks one of the
//            two, and so on; the other number is out of the game. A player who
//            cannot move prints 0 0 and loses. At most 63 moves are ours.
// Idea:      A number is won for the player who breaks it iff it has an even
//            number of ones in binary. Break it into its highest one and the
//            rest: 5 = 101 into 100 and 1. Both have an odd number of ones.
// Proof:     If p1 xor p2 = p, the ones of p1 and p2 together are as many as
//            those of p, or an even number more. So a number with an odd number
//            of ones breaks into an even and an odd one, and we get the even
//            one. It is not 0, so it has two ones, and we can move.
//            A power of two is never broken. So only the rest goes on, and it
//            is shorter each time: with 60 bits we move fewer than 60 times.
// Limits:    1 <= t <= 1000, 1 <= n <= 10^18
// Time:      O(log n) moves
// Beware:    wrong_lowest_one.cpp: with the lowest one in place of the highest
//            we still win, but 63 moves may not be enough.
// Topics:    strategy
// Lesson:    21
#include <iostream>

// Does the player who breaks p win? Iff its number of ones is even.
bool first_player_wins(long long p) {
    bool is_even = true;
    for (; p > 0; p &= p - 1) is_even = !is_even;
    return is_even;
}

int main() {
    int tests;
    for (std::cin >> tests; tests > 0; --tests) {
        long long n, p, q;
        std::cin >> n;
        std::cout << (first_player_wins(n) ? "first" : "second") << std::endl;
        if (first_player_wins(n))
            p = n;
        else
            std::cin >> p >> q;
        while (std::cin && p != 0) {
            if (!first_player_wins(p)) p = q;
            long long highest = 1;
            while (highest <= p / 2) highest *= 2;
            std::cout << highest << ' ' << (p ^ highest) << std::endl;
            std::cin >> p >> q;
        }
    }
    return 0;
}
