// CSES 2208 - Another Game
// https://cses.fi/problemset/task/2208
// Game:      n heaps of coins. A move chooses one or more heaps that are not
//            empty, and takes one coin from each of them. Whoever takes the
//            last coin wins. For each test: first if the player to move wins,
//            else second.
// Idea:      A move is made in as many of the heaps as the player likes: their
//            selective sum, which is lost iff each heap on its own is lost. A
//            single heap is lost iff it is even, for every move takes one coin.
//                heaps   1 1     2 2     1 2     2 4 6
//                answer  first   second  first   second
// Proof:     If all heaps are even, those of the move become odd, and there is
//            at least one. If some heaps are odd, take a coin from each of
//            them and from no other: all are even then. The game ends with
//            empty heaps, and 0 is even.
// Limits:    1 <= t <= 2 * 10^5, 1 <= n <= 2 * 10^5, at most 2 * 10^5 heaps in
//            all, 1 <= heap <= 10^9
// Time:      O(n) per test
// Beware:    wrong_nim_sum.cpp: equal heaps do not cancel: from 1 1 a move
//            takes both.
// Topics:    selective-sum
// Lesson:    14
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>

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

// The rule of the game, for a heap on its own.
bool is_lost(int heap) { return heap % 2 == 0; }

int main() {
    std::ios::sync_with_stdio(false);
    int tests, n, heap;
    for (read(tests); tests > 0; --tests) {
        bool first_player_wins = false;
        for (read(n); n > 0; --n) {
            read(heap);
            if (!is_lost(heap)) first_player_wins = true;
        }
        std::cout << (first_player_wins ? "first\n" : "second\n");
    }
    return 0;
}
