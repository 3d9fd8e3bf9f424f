#include "fibonacci_nim.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

#include "play.hpp"

namespace fibonacci_nim_test {

constexpr int INT_MOST = std::numeric_limits<int>::max();

using Pile = std::pair<int, int>;  // its stones, and how many may be taken

// The piles after a take of 1 to the limit; the next limit is k times the take.
std::vector<Pile> smaller_piles(const Pile& pile, int k) {
    std::vector<Pile> options;
    for (int taken = 1; taken <= pile.second; ++taken) {
        const int left = pile.first - taken;
        options.emplace_back(left, std::min(k * taken, left));
    }
    return options;
}

// The parts of n, the greatest first: what is left after the least part has
// parts of its own.
std::vector<int> parts_of(int n, int k, const std::vector<int>& terms) {
    std::vector<int> parts;
    for (; n > 0; n -= parts.back())
        parts.push_back(fibonacci_nim_winning_take(n, k, terms));
    std::reverse(parts.begin(), parts.end());
    return parts;
}

TEST(FibonacciNimTerms, UpToOneAreOne) {
    EXPECT_EQ(fibonacci_nim_terms(1, 1), std::vector<int>{1});
    EXPECT_EQ(fibonacci_nim_terms(1, INT_MOST), std::vector<int>{1});
}

TEST(FibonacciNimWinningTake, OfOneStoneIsOne) {
    EXPECT_EQ(fibonacci_nim_winning_take(1, 2, {1}), 1);
}

TEST(FibonacciNimTermsDeathTest, RejectsNoStones) {
    EXPECT_DEATH(fibonacci_nim_terms(0, 2), "most >= 1");
}

TEST(FibonacciNimTermsDeathTest, RejectsTheFactorZero) {
    EXPECT_DEATH(fibonacci_nim_terms(10, 0), "k >= 1");
}

TEST(FibonacciNimWinningTakeDeathTest, RejectsAnEmptyPile) {
    EXPECT_DEATH(fibonacci_nim_winning_take(0, 2, {1}), "n >= 1");
}

// The terms must reach up to n: 13 is a term for k = 2, and lost.
TEST(FibonacciNimWinningTakeDeathTest, RejectsAPileBeyondTheTerms) {
    for (int k = 1; k <= 4; ++k)
        for (const int most : {1, 10, 20}) {
            const std::vector<int> terms = fibonacci_nim_terms(most, k);
            int next = most + 1;
            while (fibonacci_nim_terms(next, k) == terms) ++next;
            EXPECT_GE(fibonacci_nim_winning_take(next - 1, k, terms), 1);
            for (const int n : {next, next + 1, 2 * next, 25 * next, INT_MOST})
                EXPECT_DEATH(fibonacci_nim_winning_take(n, k, terms),
                             "all terms to n")
                    << n << " by " << k << ", terms up to " << most;
        }
}

TEST(FibonacciNimTerms, ArePowersOfTwoWhereNoMoveMayGrow) {
    std::vector<int> powers;
    for (int i = 0; i <= 30; ++i) powers.push_back(1 << i);
    EXPECT_EQ(fibonacci_nim_terms(INT_MOST, 1), powers);
}

TEST(FibonacciNimTerms, AreTheFibonacciNumbersA000045WhereAMoveMayDouble) {
    EXPECT_EQ(fibonacci_nim_terms(2584, 2),
              (std::vector<int>{1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233,
                                377, 610, 987, 1597, 2584}));
}

TEST(FibonacciNimTerms, AreThoseOfA003411WhereAMoveMayTreble) {
    EXPECT_EQ(
        fibonacci_nim_terms(1002, 3),
        (std::vector<int>{1,  2,  3,   4,   6,   8,   11,  15,  21,  29,  40,
                          55, 76, 105, 145, 200, 276, 381, 526, 726, 1002}));
}

TEST(FibonacciNimTerms, AreAllNumbersWhileTheReplyCanTakeTheRest) {
    const std::vector<int> terms = fibonacci_nim_terms(12, 9);
    EXPECT_EQ(terms, (std::vector<int>{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12}));
}

TEST(FibonacciNimWinningTake, IsTheLowestBinaryOneWhereNoMoveMayGrow) {
    const std::vector<int> terms = fibonacci_nim_terms(1000, 1);
    for (int n = 1; n <= 1000; ++n)
        EXPECT_EQ(fibonacci_nim_winning_take(n, 1, terms), n & -n) << n;
}

TEST(FibonacciNimWinningTake, EndsTheSparseSumThatOnlyOneSetOfTermsHas) {
    for (int k = 1; k <= 5; ++k) {
        const std::vector<int> terms = fibonacci_nim_terms(100, k);
        // sums[n]: each sparse sum of n as its parts, the greatest first.
        std::vector<std::vector<std::vector<int>>> sums(101);
        sums[0] = {{}};
        for (int n = 1; n <= 100; ++n)
            for (int part : terms)
                if (part <= n)
                    for (std::vector<int> parts : sums[n - part])
                        if (parts.empty() || k * part < parts.back()) {
                            parts.push_back(part);
                            sums[n].push_back(parts);
                        }
        for (int n = 1; n <= 100; ++n) {
            ASSERT_EQ(sums[n].size(), 1U) << n << " by " << k;
            EXPECT_EQ(sums[n][0], parts_of(n, k, terms)) << n << " by " << k;
        }
    }
}

TEST(FibonacciNimWinningTake, IsTheLeastThatASearchFindsWhateverTheLimit) {
    for (int k = 1; k <= 8; ++k) {
        const std::vector<int> terms = fibonacci_nim_terms(60, k);
        play::Game<Pile> game(
            [k](const Pile& pile) { return smaller_piles(pile, k); });
        for (int n = 1; n <= 60; ++n)
            for (int limit = 0; limit <= n; ++limit) {
                const int take = fibonacci_nim_winning_take(n, k, terms);
                const std::vector<Pile> winning =
                    game.winning_options({n, limit});
                EXPECT_EQ(winning.empty(), take > limit)
                    << n << " by " << k << ", at most " << limit;
                if (winning.empty()) continue;
                EXPECT_EQ(n - winning[0].first, take)
                    << n << " by " << k << ", at most " << limit;
            }
    }
}

TEST(FibonacciNimTerms, ArePilesThatASearchFindsLost) {
    for (int k = 1; k <= 8; ++k) {
        std::vector<int> lost;
        play::Game<Pile> game(
            [k](const Pile& pile) { return smaller_piles(pile, k); });
        for (int n = 1; n <= 200; ++n)
            if (game.is_p_position({n, n - 1})) lost.push_back(n);
        EXPECT_EQ(fibonacci_nim_terms(200, k), lost) << "by " << k;
    }
}

TEST(FibonacciNimTerms, ReachTheLargestPile) {
    const std::vector<int> fibonacci = fibonacci_nim_terms(INT_MOST, 2);
    EXPECT_EQ(fibonacci.size(), 45U);
    EXPECT_EQ(fibonacci.back(), 1836311903);
    // 1836311903 + 267914296 + 39088169 + 3524578 + 514229 + 121393 + 6765 +
    // 1597 + 610 + 89 + 13 + 5
    EXPECT_EQ(fibonacci_nim_winning_take(INT_MOST, 2, fibonacci), 5);
    EXPECT_EQ(fibonacci_nim_winning_take(1836311903, 2, fibonacci), 1836311903);
    EXPECT_EQ(fibonacci_nim_winning_take(1836311904, 2, fibonacci), 1);
}

TEST(FibonacciNimTerms, ReachTheLargestFactors) {
    const std::vector<int> terms = fibonacci_nim_terms(100000000, 100000);
    EXPECT_EQ(fibonacci_nim_winning_take(100000000, 100000, terms), 912);
    EXPECT_EQ(fibonacci_nim_terms(1000, INT_MOST).size(), 1000U);
}

}  // namespace fibonacci_nim_test
