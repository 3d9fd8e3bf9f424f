#include "coin_turning.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <set>
#include <utility>
#include <vector>

#include "play.hpp"
#include "sprague_grundy.hpp"

namespace coin_turning_test {

using Sets = std::vector<std::vector<int>>;
using Rule = std::function<Sets(int)>;
using Heads = std::set<int>;

// The values of single heads: rule(x) lists the sets that may be turned with x
// farthest to the right, each as its other coins.
std::vector<int> head_values(int coins, const Rule& rule) {
    return grundy_values(coins - 1,
                         [&](int x, const std::vector<int>& g, MexSet& values) {
                             for (const std::vector<int>& others : rule(x)) {
                                 int nim_sum = 0;
                                 for (const int y : others) nim_sum ^= g[y];
                                 values.insert(nim_sum);
                             }
                         });
}

// One coin, or two.
Sets turning_turtles(int x) {
    Sets sets = {{}};
    for (int y = 0; y < x; ++y) sets.push_back({y});
    return sets;
}

// Exactly two coins.
Sets twins(int x) {
    Sets sets;
    for (int y = 0; y < x; ++y) sets.push_back({y});
    return sets;
}

// One coin, two or three.
Sets mock_turtles(int x) {
    Sets sets = turning_turtles(x);
    for (int y = 0; y < x; ++y)
        for (int z = 0; z < y; ++z) sets.push_back({y, z});
    return sets;
}

// Any number of coins side by side.
Sets ruler(int x) {
    Sets sets = {{}};
    for (int y = x - 1; y >= 0; --y) {
        sets.push_back(sets.back());
        sets.back().push_back(y);
    }
    return sets;
}

// Any number of coins.
Sets any_coins(int x) {
    Sets sets;
    for (int mask = 0; mask < 1 << x; ++mask) {
        sets.emplace_back();
        for (int y = 0; y < x; ++y)
            if (mask >> y & 1) sets.back().push_back(y);
    }
    return sets;
}

int row_value(const Heads& heads, const std::vector<int>& values) {
    return coin_row_value(heads, [&](int x) { return values.at(x); });
}

// Turns x and a set of others over.
Heads turned(Heads heads, int x, const std::vector<int>& others) {
    heads.erase(x);
    for (const int y : others)
        if (!heads.erase(y)) heads.insert(y);
    return heads;
}

// The sum of a row of coins and a Nim pile.
using Position = std::pair<Heads, int>;

play::Game<Position> row_and_pile(const Rule& rule) {
    return play::Game<Position>([rule](const Position& at) {
        std::vector<Position> options;
        for (const int x : at.first)
            for (const std::vector<int>& others : rule(x))
                options.emplace_back(turned(at.first, x, others), at.second);
        for (int pile = 0; pile < at.second; ++pile)
            options.emplace_back(at.first, pile);
        return options;
    });
}

// All rows of so many coins have the value that play gives them: with a Nim
// pile of that size, and with no other of `piles`, they are P-positions.
void expect_agreement(const Rule& rule, int coins, int piles) {
    const std::vector<int> values = head_values(coins, rule);
    play::Game<Position> game = row_and_pile(rule);
    for (int mask = 0; mask < 1 << coins; ++mask) {
        Heads heads;
        for (int x = 0; x < coins; ++x)
            if (mask >> x & 1) heads.insert(x);
        const int value = row_value(heads, values);
        ASSERT_TRUE(game.is_p_position({heads, value}))
            << play::described(heads) << ", value " << value;
        for (int pile = 0; pile < piles; ++pile)
            ASSERT_EQ(game.is_p_position({heads, pile}), pile == value)
                << play::described(heads) << ", pile " << pile;
    }
}

TEST(CoinRowValue, OfARowWithoutHeadsIsZero) {
    EXPECT_EQ(row_value({}, {}), 0);
}

TEST(HeadValues, AreZeroWithoutMoves) {
    EXPECT_EQ(head_values(3, [](int) { return Sets(); }),
              (std::vector<int>{0, 0, 0}));
}

TEST(CoinRowValueDeathTest, RejectsAPlaceOutsideTheRow) {
    EXPECT_DEATH(row_value({-1, 0}, {1}), "place >= 0");
}

// Ferguson, section 5.1: a head at place x is a Nim pile of x + 1.
TEST(HeadValues, OfTurningTurtlesAreNim) {
    const std::vector<int> values = head_values(64, turning_turtles);
    for (int x = 0; x < 64; ++x) EXPECT_EQ(values[x], x + 1);
}

// Twins: a head at place x is a Nim pile of x.
TEST(HeadValues, OfTwinsAreNimFromPlaceZero) {
    const std::vector<int> values = head_values(64, twins);
    for (int x = 0; x < 64; ++x) EXPECT_EQ(values[x], x);
}

TEST(HeadValues, OfTheRulerAreTheMarksOfARulerLikeA006519) {
    const std::vector<int> values = head_values(200, ruler);
    for (int x = 0; x < 200; ++x) EXPECT_EQ(values[x], (x + 1) & -(x + 1));
}

TEST(HeadValues, OfMockTurtlesAreTheOdiousNumbersLikeA000069) {
    const std::vector<int> values = head_values(128, mock_turtles);
    EXPECT_EQ(std::vector<int>(values.begin(), values.begin() + 16),
              (std::vector<int>{1, 2, 4, 7, 8, 11, 13, 14, 16, 19, 21, 22, 25,
                                26, 28, 31}));
    for (int x = 0; x < 128; ++x) {
        int ones = 0;
        for (int bits = x; bits > 0; bits /= 2) ones += bits % 2;
        EXPECT_EQ(values[x], 2 * x + (ones % 2 == 0)) << "place " << x;
    }
}

TEST(HeadValues, OfAnyCoinsArePowersOfTwo) {
    const std::vector<int> values = head_values(10, any_coins);
    for (int x = 0; x < 10; ++x) EXPECT_EQ(values[x], 1 << x);
}

TEST(CoinRowValue, AgreesWithPlayOfTurningTurtles) {
    expect_agreement(turning_turtles, 8, 10);
}

TEST(CoinRowValue, AgreesWithPlayOfMockTurtles) {
    expect_agreement(mock_turtles, 8, 16);
}

TEST(CoinRowValue, AgreesWithPlayOfTheRuler) { expect_agreement(ruler, 9, 9); }

TEST(CoinRowValue, AgreesWithPlayOfTwins) { expect_agreement(twins, 8, 8); }

// Bit after bit of `rules` allows one set of coins, those of place 0 first.
Rule rule_of_bits(int rules) {
    return [rules](int x) {
        Sets sets;
        const Sets all = any_coins(x);
        for (int i = 0; i < int(all.size()); ++i)
            if (rules >> ((1 << x) - 1 + i) & 1) sets.push_back(all[i]);
        return sets;
    };
}

TEST(CoinRowValue, AgreesWithPlayUnderEveryRuleForThreeCoins) {
    for (int rules = 0; rules < 1 << (1 + 2 + 4) && !HasFatalFailure(); ++rules)
        expect_agreement(rule_of_bits(rules), 3, 4);
}

TEST(CoinRowValue, AgreesWithPlayUnderAThousandRulesForFourCoins) {
    for (int rules = 0; rules < 1 << (1 + 2 + 4 + 8) && !HasFatalFailure();
         rules += 31)
        expect_agreement(rule_of_bits(rules), 4, 0);
}

// "The other coin must show heads" looks at the coins. Then single heads are
// worth 1 each, and two of them 2: one may fall, or both.
TEST(CoinRowValue, IsNotForRulesThatLookAtTheCoins) {
    play::Game<Heads> both_heads([](const Heads& heads) {
        std::vector<Heads> options;
        for (const int x : heads) {
            options.push_back(turned(heads, x, {}));
            for (const int y : heads)
                if (y < x) options.push_back(turned(heads, x, {y}));
        }
        return options;
    });
    EXPECT_TRUE(both_heads.is_n_position({0, 1}));
    EXPECT_EQ(row_value({0, 1}, {1, 1}), 0);
}

// The moves that leave a lost row, by search.
std::set<Heads> searched_wins(const Heads& heads, const Rule& rule,
                              play::Game<Position>& game) {
    std::set<Heads> wins;
    for (const int x : heads)
        for (const std::vector<int>& others : rule(x)) {
            const Heads left = turned(heads, x, others);
            if (game.is_p_position({left, 0})) wins.insert(left);
        }
    return wins;
}

// The rule as the template takes it: each set with x in it.
auto sets_with_x(const Rule& rule) {
    return [rule](int x) {
        std::set<Heads> sets;
        for (const std::vector<int>& others : rule(x)) {
            Heads set(others.begin(), others.end());
            set.insert(x);
            sets.insert(set);
        }
        return sets;
    };
}

TEST(CoinWinningMoves, OfTheLesson) {
    // Mock Turtles with heads at 2, 3, 4, 6: turn {2, 1}, {3, 0} or {6, 5}.
    const std::vector<int> values = head_values(7, mock_turtles);
    const auto value = [&](int x) { return values.at(x); };
    const auto sets = sets_with_x(mock_turtles);
    EXPECT_EQ(coin_winning_moves({2, 3, 4, 6}, value, sets),
              (std::set<Heads>{{1, 2}, {0, 3}, {5, 6}}));
    EXPECT_TRUE(coin_winning_moves({0, 2, 4, 6}, value, sets).empty());
    EXPECT_TRUE(coin_winning_moves({}, value, sets).empty());
}

TEST(CoinWinningMoves, AreThoseThatASearchFinds) {
    for (const Rule& rule : {Rule(turning_turtles), Rule(twins),
                             Rule(mock_turtles), Rule(ruler)}) {
        const std::vector<int> values = head_values(6, rule);
        const auto value = [&](int x) { return values.at(x); };
        play::Game<Position> game = row_and_pile(rule);
        for (int mask = 0; mask < 1 << 6; ++mask) {
            Heads heads;
            for (int x = 0; x < 6; ++x)
                if (mask >> x & 1) heads.insert(x);
            std::set<Heads> found;
            for (const Heads& move :
                 coin_winning_moves(heads, value, sets_with_x(rule))) {
                EXPECT_EQ(heads.count(*move.rbegin()), 1U);
                found.insert(turned(heads, *move.rbegin(),
                                    {move.begin(), --move.end()}));
            }
            EXPECT_EQ(found, searched_wins(heads, rule, game))
                << play::described(heads);
        }
    }
}

TEST(CoinRowValue, ReachesAHundredThousandHeads) {
    Heads heads;
    for (int x = 0; x < 100000; ++x) heads.insert(heads.end(), 1000 * x);
    const auto turtles = [](int x) { return x + 1; };
    int nim_sum = 0;
    for (int x = 0; x < 100000; ++x) nim_sum ^= 1000 * x + 1;
    EXPECT_EQ(coin_row_value(heads, turtles), nim_sum);
}

}  // namespace coin_turning_test
