#include "staircase_nim.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

#include "play.hpp"

namespace staircase_nim_test {

using Coins = std::vector<int>;  // those of height 1, 2, ...

int nim_sum(const Coins& coins) {
    int sum = 0;
    for (std::size_t i = 0; i < coins.size(); ++i)
        sum ^= staircase_value(int(i) + 1, coins[i]);
    return sum;
}

// The rule of staircase Nim, for the search. Coins on the ground are gone.
std::vector<Coins> staircase_options(const Coins& coins) {
    std::vector<Coins> options;
    for (std::size_t i = 0; i < coins.size(); ++i)
        for (int carried = 1; carried <= coins[i]; ++carried) {
            Coins option = coins;
            option[i] -= carried;
            if (i > 0) option[i - 1] += carried;
            options.push_back(option);
        }
    return options;
}

// Coins and one pile of Nim: a P-position iff the Grundy value of the coins is
// the pile.
using Sum = std::pair<Coins, int>;

template <class Options>
auto with_a_pile(Options options_of_coins) {
    return [options_of_coins](const Sum& sum) {
        std::vector<Sum> options;
        for (const Coins& coins : options_of_coins(sum.first))
            options.emplace_back(coins, sum.second);
        for (int pile = 0; pile < sum.second; ++pile)
            options.emplace_back(sum.first, pile);
        return options;
    };
}

// Every row of this length of at most `most` coins in all.
std::vector<Coins> all_positions(std::size_t length, int most) {
    std::vector<Coins> positions = {{}};
    for (std::size_t i = 0; i < length; ++i) {
        std::vector<Coins> longer;
        for (const Coins& coins : positions) {
            int left = most;
            for (const int on_stair : coins) left -= on_stair;
            for (int on_stair = 0; on_stair <= left; ++on_stair) {
                longer.push_back(coins);
                longer.back().push_back(on_stair);
            }
        }
        positions.swap(longer);
    }
    return positions;
}

TEST(StaircaseValue, OfTheGroundIsZero) {
    EXPECT_EQ(staircase_value(0, 0), 0);
    EXPECT_EQ(staircase_value(0, 7), 0);
}

TEST(StaircaseValue, OfTheFirstStairIsAPileOfNim) {
    EXPECT_EQ(staircase_value(1, 0), 0);
    EXPECT_EQ(staircase_value(1, 7), 7);
}

TEST(StaircaseValueDeathTest, RejectsWhatIsBelowTheGround) {
    EXPECT_DEATH(staircase_value(-1, 3), "height >= 0");
}

TEST(StaircaseValueDeathTest, RejectsNegativeCoins) {
    EXPECT_DEATH(staircase_value(1, -1), "coins >= 0");
    EXPECT_DEATH(staircase_value(2, -1), "coins >= 0");
}

// Ferguson I.2.6, exercise 6: the positions (x1, ..., xn) are P-positions
// exactly if (x1, x3, ...) are P-positions of Nim.
TEST(StaircaseValue, LetsOnlyTheOddStairsCount) {
    EXPECT_EQ(nim_sum({5, 9, 3, 8, 6}), 5 ^ 3 ^ 6);
    EXPECT_EQ(nim_sum({1, 9, 2, 8, 3, 7}), 0);
}

TEST(StaircaseValue, MakesTheGrundyValueThatTheSearchFinds) {
    play::Game<Sum> game(with_a_pile(staircase_options));
    for (const auto& [stairs, most] :
         {std::pair<int, int>{1, 9}, {2, 9}, {3, 7}, {4, 6}, {5, 5}})
        for (const Coins& coins : all_positions(stairs, most))
            for (int pile = 0; pile <= most; ++pile)
                ASSERT_EQ(game.is_p_position({coins, pile}),
                          pile == nim_sum(coins))
                    << play::described(coins) << " and a pile of " << pile;
}

// A landing of height 3 with ways to both stairs of height 2 and to the ground;
// the first of these leads to the stair of height 1, the second nowhere.
TEST(StaircaseValue, HoldsForPlacesThatDoNotStandInARow) {
    const std::vector<int> heights = {1, 2, 2, 3};
    // The numbers of the places; -1 is the ground.
    const std::vector<std::vector<int>> exits = {{-1}, {0}, {}, {1, 2, -1}};
    play::Game<Sum> game(with_a_pile([&](const Coins& coins) {
        std::vector<Coins> options;
        for (std::size_t i = 0; i < coins.size(); ++i)
            for (const int exit : exits[i])
                for (int carried = 1; carried <= coins[i]; ++carried) {
                    Coins option = coins;
                    option[i] -= carried;
                    if (exit >= 0) option[exit] += carried;
                    options.push_back(option);
                }
        return options;
    }));
    for (const Coins& coins : all_positions(heights.size(), 6)) {
        int sum = 0;
        for (std::size_t i = 0; i < coins.size(); ++i)
            sum ^= staircase_value(heights[i], coins[i]);
        for (int pile = 0; pile <= 7; ++pile)
            ASSERT_EQ(game.is_p_position({coins, pile}), pile == sum)
                << play::described(coins) << " and a pile of " << pile;
    }
}

TEST(StaircaseValue, ReachesTheGreatestHeightAndTheLargestLongLong) {
    const int height = std::numeric_limits<int>::max();
    const long long most = std::numeric_limits<long long>::max();
    ASSERT_EQ(height % 2, 1);
    EXPECT_EQ(staircase_value(height, most), most);
    EXPECT_EQ(staircase_value(height - 1, most), 0);
}

}  // namespace staircase_nim_test
