// Plays Decreasing Game by a theorem: the second player wins iff the sum of
// some numbers is half of the total. In a lost position the judge makes the
// game long: if possible, a round makes only one number 0.
#include <algorithm>
#include <bitset>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "interact.hpp"

constexpr int MOST_SUM = 300 * 300;

// For each number, whether it belongs to the first half; empty if there are no
// halves.
std::vector<bool> half_of(const std::vector<int>& numbers) {
    std::vector<std::bitset<MOST_SUM + 1>> sums(1);  // of the first i numbers
    sums[0][0] = true;
    int total = 0;
    for (const int number : numbers) {
        sums.push_back(sums.back() | sums.back() << number);
        total += number;
    }
    if (total % 2 != 0 || !sums.back()[total / 2]) return {};
    std::vector<bool> half(numbers.size());
    int rest = total / 2;
    for (std::size_t i = numbers.size(); i-- > 0;)
        if (!sums[i][rest]) {
            half[i] = true;
            rest -= numbers[i];
        }
    return half;
}

class Blackboard {
  public:
    explicit Blackboard(std::vector<int> numbers)
        : numbers_(std::move(numbers)), half_(half_of(numbers_)) {}

    bool has_halves() const { return !half_.empty(); }

    // The indexes, from 1, of the numbers that the player to move may choose.
    std::vector<int> indexes() const {
        std::vector<int> indexes;
        for (int i = 1; i <= int(numbers_.size()); ++i)
            if (numbers_[i - 1] > 0 && i != chosen_) indexes.push_back(i);
        return indexes;
    }

    bool is_chosen(int index) const { return index == chosen_; }

    void choose(int index) {
        if (chosen_ == 0) {
            chosen_ = index;
            return;
        }
        const int d = std::min(number(index), number(chosen_));
        numbers_[index - 1] -= d;
        numbers_[chosen_ - 1] -= d;
        chosen_ = 0;
    }

    // A winning index if this player always kept the sums of both halves equal.
    int best_index() const {
        const std::vector<int> all = indexes();
        if (chosen_ == 0)
            return *std::min_element(all.begin(), all.end(), [&](int i, int j) {
                return number(i) < number(j);
            });
        const auto best = std::find_if(all.begin(), all.end(), [&](int j) {
            return has_halves() ? half_[j - 1] != half_[chosen_ - 1]
                                : number(j) != number(chosen_);
        });
        return best == all.end() ? all.front() : *best;
    }

  private:
    int number(int index) const { return numbers_[index - 1]; }

    std::vector<int> numbers_;
    std::vector<bool> half_;
    int chosen_ = 0;  // the choice of the first player in this round
};

int main(int count, char** arguments) {
    interact::Judge judge(count, arguments);
    const int n = judge.read<int>();
    std::vector<int> numbers(n);
    std::string line;
    for (int& number : numbers) {
        number = judge.read<int>();
        line += (line.empty() ? "" : " ") + std::to_string(number);
    }
    Blackboard board(numbers);
    if (!judge.plays()) {
        std::cout << (board.has_halves() ? "Second\n" : "First\n");
        return 0;
    }
    judge.say(n);
    judge.say(line);
    bool is_programs =
        judge.program.word("the player", {"First", "Second"}) == "First";
    for (;; is_programs = !is_programs) {
        const std::vector<int> indexes = board.indexes();
        if (is_programs && indexes.empty())
            judge.wrong("lost: no number is left");
        int index = 0;  // cannot move
        if (is_programs)
            index = int(judge.program.number("an index", 1, n));
        else if (judge.is_scripted())
            index = int(judge.script.number("an index", 0, n));
        else if (!indexes.empty())
            index = judge.choose(indexes, [&] { return board.best_index(); });
        const bool is_end = !is_programs && index == 0;
        if (!is_end && !std::count(indexes.begin(), indexes.end(), index))
            judge.wrong("illegal: number " + std::to_string(index) +
                        (board.is_chosen(index)
                             ? " is already chosen in this round"
                             : " is 0"));
        if (!is_programs) judge.say(index);
        if (is_end) break;
        board.choose(index);
    }
    judge.end();
}
