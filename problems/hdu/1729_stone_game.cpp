// HDU 1729 - Stone Game
// https://acm.hdu.edu.cn/showproblem.php?pid=1729
// Game:      N boxes. A box of size s holds c stones. A move puts 1 to c * c
//            stones into one box that holds c, as far as they fit. A player who
//            cannot move loses. For each case print `Case 1:` with its number,
//            then on a line Yes if the first player wins, else No.
// Idea:      For s > 0 let t be the largest number with t + t * t < s: one move
//            can fill a box that holds more than t, but not one with t. Then
//                g(s, c) = s - c if c > t, 0 if c = t, and g(t, c) if c < t.
//            A box with s = 0 or c = 0 has no move, g = 0. For s = 13, t = 3:
//            c         0  1  2  3  4  5  6  7  8  9 10 11 12 13
//            g(13, c)  0  0  1  0  9  8  7  6  5  4  3  2  1  0
//            Sprague-Grundy (lesson 6): Yes iff the xor of g is not 0.
// Proof:     lesson 7, theorem 2
// Limits:    1 <= N <= 50, 0 <= s, c <= 10^6, c <= s, N = 0 ends the cases
// Time:      O(log log s) per box: each step goes to about the root of s
// Topics:    sprague-grundy, pattern
// Lesson:    07
#include <cmath>
#include <iostream>

int grundy(int size, int stones) {
    if (stones == 0) return 0;             // also if size is 0
    int t = int(std::sqrt(double(size)));  // or one more than t
    while (t + t * t >= size) --t;
    return stones > t ? size - stones : grundy(t, stones);  // g(t, t) = 0
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int n, size, stones;
    for (int number = 1; std::cin >> n && n > 0; ++number) {
        int nim_sum = 0;
        for (; n > 0; --n) {
            std::cin >> size >> stones;
            nim_sum ^= grundy(size, stones);
        }
        std::cout << "Case " << number
                  << (nim_sum != 0 ? ":\nYes\n" : ":\nNo\n");
    }
    return 0;
}
