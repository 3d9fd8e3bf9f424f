// HDU 2176 - Nim: Winning Moves
// https://acm.hdu.edu.cn/showproblem.php?pid=2176
// Game:      m heaps of stones. A move takes any positive number of stones from
//            one heap; whoever takes the last stone wins. Print No if the first
//            player loses, else Yes and every winning first move as "a b": a
//            heap of a stones is left with b. The moves stand in the order of
//            the heaps; equal heaps have a line each.
// Idea:      Nim: the player to move loses iff the nim-sum (xor) of the heaps
//            is 0 (Bouton), so a move wins iff it leaves nim-sum 0. With `sum`
//            the nim-sum now, a has to become b = a ^ sum, which is a move iff
//            b < a: iff a has a 1 in the highest binary place of sum. That 1
//            becomes 0, and no higher place changes. A heap has at most one
//            winning move; if sum is not 0, an odd number of heaps have one.
//            Heaps 12, 17, 7:  12 = 01100      After 17 -> 11:  12 = 01100
//                              17 = 10001                       11 = 01011
//                               7 = 00111                        7 = 00111
//                       sum is 26 = 11010                        0 = 00000
// Proof:     From sum 0 every move leaves a nonzero sum, because it changes one
//            heap. So the player who leaves sum 0 once can leave it after every
//            answer, and takes the last stone.
// Limits:    1 <= m <= 200000, 1 <= a < 2^31 (assumed: the statement gives no
//            bound, and the program has 64 bits), any number of positions
// Time:      O(m) per position
// Beware:    wrong_equal_heaps_once.cpp: equal heaps have a line each.
// Topics:    nim
// Lesson:    04
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>
#include <vector>

// snippet: nim
// The bitwise xor of the piles: 0 iff the player to move loses.
template <class Integer>
Integer nim_sum(const std::vector<Integer>& piles) {
    Integer sum = 0;
    for (int i = 0; i < int(piles.size()); ++i) {
        assert(piles[i] >= 0);
        sum ^= piles[i];
    }
    return sum;
}

// Can the pile shrink to pile ^ sum, which makes the nim-sum `sum` 0?
template <class Integer>
bool has_winning_move(Integer pile, Integer sum) {
    return (pile ^ sum) < pile;
}
// end snippet

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
// snippet: fast_output
// Writes a non-negative integer, and the character behind it.
template <class Integer>
void write(Integer number, char after) {
    assert(number >= 0);
    char text[21];  // 2^64 has twenty digits
    char* first = text + 20;
    *first = after;
    for (; number >= 10; number = Integer(number / 100)) {
        const int pair = int(number % 100);
        *--first = char('0' + pair % 10);
        *--first = char('0' + pair / 10);
    }
    if (number > 0 || first == text + 20) *--first = char('0' + int(number));
    while (first < text + 21) std::cout.rdbuf()->sputc(*first++);
}
// end snippet

int main() {
    std::ios::sync_with_stdio(false);
    std::vector<long long> heaps;
    int m;
    while (read(m) && m > 0) {
        heaps.resize(m);
        for (int i = 0; i < m; ++i) read(heaps[i]);
        const long long sum = nim_sum(heaps);
        std::cout << (sum ? "Yes\n" : "No\n");
        for (int i = 0; i < m; ++i) {
            const long long a = heaps[i];
            if (!has_winning_move(a, sum)) continue;
            write(a, ' ');
            write(a ^ sum, '\n');
        }
    }
    return 0;
}
