// Plays the MEX Game by a theorem: before a move of Alice, the result is the
// second missing number. If Bob removes a number below the mex, then the mex
// becomes the second missing number. So he removes such a number if he can. The
// largest such number gives the longest game.
#include <algorithm>
#include <iostream>
#include <iterator>
#include <set>
#include <string>

#include "interact.hpp"

constexpr long long LARGEST = 1000000000;

class Numbers {
  public:
    explicit Numbers(int n) : bound_(n + 2) {
        for (long long number = 0; number < bound_; ++number)
            missing_.insert(number);
    }

    void add(long long number) {
        present_.insert(number);
        missing_.erase(number);
    }

    void remove(long long number) {
        present_.erase(number);
        if (number < bound_) missing_.insert(number);
    }

    bool has(long long number) const { return present_.count(number) > 0; }
    long long mex() const { return *missing_.begin(); }
    long long second() const { return *std::next(missing_.begin()); }
    long long least() const { return *present_.begin(); }

    // The largest number below a bound; -1 if there is none.
    long long below(long long bound) const {
        const auto at = present_.lower_bound(bound);
        return at == present_.begin() ? -1 : *std::prev(at);
    }

  private:
    long long bound_;
    std::set<long long> present_, missing_;  // missing_: below bound_
};

// The number that Bob removes after Alice has added x; -1 if he cannot move.
long long best(const Numbers& numbers, long long x) {
    const long long low = numbers.below(std::min(x, numbers.mex()));
    if (low >= 0) return low;
    return x > 1 && numbers.has(1) ? 1 : numbers.below(x);
}

// A random number of the set below x; there must be such a number. About half
// of the draws are numbers below `counts`.
long long any(interact::Judge& judge, const Numbers& numbers, long long x,
              long long counts) {
    const long long bound = judge.random(2) == 0 ? x : std::min(x, counts);
    const auto most = static_cast<long long>(judge.random(bound));
    return std::max(numbers.below(most + 1), numbers.least());
}

int main(int count, char** arguments) {
    interact::Judge judge(count, arguments);
    const int games = judge.read<int>();
    if (judge.plays()) judge.say(games);
    for (int i = 0; i < games; ++i) {
        const int n = judge.read<int>();
        Numbers numbers(n);
        std::string line;
        for (int j = 0; j < n; ++j) {
            const auto number = judge.read<long long>();
            numbers.add(number);
            line += (line.empty() ? "" : " ") + std::to_string(number);
        }
        const long long result = numbers.second();
        if (!judge.plays()) {
            std::cout << result << '\n';
            continue;
        }
        judge.say(n);
        judge.say(line);
        for (int move = 0;; ++move) {
            const long long x = judge.program.number("a number", 0, LARGEST);
            if (numbers.has(x))
                judge.wrong(std::to_string(x) + " is already in the set");
            numbers.add(x);
            if (move == n || numbers.below(x) < 0) break;
            const long long y =
                judge.is_scripted() ? judge.script.number("y", 0, x - 1)
                : judge.is_random() ? any(judge, numbers, x, n + 1)
                                    : best(numbers, x);
            if (!numbers.has(y))
                judge.wrong("the script removes " + std::to_string(y));
            numbers.remove(y);
            judge.say(y);
        }
        judge.say(-1);
        if (numbers.mex() < result)
            judge.wrong("the mex is " + std::to_string(numbers.mex()) + "; " +
                        std::to_string(result) + " can be reached");
    }
    if (judge.plays()) judge.end();
}
