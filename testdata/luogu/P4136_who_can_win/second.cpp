// By maximum matchings: in undirected vertex geography the player to move wins
// iff every maximum matching covers the start. A strip of two rows and two
// columns away from the start has a perfect matching for every n, so n and
// n - 2 have the same winner. On a small board the cells are matched one by
// one, each along an augmenting path. The start, cell 0, comes last: the first
// player wins iff the matching of all other cells leaves a partner for it.
#include <array>
#include <cstdio>
#include <cstdlib>
#include <vector>

class Board {
  public:
    explicit Board(int n) : n_(n), partner_(n * n, -1) {}

    bool start_can_be_matched_last() {
        bool is_matched = false;
        for (int cell = n_ * n_ - 1; cell >= 0; --cell) {
            tried_.assign(n_ * n_, false);
            is_matched = partner_[cell] >= 0 || augment(cell);
        }
        return is_matched;
    }

  private:
    // Looks for a partner of the cell, and moves other partners if necessary.
    bool augment(int cell) {
        tried_[cell] = true;
        for (const int other : neighbours(cell)) {
            if (tried_[other]) continue;
            tried_[other] = true;
            if (partner_[other] >= 0 && !augment(partner_[other])) continue;
            partner_[other] = cell;
            partner_[cell] = other;
            return true;
        }
        return false;
    }

    std::vector<int> neighbours(int cell) const {
        std::vector<int> cells;
        for (int other = 1; other < n_ * n_; ++other)  // not the start
            if (std::abs(other / n_ - cell / n_) +
                    std::abs(other % n_ - cell % n_) ==
                1)
                cells.push_back(other);
        return cells;
    }

    int n_;
    std::vector<int> partner_;
    std::vector<bool> tried_;
};

int main() {
    constexpr int SMALL = 10;
    std::array<bool, SMALL + 1> is_won = {};
    for (int n = 1; n <= SMALL; ++n)
        is_won[n] = Board(n).start_can_be_matched_last();
    for (int n; std::scanf("%d", &n) == 1 && n > 0;) {
        while (n > SMALL) n -= 2;
        std::puts(is_won[n] ? "Alice" : "Bob");
    }
}
