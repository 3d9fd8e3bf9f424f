// Codeforces 1537D - Deleting Divisors
// https://codeforces.com/problemset/problem/1537/D
// Game:      A number n. A move subtracts a divisor of the current number, but
//            neither 1 nor the number itself. A player who cannot move loses.
//            Alice moves first, then Bob. For each n print the winner.
// Idea:      The odd numbers and 2, 8, 32, ... = 2^k with odd k are lost.
//                n         1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16
//                subtract  -  -  -  2  -  3  -  -  -  5  -  3  -  7  -  8
// Proof:     Let d be subtracted. If n is odd, so is d, and n - d is even with
//            the odd divisor d > 1. If n is even and has an odd divisor d > 1,
//            n - d is odd. So the first kind is lost and the second kind is
//            won, by induction. If n = 2^k, d is 2^j with 1 <= j < k. Either j
//            = k - 1 and 2^(k - 1) is left, or n - d is won, as it is even and
//            no power of two. So 2^k is won iff k > 1 and 2^(k - 1) is lost.
// Limits:    1 <= t <= 10^4, 1 <= n <= 10^9
// Time:      O(log n) per case
// Beware:    wrong_even_is_won.cpp: 1 may not be subtracted, so 8 is lost.
// Topics:    pattern
// Lesson:    07
#include <iostream>

bool first_player_wins(int n) {
    if (n % 2 == 1) return false;
    while (n % 4 == 0) n /= 4;
    return n != 2;  // it is 2 iff n was 2^k with odd k
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int tests, n;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n;
        std::cout << (first_player_wins(n) ? "Alice\n" : "Bob\n");
    }
    return 0;
}
