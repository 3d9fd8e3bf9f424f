// Luogu P8901 - [USACO22DEC] Circular Barn S
// https://www.luogu.com.cn/problem/P8901
// Game:      Rooms 1 to N in a circle, with a_i cows. Both farmers are in room
//            1. First John, then Nhoj removes cows from the room where they
//            are, 1 or a prime number of them. Then both go to the next room,
//            and after room N to room 1. Whoever finds the room empty loses.
//            Print the winner.
// Idea:      Each room is a game of its own, and the first one to end decides:
//            the short rule. So in each room its winner hurries and its loser
//            delays. Count the rounds that it then lasts; the room with the
//            fewest decides, and of equal ones the first.
//            - 4 divides a: Nhoj wins. No prime is a multiple of 4, and with 1,
//              2 or 3 cows he leaves one again. John delays with 2: a / 4.
//            - Else John wins. He removes the greatest p <= a, 1 or a prime,
//              that leaves a multiple of 4, and Nhoj delays: (a - p) / 4.
//            Both at once: rounds[a] is 0 for 0, 1 and the primes, and else
//            rounds[a - 4] + 1.
//                a         0  1  2  3  4  5  6  7  8  9  10 11 12 13 14 15 16
//                rounds    0  0  0  0  1  0  1  0  2  1  2  0  3  0  3  1  4
// Proof:     Let room i end first in this sense, and let P win it. P plays in
//            each room as its winner or its loser should. Then room i ends in
//            time, and no room that P would lose ends before it.
// Limits:    1 <= T <= 1000, 1 <= N <= 10^5, 1 <= a <= 5 * 10^6; at most
//            2 * 10^5 rooms in all
// Time:      O(A log log A) once, for A = 5 * 10^6, then O(N) per test
// Beware:    wrong_quarter.cpp: a / 4 is right for multiples of 4 only; from 9
//            cows John takes 5, from 15 cows 11.
// Beware:    wrong_last_of_equal.cpp: of equal rooms the first one ends first.
// Topics:    remoteness
// Lesson:    14
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>
#include <vector>

const int MAX_COWS = 5000000;

// How many rounds are played in a room of so many cows before it ends.
std::vector<int> rounds_of_rooms() {
    std::vector<bool> is_composite(MAX_COWS + 1);
    for (int p = 2; p * p <= MAX_COWS; ++p)
        if (!is_composite[p])
            for (int a = p * p; a <= MAX_COWS; a += p) is_composite[a] = true;
    std::vector<int> rounds(MAX_COWS + 1);
    for (int a = 4; a <= MAX_COWS; ++a)
        if (is_composite[a]) rounds[a] = rounds[a - 4] + 1;
    return rounds;
}

// snippet: fast_input
// Reads the next integer of standard input; 0 and false at its end.
template <class Integer>
bool read(Integer& number) {
    std::streambuf& input = *std::cin.rdbuf();
    number = 0;
    int c = input.sbumpc();
    for (; c < '0' || c > '9'; c = input.sbumpc()) {
        assert(c != '-');  // no negative numbers
        if (c == EOF) return false;
    }
    const Integer most = std::numeric_limits<Integer>::max();
    Integer n = 0;  // a local variable is faster than the reference
    for (; c >= '0' && c <= '9'; c = input.sbumpc()) {
        assert(n < most / 10 || n <= (most - (c - '0')) / 10);
        n = Integer(n * 10 + Integer(c - '0'));
    }
    number = n;
    return true;
}
// end snippet

int main() {
    std::ios::sync_with_stdio(false);
    const std::vector<int> rounds = rounds_of_rooms();
    int tests, n, a;
    for (read(tests); tests > 0; --tests) {
        int least = MAX_COWS;
        bool john_wins = false;
        for (read(n); n > 0; --n) {
            read(a);
            if (rounds[a] < least) {
                least = rounds[a];
                john_wins = a % 4 != 0;
            }
        }
        std::cout << (john_wins ? "Farmer John\n" : "Farmer Nhoj\n");
    }
    return 0;
}
