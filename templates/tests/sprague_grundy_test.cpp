#include "sprague_grundy.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

#include "play.hpp"

namespace sprague_grundy_test {

using Values = std::vector<int>;

// A set from which the mexes 0, 1, ..., last were taken, so that it has room
// for their nim-sums.
MexSet after_mexes_to(int last) {
    MexSet values;
    for (int mex = 0; mex <= last; ++mex) {
        for (int value = 0; value < mex; ++value) values.insert(value);
        EXPECT_EQ(values.take_mex(), mex);
    }
    return values;
}

// Rules of well-known games, as a user of the template writes them.

void nim(int pile, const Values& grundy, MexSet& values) {
    for (int rest = 0; rest < pile; ++rest) values.insert(grundy[rest]);
}

void grundys_game(int pile, const Values& grundy, MexSet& values) {
    for (int a = 1; a < pile - a; ++a)
        values.insert(grundy[a] ^ grundy[pile - a]);
}

void laskers_nim(int pile, const Values& grundy, MexSet& values) {
    nim(pile, grundy, values);
    for (int a = 1; a <= pile - a; ++a)
        values.insert(grundy[a] ^ grundy[pile - a]);
}

// Takes s neighbours out of a row and leaves what is left and right of them.
void take_neighbours(int s, int row, const Values& grundy, MexSet& values) {
    for (int a = 0; a <= row - s; ++a)
        values.insert(grundy[a] ^ grundy[row - s - a]);
}

void kayles(int row, const Values& grundy, MexSet& values) {
    take_neighbours(1, row, grundy, values);
    take_neighbours(2, row, grundy, values);
}

void dawsons_kayles(int row, const Values& grundy, MexSet& values) {
    take_neighbours(2, row, grundy, values);
}

TEST(MexSet, OfNothingHasTheMexZero) {
    MexSet values;
    EXPECT_EQ(values.take_mex(), 0);
    EXPECT_EQ(values.take_mex(), 0);
}

TEST(GrundyValues, OfNoMovesAreZero) {
    const auto no_moves = [](int, const Values&, MexSet&) {};
    EXPECT_EQ(grundy_values(0, no_moves), Values{0});
    EXPECT_EQ(grundy_values(2, no_moves), Values({0, 0, 0}));
}

TEST(MexSetDeathTest, RejectsNegativeValues) {
    MexSet values;
    EXPECT_DEATH(values.insert(-1), "0 <= value");
}

TEST(MexSetDeathTest, RejectsValuesThatAreNoNimSumOfMexesTaken) {
    MexSet values;
    EXPECT_DEATH(values.insert(1), "value < ");
    EXPECT_DEATH(values.insert(5), "value < ");
    MexSet of_five = after_mexes_to(5);
    EXPECT_DEATH(of_five.insert(8), "value < ");
}

TEST(MexSet, HasTheLeastMissingValueAsItsMex) {
    MexSet values = after_mexes_to(4);
    values.insert(1);
    EXPECT_EQ(values.take_mex(), 0);
    for (const int value : {1, 0, 4, 0}) values.insert(value);
    EXPECT_EQ(values.take_mex(), 2);
    for (const int value : {3, 1, 0, 4, 2}) values.insert(value);
    EXPECT_EQ(values.take_mex(), 5);
}

TEST(MexSet, IsEmptyAfterItsMexWasTaken) {
    MexSet values = after_mexes_to(1);
    values.insert(0);
    values.insert(1);
    EXPECT_EQ(values.take_mex(), 2);
    EXPECT_EQ(values.take_mex(), 0);
    values.insert(1);
    EXPECT_EQ(values.take_mex(), 0);
}

TEST(MexSet, HasRoomForTheNimSumsOfTheMexesTaken) {
    for (int last = 0; last <= 40; ++last) {
        MexSet values = after_mexes_to(last);
        int above = 1;  // the power of two above all nim-sums
        while (above <= last) above *= 2;
        for (int value = above - 1; value >= 0; --value) values.insert(value);
        EXPECT_EQ(values.take_mex(), above);
    }
}

TEST(GrundyValues, ShowTheRuleTheSmallerPositionsOnly) {
    int next = 0;
    grundy_values(9, [&](int p, const Values& grundy, MexSet& values) {
        EXPECT_EQ(p, next++);
        EXPECT_EQ(int(grundy.size()), p);
        EXPECT_EQ(values.take_mex(), 0) << "before position " << p;
        nim(p, grundy, values);
    });
    EXPECT_EQ(next, 10);
}

TEST(GrundyValues, OfANimPileAreItsSize) {
    const Values grundy = grundy_values(100, nim);
    for (int pile = 0; pile <= 100; ++pile) EXPECT_EQ(grundy[pile], pile);
}

TEST(GrundyValues, OfGrundysGameAreLikeA002188) {
    EXPECT_EQ(
        grundy_values(40, grundys_game),
        Values({0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0,
                4, 3, 0, 4, 3, 0, 4, 1, 2, 3, 1, 2, 4, 1, 2, 4, 1, 2, 4, 1}));
}

TEST(GrundyValues, OfLaskersNimSwapTheLastTwoOfEachFour) {
    const Values grundy = grundy_values(200, laskers_nim);
    for (int pile = 1; pile <= 200; ++pile) {
        const int swapped =
            pile % 4 == 3 ? pile + 1 : (pile % 4 == 0 ? pile - 1 : pile);
        EXPECT_EQ(grundy[pile], swapped) << "pile " << pile;
    }
}

TEST(GrundyValues, OfKaylesHaveThePeriod12Past70LikeA002186) {
    const Values grundy = grundy_values(1000, kayles);
    EXPECT_EQ(Values(grundy.begin(), grundy.begin() + 24),
              Values({0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6,
                      4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7}));
    const int period[] = {4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7};
    EXPECT_NE(grundy[70], period[70 % 12]);
    for (int row = 71; row <= 1000; ++row)
        EXPECT_EQ(grundy[row], period[row % 12]) << "row " << row;
}

// A002187 is Dawson's Chess, whose value of n is that of n + 1 here.
TEST(GrundyValues, OfDawsonsKaylesHaveThePeriod34Past52LikeA002187) {
    const Values grundy = grundy_values(1000, dawsons_kayles);
    EXPECT_EQ(Values(grundy.begin(), grundy.begin() + 34),
              Values({0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5,
                      2, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 2, 7}));
    EXPECT_NE(grundy[52], grundy[52 + 34]);
    for (int row = 53; row + 34 <= 1000; ++row)
        EXPECT_EQ(grundy[row], grundy[row + 34]) << "row " << row;
}

// All games on the positions 0..4: bit i of `moves` allows one pair p > q.
TEST(GrundyValues, AgreeWithASearchOfEveryGameOfFivePositions) {
    using Sum = std::pair<int, int>;
    for (unsigned moves = 0; moves < 1u << 10; ++moves) {
        const auto allowed = [&](int p, int q) {
            return moves >> (p * (p - 1) / 2 + q) & 1;
        };
        const Values grundy =
            grundy_values(4, [&](int p, const Values& known, MexSet& values) {
                for (int q = 0; q < p; ++q)
                    if (allowed(p, q)) values.insert(known[q]);
            });
        play::Game<Sum> game([&](const Sum& sum) {
            std::vector<Sum> options;
            for (int q = 0; q < sum.first; ++q)
                if (allowed(sum.first, q)) options.push_back({q, sum.second});
            for (int q = 0; q < sum.second; ++q)
                if (allowed(sum.second, q)) options.push_back({sum.first, q});
            return options;
        });
        for (int a = 0; a <= 4; ++a)
            for (int b = 0; b <= 4; ++b)
                ASSERT_EQ(game.is_p_position({a, b}), grundy[a] == grundy[b])
                    << "moves " << moves << ", positions " << a << " and " << b;
    }
}

using Piles = std::vector<int>;  // sorted: the piles have no order
using Options = std::function<std::vector<Piles>(int pile)>;

std::vector<Piles> splits(int pile, bool equal_too) {
    std::vector<Piles> options;
    for (int a = 1; a < pile; ++a)
        if (a < pile - a || (equal_too && a == pile - a))
            options.push_back({a, pile - a});
    return options;
}

// Compares all positions of at most three piles of at most max_pile.
void expect_agreement(const Values& grundy, int max_pile, Options options_of) {
    play::Game<Piles> game([&](const Piles& position) {
        std::vector<Piles> options;
        for (std::size_t i = 0; i < position.size(); ++i)
            for (const Piles& left : options_of(position[i])) {
                Piles option = position;
                option.erase(option.begin() + int(i));
                for (int pile : left)
                    if (pile > 0) option.push_back(pile);
                std::sort(option.begin(), option.end());
                options.push_back(option);
            }
        return options;
    });
    for (int a = 0; a <= max_pile; ++a)
        for (int b = a; b <= max_pile; ++b)
            for (int c = b; c <= max_pile; ++c) {
                const int nim_sum = grundy[a] ^ grundy[b] ^ grundy[c];
                ASSERT_EQ(game.is_p_position({a, b, c}), nim_sum == 0)
                    << "piles " << a << ", " << b << " and " << c;
            }
}

TEST(GrundyValues, AgreeWithASearchOfGrundysGame) {
    expect_agreement(grundy_values(10, grundys_game), 10,
                     [](int pile) { return splits(pile, false); });
}

TEST(GrundyValues, AgreeWithASearchOfLaskersNim) {
    expect_agreement(grundy_values(7, laskers_nim), 7, [](int pile) {
        std::vector<Piles> options = splits(pile, true);
        for (int rest = 0; rest < pile; ++rest) options.push_back({rest});
        return options;
    });
}

TEST(GrundyValues, AgreeWithASearchOfKayles) {
    expect_agreement(grundy_values(8, kayles), 8, [](int row) {
        std::vector<Piles> options;
        for (int s = 1; s <= 2; ++s)
            for (int a = 0; a <= row - s; ++a)
                options.push_back({a, row - s - a});
        return options;
    });
}

TEST(GrundyValues, OfGrundysGameTo10000TakeTwentyFiveMillionSteps) {
    const Values grundy = grundy_values(10000, grundys_game);
    EXPECT_EQ(std::count(grundy.begin() + 1, grundy.end(), 0), 41);
    EXPECT_EQ(grundy[1222], 0);  // the last P-position
    EXPECT_EQ(grundy[10000], 39);
}

}  // namespace sprague_grundy_test
