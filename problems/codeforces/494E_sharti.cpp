// Codeforces 494E - Sharti
// https://codeforces.com/problemset/problem/494/E
// Game:      A board of n rows and n columns, cells white or black. A move
//            chooses a square of side at most k whose lower right cell is
//            white, and changes the colour of all its cells. Whoever cannot
//            move loses. White are the cells that at least one of m rectangles
//            covers, each from row a, column b to row c, column d. Print
//            `Hamed` if the first player wins, else `Malek`.
// Idea:      Coin turning (lesson 13): the nim-sum of g(i, j) over the white
//            cells decides. Let L(x) be the greatest power of 2 that divides x,
//            and K the greatest one up to k. Then g(i, j) is the least of L(i),
//            L(j), K. So white loses iff for each p = 2^t <= K the number of
//            white cells (i, j) with p | i and p | j is even. Of the rows 1..x
//            floor(x/p) are multiples of p: their parity is bit t of x! So that
//            of rows a..c is bit t of (a - 1) xor c, and the parities of a
//            whole rectangle are the bits of ((a - 1) xor c) & ((b - 1) xor d).
//            A sweep over the rows cuts the union into rectangles.
//              n = 4, k = 3:  1 1 1 1    white rows 1..2, columns 2..4: the
//              the table of   1 2 1 2    word (0 xor 2) & (1 xor 4) = 2 & 5 = 0
//              g(i, j), with  1 1 1 1    says lost. Indeed the values 1 1 1 and
//              K = 2          1 2 1 2    2 1 2 have the nim-sum 0.
// Proof:     By induction; take (i, j) and P, the least of L(i), L(j), K.
//            Every v < P is an option: in the square of side s <= P the cell
//            (i - x, j - y) has the least of L(x), L(y) as its value, where a 0
//            does not count. Reflected cells (x, y), (y, x) cancel. On the
//            diagonal are left L(1), ..., L(s - 1), whose nim-sums for s = 1..P
//            are all numbers below P, as in the Ruler game.
//            P is none: else a square of side s <= k would have the nim-sum 0.
//            But with p = L(s) <= K just s/p of its rows and s/p of its columns
//            are multiples of p. So (s/p)^2 of its cells, an odd number, have
//            values >= p, and some bit from p on is left.
// Limits:    1 <= n <= 10^9, 1 <= k <= 10^9, k <= n, 1 <= m <= 5 * 10^4,
//            1 <= a, b, c, d <= 10^9, a <= c <= n, b <= d <= n
// Time:      O(m log m)
// Memory:    O(m)
// Beware:    wrong_sum.cpp: a cell in two rectangles is white once.
// Beware:    wrong_below_k.cpp: the level p = k counts, if k is a power of 2.
// Topics:    coin-turning, sprague-grundy
// Lesson:    13
#include <algorithm>
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>
#include <vector>

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

struct Edge {
    int row, begin, end, change;  // of the columns begin + 1..end, below row
    bool operator<(const Edge& other) const { return row < other.row; }
};

// The words of the columns that are covered at least once.
class Columns {
  public:
    explicit Columns(const std::vector<int>& bounds)
        : bounds_(bounds), counts_(4 * bounds.size()), words_(counts_) {}
    int word() const { return words_[1]; }
    void add(const Edge& edge) { add(edge, 1, 0, int(bounds_.size()) - 1); }

  private:
    // At the node for the columns bounds[low] + 1..bounds[high].
    void add(const Edge& edge, int node, int low, int high) {
        if (edge.end <= bounds_[low] || bounds_[high] <= edge.begin) return;
        if (edge.begin <= bounds_[low] && bounds_[high] <= edge.end) {
            counts_[node] += edge.change;
        } else {
            const int middle = (low + high) / 2;
            add(edge, 2 * node, low, middle);
            add(edge, 2 * node + 1, middle, high);
        }
        if (counts_[node] > 0)
            words_[node] = bounds_[low] ^ bounds_[high];
        else if (high - low == 1)
            words_[node] = 0;
        else
            words_[node] = words_[2 * node] ^ words_[2 * node + 1];
    }

    std::vector<int> bounds_, counts_, words_;
};

int main() {
    int n, m, k, a, b, c, d;
    read(n), read(m), read(k);
    std::vector<Edge> edges;
    std::vector<int> bounds;
    for (; m > 0; --m) {
        read(a), read(b), read(c), read(d);
        const Edge upper = {a - 1, b - 1, d, 1}, lower = {c, b - 1, d, -1};
        edges.push_back(upper);
        edges.push_back(lower);
        bounds.push_back(b - 1);
        bounds.push_back(d);
    }
    std::sort(edges.begin(), edges.end());
    std::sort(bounds.begin(), bounds.end());  // equal ones do no harm
    Columns columns(bounds);
    int nim_word = 0, row = 0;
    for (std::size_t i = 0; i < edges.size(); ++i) {
        nim_word ^= (row ^ edges[i].row) & columns.word();
        row = edges[i].row;
        columns.add(edges[i]);
    }
    int levels = 0;  // the bits p <= k
    while (levels < k) levels = 2 * levels + 1;
    const bool first_player_wins = (nim_word & levels) != 0;
    std::cout << (first_player_wins ? "Hamed\n" : "Malek\n");
    return 0;
}
