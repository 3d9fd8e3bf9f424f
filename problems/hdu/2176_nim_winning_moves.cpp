// HDU 2176 - Nim: Winning Moves
// https://acm.hdu.edu.cn/showproblem.php?pid=2176
// Game:      m heaps of stones. A move takes any positive number of stones from
//            one heap; the player who takes the last stone wins. Print No if
//            the first player loses, else Yes and every winning first move as
//            "a b": a heap of a stones is left with b. The moves are in the
//            order of the heaps; equal heaps have a line each.
// Idea:      By Bouton's theorem (lesson 4) a move wins iff it leaves nim-sum
//            (xor) 0. So b = a ^ nim_sum, which is a move iff b < a: iff a has
//            a 1 in the highest binary place of nim_sum.
//                12 = 01100   17 = 10001   7 = 00111   nim_sum 11010
//                17 ^ nim_sum = 01011 = 11; the others would grow
// Source:    C. L. Bouton, Annals of Mathematics 3 (1901), 35-39
// Limits:    1 <= m <= 200000, 1 <= a < 2^31 (assumed), any number of positions
// Time:      O(m) per position
// Beware:    wrong_equal_heaps_once.cpp: equal heaps have a line each.
// Topics:    nim
// Lesson:    04
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int m;
    while (std::cin >> m && m > 0) {
        std::vector<long long> heaps(m);
        long long nim_sum = 0;
        for (int i = 0; i < m; ++i) {
            std::cin >> heaps[i];
            nim_sum ^= heaps[i];
        }
        std::cout << (nim_sum != 0 ? "Yes\n" : "No\n");
        for (int i = 0; i < m; ++i)
            if ((heaps[i] ^ nim_sum) < heaps[i])
                std::cout << heaps[i] << ' ' << (heaps[i] ^ nim_sum) << '\n';
    }
    return 0;
}
