// WA: adds the parities of the levels, so two odd levels cancel.
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
    std::sort(bounds.begin(), bounds.end());
    Columns columns(bounds);
    int nim_word = 0, row = 0;
    for (std::size_t i = 0; i < edges.size(); ++i) {
        nim_word ^= (row ^ edges[i].row) & columns.word();
        row = edges[i].row;
        columns.add(edges[i]);
    }
    int levels = 0;  // the bits p <= k
    while (levels < k) levels = 2 * levels + 1;
    const bool first_player_wins = __builtin_parity(nim_word & levels) != 0;
    std::cout << (first_player_wins ? "Hamed\n" : "Malek\n");
    return 0;
}
