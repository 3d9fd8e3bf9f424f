// Luogu P6791 - [SNOI2020] Taking Stones
// https://www.luogu.com.cn/problem/P6791
// Game:      One pile of n stones. The first move takes 1 to k stones; each
//            later move takes at least 1 and at most twice as many as the move
//            before. The player who takes the last stone loses. For each k and
//            N: for how many of the piles n = 1, ..., N does the first player
//            win?
// Idea:      Nobody takes the last stone while another one is left. So the game
//            is Fibonacci Nim with x = n - 1 stones: a player who finds none
//            loses. By lesson 11, theorem 2, x is lost iff x = 0 or all parts
//            of its sparse sum are more than k, so at least fibonacci[j], the
//            first number above k. Count the lost x < N along the parts of N,
//            the greatest first: x has some of these parts (all of them at
//            least fibonacci[j]), and then less than the next, fibonacci[i].
//            For this rest there are fibonacci[i - j] sums of parts from place
//            j on, or only 0 if i <= j. k = 1, N = 8 + 2: 5 + 1 lost, 4 won.
// Source:    M. J. Whinihan, Fibonacci Nim (1963)
// Limits:    1 <= T <= 10^5 cases, 1 <= k, N <= 10^18
// Time:      O(log N + log k) per case
// Beware:    wrong_last_stone_wins.cpp: the sample does not tell the two apart.
// Topics:    fibonacci-nim, misere-play, counting-positions
// Lesson:    11
#include <iostream>

const int PLACES = 87;  // the last Fibonacci number is above 10^18

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    long long fibonacci[PLACES] = {1, 2};
    for (int i = 2; i < PLACES; ++i)
        fibonacci[i] = fibonacci[i - 1] + fibonacci[i - 2];
    int cases;
    long long k, n;
    for (std::cin >> cases; cases > 0; --cases) {
        std::cin >> k >> n;
        int j = 0;
        while (fibonacci[j] <= k) ++j;
        long long lost = 0, rest = n;
        for (int i = PLACES - 1; rest > 0; --i) {
            if (fibonacci[i] > rest) continue;
            rest -= fibonacci[i];
            lost += i > j ? fibonacci[i - j] : 1;
            if (i < j) break;
        }
        std::cout << n - lost << '\n';
    }
    return 0;
}
