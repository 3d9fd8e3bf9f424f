// Plays Generalized Subtraction Game as a sum of rows, for every L and R, by
// the Grundy values of the rows. In a lost position the judge makes the game
// long: it takes as few cards as possible from the end of a row.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

#include "interact.hpp"

// Larger than the xor of any two values. A value is at most the number of
// cards.
constexpr int VALUES = 2048;

// The options of a row of m cards are pairs of rows. A pair has a total of
// m - R to m - L cards. counts[v]: how many totals have a pair of value v.
std::vector<int> grundy_values(int n, int l, int r) {
    std::vector<int> grundy(n + 1), counts(VALUES);
    std::vector<std::vector<int>> pairs(n + 1);  // total -> values of pairs
    for (int m = 0; m <= n; ++m) {
        if (const int total = m - l; total >= 0) {
            std::vector<int>& values = pairs[total];
            for (int a = 0; 2 * a <= total; ++a)
                values.push_back(grundy[a] ^ grundy[total - a]);
            std::sort(values.begin(), values.end());
            values.erase(std::unique(values.begin(), values.end()),
                         values.end());
            for (const int value : values) ++counts[value];
        }
        if (const int total = m - r - 1; total >= 0)
            for (const int value : pairs[total]) --counts[value];
        while (counts[grundy[m]] > 0) ++grundy[m];
    }
    return grundy;
}

struct Block {
    int x = 0, y = 0;  // the cards x to x + y - 1; 0 0: no cards
};

class Table {
  public:
    Table(int n, int l, int r)
        : n_(n), l_(l), r_(r), grundy_(grundy_values(n, l, r)) {
        is_there_.assign(n + 2, true);
        is_there_[0] = is_there_[n + 1] = false;
    }

    bool is_won() const { return nim_sum() > 0; }

    bool can_move() const { return slow_move().y > 0; }

    // Why a move cannot take these cards; "" if it can.
    std::string fault(const Block& block) const {
        if (block.y < l_ || block.y > r_)
            return "takes " + std::to_string(block.y) + " cards, not " +
                   std::to_string(l_) + " to " + std::to_string(r_);
        for (int x = block.x; x < block.x + block.y; ++x)
            if (x > n_ || !is_there_[x])
                return "card " + std::to_string(x) + " is not on the table";
        return "";
    }

    void take(const Block& block) {
        const auto first = is_there_.begin() + block.x;
        std::fill(first, first + block.y, false);
    }

    // A move that leaves nim-sum 0. The position must be won.
    Block winning_move() const {
        for (const Block& row : rows()) {
            const int others = nim_sum() ^ grundy_[row.y];
            for (int y = l_; y <= std::min(r_, row.y); ++y)
                for (int a = 0; a <= row.y - y; ++a)
                    if ((grundy_[a] ^ grundy_[row.y - y - a]) == others)
                        return {row.x + a, y};
        }
        return {};
    }

    Block slow_move() const {
        for (const Block& row : rows())
            if (row.y >= l_) return {row.x, l_};
        return {};
    }

    // A random move.
    Block random_move(interact::Judge& judge) const {
        std::vector<Block> candidates = rows();
        candidates.erase(
            std::remove_if(candidates.begin(), candidates.end(),
                           [&](const Block& row) { return row.y < l_; }),
            candidates.end());
        const Block row = candidates[judge.random(candidates.size())];
        const int y = l_ + int(judge.random(std::min(r_, row.y) - l_ + 1));
        return {row.x + int(judge.random(row.y - y + 1)), y};
    }

  private:
    // The rows on the table. A row has its first card and its length.
    std::vector<Block> rows() const {
        std::vector<Block> rows;
        for (int x = 1; x <= n_; ++x) {
            if (!is_there_[x]) continue;
            if (!is_there_[x - 1]) rows.push_back({x, 0});
            ++rows.back().y;
        }
        return rows;
    }

    int nim_sum() const {
        int sum = 0;
        for (const Block& row : rows()) sum ^= grundy_[row.y];
        return sum;
    }

    int n_, l_, r_;
    std::vector<int> grundy_;
    std::vector<bool> is_there_;
};

int main(int count, char** arguments) {
    interact::Judge judge(count, arguments);
    const int n = judge.read<int>();
    const int l = judge.read<int>();
    const int r = judge.read<int>();
    Table table(n, l, r);
    if (!judge.plays()) {
        std::cout << (table.is_won() ? "First\n" : "Second\n");
        return 0;
    }
    judge.say(n, l, r);
    bool is_programs = judge.program.word("the player who begins",
                                          {"First", "Second"}) == "First";
    for (;; is_programs = !is_programs) {
        Block block;
        if (is_programs || judge.is_scripted()) {
            auto& words = is_programs ? judge.program : judge.script;
            block.x = int(words.number("the first card", 0, n));
            block.y = int(words.number("the number of cards", 0, n));
        } else if (table.can_move()) {
            block = judge.is_random() ? table.random_move(judge)
                    : table.is_won()  ? table.winning_move()
                                      : table.slow_move();
        }
        const bool is_end = block.x == 0 && block.y == 0;
        if (is_programs && is_end)
            judge.wrong(table.can_move() ? "gave up although it could move"
                                         : "lost: no move is left");
        const std::string fault = is_end ? "" : table.fault(block);
        if (!fault.empty()) judge.wrong("illegal: " + fault);
        if (!is_programs) judge.say(block.x, block.y);
        if (is_end) break;
        table.take(block);
    }
    judge.end();
}
