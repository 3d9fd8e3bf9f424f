// Luogu P6487 - [COCI 2010/2011 #4] HRPA
// https://www.luogu.com.cn/problem/P6487
// Game:      One pile of N stones. Mirko moves first, and takes any number of
//            them, at least 1. Each later move takes at least 1 and at most
//            twice as many stones as the move before. The player who takes the
//            last stone wins. Print the least first take with which Mirko wins.
// Idea:      Fibonacci Nim. N is a sum of Fibonacci numbers 1, 2, 3, 5, 8, ...
//            in which each part is more than twice the next smaller one, in one
//            way only (Zeckendorf). A player who may take 1 to L stones wins
//            iff the least part is at most L, and then the least part is the
//            least winning take (lesson 11, theorem 2). Here L is N, so the
//            answer is the least part. To find it, subtract the greatest
//            Fibonacci number again and again. From 12 = 8 + 3 + 1 Mirko takes
//            1, from 7 = 5 + 2 he takes 2, and from 8 he takes all 8.
// Source:    M. J. Whinihan, Fibonacci Nim (1963)
// Limits:    2 <= N <= 10^15
// Time:      O(log^2 N)
// Beware:    wrong_one_subtraction.cpp: 12 - 8 = 4 is not the least part.
// Topics:    fibonacci-nim
// Lesson:    11
// Also:      BZOJ 2275
#include <iostream>

long long least_part(long long n) {
    long long part = 1, next = 2;
    while (next <= n) {
        const long long sum = part + next;
        part = next;
        next = sum;
    }
    return part == n ? n : least_part(n - part);
}

int main() {
    long long n;
    std::cin >> n;
    std::cout << least_part(n) << '\n';
    return 0;
}
