// Codeforces 1458E - Nim Shortcuts
// https://codeforces.com/problemset/problem/1458/E
// Game:      Two heaps of x and y stones, in this order. A move takes any
//            positive number of stones from one heap; whoever cannot move
//            loses. Besides, whoever is to move in one of n given positions
//            (x, y) loses at once. For each of m starts (a, b): WIN if the
//            player to move wins, else LOSE.
// Idea:      Column x holds the positions with x stones in the first heap, row
//            y those with y in the second. A move goes down in the column or
//            left in the row. Walk from (0, 0), over what can still be lost:
//            - a given position below (x, y) in its column: go to (x + 1, y);
//            - one on the left of (x, y) in its row: go to (x, y + 1);
//            - else (x, y) is lost, and the walk goes to (x + 1, y + 1).
//            Lost are the given positions and those of the third kind.
//              3 . . . . L .    Given (*): (3, 0), (0, 1), (2, 2). (0, 0) is
//              2 . L * . . .    lost. At (1, 1) row 1 has a given position on
//              1 * . . . . .    the left; (1, 2) is lost. At (2, 3) column 2
//              0 L . . * . .    has one below, at (3, 3) column 3; (4, 3) is
//                0 1 2 3 4 5    lost, and from there on the diagonal.
//            Where column and row hold nothing given the walk runs diagonally,
//            so it is stored as at most 4 n + 1 runs of lost positions.
// Proof:     When the walk is at (x, y), each column before x has a lost
//            position in a row before y, and each row before y one in a column
//            before x: each of the three steps keeps this true. So a position
//            in a column before x and a row from y on, or the other way round,
//            is won if it is not given: it has a lost one below it, or on its
//            left. If neither of the first two cases holds, all positions below
//            (x, y) and on its left are won, as they lie in rows before y or
//            columns before x: (x, y) is lost.
// Limits:    1 <= n, m <= 10^5, 0 <= x, y <= 10^9, 0 <= a, b <= 10^9
// Time:      O((n + m) log n)
// Memory:    O(n)
// Beware:    wrong_any_in_column.cpp: only a given position below the walk ends
//            a column, one above does not.
// Topics:    nim, retrograde
// Lesson:    05
#include <algorithm>
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>
#include <map>
#include <set>
#include <utility>

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

const int MOST = 1000000000;  // stones of a heap

struct Run {  // of lost positions (x, y), (x + 1, y + 1), ...
    int y, length;
};
typedef std::map<int, Run> Runs;  // by x

// How far the walk goes from here until `given` knows the coordinate.
int free_steps(const std::map<int, int>& given, int from) {
    const std::map<int, int>::const_iterator next = given.lower_bound(from);
    return (next == given.end() ? MOST + 1 : next->first) - from;
}

// Keeps the least value of each key.
void keep_least(std::map<int, int>& least, int key, int value) {
    const std::map<int, int>::iterator found =
        least.insert(std::make_pair(key, value)).first;
    found->second = std::min(found->second, value);
}

bool is_less(const std::map<int, int>& given, int at, int bound) {
    const std::map<int, int>::const_iterator found = given.find(at);
    return found != given.end() && found->second < bound;
}

// `lowest` has the least y of the given positions in each column, `leftmost`
// the least x in each row.
Runs walk(const std::map<int, int>& lowest,
          const std::map<int, int>& leftmost) {
    Runs runs;
    for (int x = 0, y = 0; x <= MOST && y <= MOST;) {
        if (is_less(lowest, x, y)) {
            ++x;
        } else if (is_less(leftmost, y, x)) {
            ++y;
        } else {
            const Run run = {y, std::max(1, std::min(free_steps(lowest, x),
                                                     free_steps(leftmost, y)))};
            runs[x] = run;
            x += run.length;
            y += run.length;
        }
    }
    return runs;
}

int main() {
    std::ios::sync_with_stdio(false);
    int n, m, x, y;
    read(n), read(m);
    std::set<std::pair<int, int> > given;
    std::map<int, int> lowest, leftmost;
    for (; n > 0; --n) {
        read(x), read(y);
        given.insert(std::make_pair(x, y));
        keep_least(lowest, x, y);
        keep_least(leftmost, y, x);
    }
    const Runs runs = walk(lowest, leftmost);
    for (; m > 0; --m) {
        read(x), read(y);
        const Runs::const_iterator run = --runs.upper_bound(x);
        const bool is_on_walk = x - run->first < run->second.length &&
                                x - run->first == y - run->second.y;
        const bool first_player_wins =
            !is_on_walk && given.count(std::make_pair(x, y)) == 0;
        std::cout << (first_player_wins ? "WIN\n" : "LOSE\n");
    }
    return 0;
}
