// HDU 4315 - Climbing the Hill
// https://acm.hdu.edu.cn/showproblem.php?pid=4315
// Game:      n persons on different cells of a strip; cell 0 is the hilltop.
//            The cells are given from the top down, and the k-th person is the
//            king. A move lets one person climb one or more cells. Nobody may
//            pass the person above him, and only the hilltop holds more than
//            one. Whoever brings the king to the hilltop wins; Alice moves
//            first. Print who wins.
// Idea:      For k = 1 Alice wins at once. For k > 1 whoever brings person
//            k - 1 to the hilltop loses, as the king follows at once; and as
//            long as nobody does, the king cannot get there. So let that move
//            be forbidden: whoever has no other move loses.
//            This is staircase Nim (lesson 5). The gap of a person is the
//            number of cells that he can climb. Stair 1 is the gap of the last
//            person, stair 2 that of the one above him, and so on. Only odd
//            stairs count: Alice wins iff nim_sum, the xor of their gaps, is
//            not 0. Persons on 2, 5 and 8:
//                k = 3   gaps 2 2 2   nim_sum = 2 ^ 2 = 0   Bob wins
//                k = 2   gaps 1 2 2   nim_sum = 1 ^ 2 = 3   Alice wins
//            With k = 2 the first person must stop one cell earlier.
// Proof:     If a person climbs, his gap shrinks. The gap of the next person
//            below grows, and no other one changes. (It grows by as many cells,
//            or by one more if the climber goes to the hilltop and the next may
//            follow him there.) So each move changes just one odd stair, and
//            turns a nim_sum of 0 into another. If nim_sum is not 0, some odd
//            stair has a 1 in the highest binary place of nim_sum. Its gap can
//            be cut to gap ^ nim_sum, which is less, and the xor is 0 then.
//            When nobody can move, all gaps are 0 and so is nim_sum.
// Limits:    1 <= n, k <= 1000, k <= n, 1 <= cell < 100000, any number of tests
// Time:      O(n) per test
// Beware:    wrong_hilltop_lost_to_even_kings.cpp: only k = 2 forbids it to the
//            first person; for k = 4 he may go there.
// Beware:    wrong_cells_unread_for_first_king.cpp: for k = 1, too, the cells
//            have to be read.
// Topics:    staircase-nim, nim
// Lesson:    05
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>

// The rule of the game: how many cells a person can climb.
int gap(int above, int person) { return person - above - 1; }

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
    int n, k, person;
    while (read(n)) {
        read(k);
        // The last cell above that the first person cannot enter.
        int nim_sum = 0, above = k == 2 ? 0 : -1;
        for (int stair = n; stair > 0; --stair) {
            read(person);
            if (stair % 2 == 1) nim_sum ^= gap(above, person);
            above = person;
        }
        std::cout << (k == 1 || nim_sum ? "Alice\n" : "Bob\n");
    }
    return 0;
}
