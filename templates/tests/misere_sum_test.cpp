#include "misere_sum.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <string>
#include <vector>

#include "misere_nim.hpp"
#include "play.hpp"
#include "sprague_grundy.hpp"

namespace misere_sum_test {

using Components = std::vector<int>;  // sorted: a sum has no order

// The options of the positions 0, 1, ..., all of them smaller numbers.
using Options = std::vector<std::vector<int>>;

std::vector<int> values_of(const Options& options) {
    return grundy_values(
        int(options.size()) - 1,
        [&](int p, const std::vector<int>& grundy, MexSet& values) {
            for (const int option : options[p]) values.insert(grundy[option]);
        });
}

// A position of value 0 with a move has a move to the value 1.
bool condition_is_met(const Options& options, const std::vector<int>& grundy) {
    for (std::size_t p = 0; p < options.size(); ++p)
        if (grundy[p] == 0 && !options[p].empty() &&
            std::none_of(options[p].begin(), options[p].end(),
                         [&](int option) { return grundy[option] == 1; }))
            return false;
    return true;
}

play::Game<Components> misere_game(const Options& options) {
    return play::Game<Components>(
        [&options](const Components& position) {
            std::vector<Components> results;
            for (std::size_t i = 0; i < position.size(); ++i)
                for (const int option : options[position[i]]) {
                    results.push_back(position);
                    results.back()[i] = option;
                    std::sort(results.back().begin(), results.back().end());
                }
            return results;
        },
        play::misere);
}

bool rule_says_p(const Components& sum, const std::vector<int>& grundy) {
    std::vector<int> values;
    for (const int component : sum) values.push_back(grundy[component]);
    return is_misere_sum_p_position(values);
}

// All sums of at most `most` components of the positions 0..positions-1.
std::vector<Components> sums(int positions, std::size_t most) {
    std::vector<Components> all(1);
    for (std::size_t at = 0; at < all.size(); ++at) {
        if (all[at].size() == most) break;
        const int first = all[at].empty() ? 0 : all[at].back();
        for (int p = first; p < positions; ++p) {
            all.push_back(all[at]);
            all.back().push_back(p);
        }
    }
    return all;
}

// The games on the positions 0..positions-1: a bit of `moves` for each pair.
Options options_of(int positions, int moves) {
    Options options(positions);
    for (int p = 0, bit = 1; p < positions; ++p)
        for (int q = 0; q < p; ++q, bit *= 2)
            if (moves & bit) options[p].push_back(q);
    return options;
}

TEST(IsMisereSumPPosition, IsFalseForNoComponents) {
    EXPECT_FALSE(is_misere_sum_p_position({}));
    EXPECT_FALSE(is_misere_sum_p_position({0, 0}));
}

TEST(IsMisereSumPPosition, IsTrueForOneOfValue1) {
    EXPECT_TRUE(is_misere_sum_p_position({1}));
    EXPECT_TRUE(is_misere_sum_p_position({0, 1, 0}));
    EXPECT_FALSE(is_misere_sum_p_position({1, 1}));
}

TEST(IsMisereSumPPositionDeathTest, RejectsNegativeValues) {
    EXPECT_DEATH(is_misere_sum_p_position({2, -1}), "grundy\\[i\\] >= 0");
    EXPECT_DEATH(is_misere_sum_p_position({-1, 2}), "grundy\\[i\\] >= 0");
}

// Bouton: Nim piles are their own values.
TEST(IsMisereSumPPosition, IsThatOfMisereNimForPiles) {
    for (const Components& piles : sums(9, 4))
        EXPECT_EQ(is_misere_sum_p_position(piles),
                  is_misere_nim_p_position(piles))
            << play::described(piles);
}

// The condition is exact: with it the rule is right for all sums, and without
// it wrong for some position alone.
TEST(IsMisereSumPPosition, IsRightForAllGamesOfFivePositionsWithTheCondition) {
    int met = 0, missed = 0;
    const std::vector<Components> all = sums(5, 3);
    for (int moves = 0; moves < 1 << 10; ++moves) {
        const Options options = options_of(5, moves);
        const std::vector<int> grundy = values_of(options);
        play::Game<Components> game = misere_game(options);
        if (condition_is_met(options, grundy)) {
            ++met;
            for (const Components& sum : all)
                ASSERT_EQ(rule_says_p(sum, grundy), game.is_p_position(sum))
                    << "moves " << moves << ", sum " << play::described(sum);
        } else {
            ++missed;
            bool is_wrong = false;
            for (int p = 0; p < 5; ++p)
                if (rule_says_p({p}, grundy) != game.is_p_position({p}))
                    is_wrong = true;
            ASSERT_TRUE(is_wrong) << "moves " << moves;
        }
    }
    EXPECT_GT(met, 0);
    EXPECT_GT(missed, 0);
    EXPECT_EQ(met + missed, 1 << 10);
}

TEST(IsMisereSumPPosition, IsRightForManyGamesOfSevenPositions) {
    int met = 0;
    for (int moves = 0; moves < 1 << 21; moves += 997) {
        const Options options = options_of(7, moves);
        const std::vector<int> grundy = values_of(options);
        if (!condition_is_met(options, grundy)) continue;
        ++met;
        play::Game<Components> game = misere_game(options);
        for (const Components& sum : sums(7, 2))
            ASSERT_EQ(rule_says_p(sum, grundy), game.is_p_position(sum))
                << "moves " << moves << ", sum " << play::described(sum);
    }
    EXPECT_GT(met, 100);
}

// Piles that are sums: 0 is (0), 1 (1), 2 (2), 3 (1, 2), 4 (2, 2).
TEST(IsMisereSumPPosition, IsNotForTwoPilesOf2AsOneComponent) {
    const Options options = {{}, {0}, {0, 1}, {0, 1, 2}, {2, 3}};
    const std::vector<int> grundy = values_of(options);
    EXPECT_EQ(grundy, (std::vector<int>{0, 1, 2, 3, 0}));
    EXPECT_FALSE(condition_is_met(options, grundy));
    EXPECT_TRUE(misere_game(options).is_p_position({4}));
    EXPECT_FALSE(is_misere_sum_p_position({0}));  // as one component
    EXPECT_TRUE(is_misere_sum_p_position({2, 2}));
}

// A position of value 0 that has not ended is no harm if it can move to 1.
TEST(IsMisereSumPPosition, IsForPositionsOfValue0ThatCanMoveTo1) {
    const Options options = {{}, {0}, {1}, {0, 1, 2}, {1, 3}};
    const std::vector<int> grundy = values_of(options);
    EXPECT_EQ(grundy, (std::vector<int>{0, 1, 0, 2, 0}));
    EXPECT_TRUE(condition_is_met(options, grundy));
    play::Game<Components> game = misere_game(options);
    for (const Components& sum : sums(5, 5))
        EXPECT_EQ(rule_says_p(sum, grundy), game.is_p_position(sum))
            << play::described(sum);
}

TEST(IsMisereSumPPosition, ReachesAMillionComponentsOfTheLargestValue) {
    std::vector<int> grundy(1000000, std::numeric_limits<int>::max());
    EXPECT_TRUE(is_misere_sum_p_position(grundy));
    grundy.push_back(1);
    EXPECT_FALSE(is_misere_sum_p_position(grundy));
    EXPECT_FALSE(is_misere_sum_p_position(std::vector<int>(1000000, 1)));
    EXPECT_TRUE(is_misere_sum_p_position(std::vector<int>(999999, 1)));
}

}  // namespace misere_sum_test
