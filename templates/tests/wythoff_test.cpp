#include "wythoff.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "play.hpp"

namespace {

const long long LARGEST = 1000000000000000000LL;

using Piles = std::pair<long long, long long>;

Piles sorted(long long a, long long b) { return std::minmax({a, b}); }

std::vector<Piles> winning_options(long long a, long long b) {
    Piles options[3];
    return {options, wythoff_winning_options(a, b, options)};
}

// The rule of the game, for piles of which the first is not the larger: take
// from both, from the larger, from the smaller.
std::vector<Piles> moves(const Piles& piles) {
    const auto [a, b] = piles;
    std::vector<Piles> options;
    for (long long taken = 1; taken <= a; ++taken)
        options.emplace_back(a - taken, b - taken);
    for (long long taken = 1; taken <= b; ++taken)
        options.push_back(sorted(a, b - taken));
    for (long long taken = 1; taken <= a && a < b; ++taken)
        options.push_back(sorted(a - taken, b));
    return options;
}

TEST(WythoffPartner, OfAnEmptyPileIsAnEmptyPile) {
    EXPECT_EQ(wythoff_partner(0), 0);
}

TEST(IsWythoffPPosition, HoldsWhereNoStoneIsLeft) {
    EXPECT_TRUE(is_wythoff_p_position(0, 0));
    EXPECT_FALSE(is_wythoff_p_position(0, 1));
    EXPECT_FALSE(is_wythoff_p_position(1, 0));
    EXPECT_FALSE(is_wythoff_p_position(1, 1));
}

TEST(WythoffWinningOptions, OfNoStonesAreNone) {
    EXPECT_TRUE(winning_options(0, 0).empty());
}

TEST(WythoffWinningOptions, OfOneStoneAreTheEndOfTheGame) {
    EXPECT_EQ(winning_options(0, 1), (std::vector<Piles>{{0, 0}}));
}

TEST(WythoffPartnerDeathTest, RejectsNegativePiles) {
    EXPECT_DEATH(wythoff_partner(-1), "0 <= n");
}

TEST(WythoffPartnerDeathTest, RejectsPilesPastTheLargest) {
    EXPECT_DEATH(wythoff_partner(LARGEST + 1), "n <= ");
}

TEST(WythoffWinningOptionsDeathTest, RejectsTheLargerPileFirst) {
    EXPECT_DEATH(winning_options(1, 0), "a <= b");
}

TEST(WythoffPartner, PairsTheNumbersLikeWythoff) {
    const std::vector<Piles> pairs = {{0, 0},  {1, 2},   {3, 5},
                                      {4, 7},  {6, 10},  {8, 13},
                                      {9, 15}, {11, 18}, {12, 20}};
    for (const auto& [a, b] : pairs) {
        EXPECT_EQ(wythoff_partner(a), b);
        EXPECT_EQ(wythoff_partner(b), a);
        EXPECT_TRUE(is_wythoff_p_position(a, b)) << a << " and " << b;
        EXPECT_TRUE(is_wythoff_p_position(b, a)) << b << " and " << a;
    }
}

TEST(WythoffPartner, LinksTheSequencesA000201AndA001950) {
    const std::vector<int> lower = {
        1,  3,  4,  6,  8,  9,  11, 12, 14, 16, 17, 19, 21, 22, 24, 25,
        27, 29, 30, 32, 33, 35, 37, 38, 40, 42, 43, 45, 46, 48, 50, 51,
        53, 55, 56, 58, 59, 61, 63, 64, 66, 67, 69, 71, 72, 74, 76, 77};
    const std::vector<int> upper = {
        2,  5,  7,   10,  13,  15,  18,  20,  23,  26,  28,  31,
        34, 36, 39,  41,  44,  47,  49,  52,  54,  57,  60,  62,
        65, 68, 70,  73,  75,  78,  81,  83,  86,  89,  91,  94,
        96, 99, 102, 104, 107, 109, 112, 115, 117, 120, 123, 125};
    ASSERT_EQ(lower.size(), upper.size());
    for (std::size_t k = 0; k < lower.size(); ++k) {
        EXPECT_EQ(wythoff_partner(lower[k]), upper[k]);
        EXPECT_EQ(wythoff_partner(upper[k]), lower[k]);
    }
}

TEST(IsWythoffPPosition, IsExactWhereDoubleFails) {
    const std::vector<Piles> pairs = {{165580140, 267914295},
                                      {228826126, 370248450},
                                      {433494436, 701408732},
                                      {599074577, 969323028}};
    for (const auto& [a, b] : pairs) {
        EXPECT_TRUE(is_wythoff_p_position(a, b)) << a << " and " << b;
        EXPECT_FALSE(is_wythoff_p_position(a + 1, b + 1)) << a << " and " << b;
    }
}

TEST(WythoffWinningOptions, AreThoseThatASearchFindsInItsOrder) {
    play::Game<Piles> game(moves);
    for (long long b = 0; b <= 100; ++b)
        for (long long a = 0; a <= b; ++a) {
            EXPECT_EQ(is_wythoff_p_position(a, b), game.is_p_position({a, b}))
                << "piles " << a << " and " << b;
            EXPECT_EQ(is_wythoff_p_position(b, a), game.is_p_position({a, b}))
                << "piles " << b << " and " << a;
            EXPECT_EQ(winning_options(a, b), game.winning_options({a, b}))
                << "piles " << a << " and " << b;
        }
}

TEST(IsWythoffPPosition, IsExactForTheLargestPiles) {
    const std::vector<Piles> pairs = {
        {7778742048, 12586269024},
        {72723460248141, 117669030460994},
        {37889062373143905, 61305790721611590},
        {61305790721611591, 99194853094755497},
        {99194853094755496, 160500643816367087},
        {160500643816367088, 259695496911122585},
        {259695496911122584, 420196140727489672},
        {420196140727489673, 679891637638612258},
        {618033988749894848, 1000000000000000000}};
    for (const auto& [a, b] : pairs) {
        EXPECT_TRUE(is_wythoff_p_position(a, b)) << a << " and " << b;
        EXPECT_TRUE(is_wythoff_p_position(b, a)) << b << " and " << a;
        EXPECT_TRUE(winning_options(a, b).empty()) << a << " and " << b;
        EXPECT_FALSE(is_wythoff_p_position(a - 1, b - 1)) << a << " and " << b;
        EXPECT_FALSE(is_wythoff_p_position(a, b - 1)) << a << " and " << b;
    }
}

// Of neighbouring numbers, the lower ones have the differences k, k+1, ..., and
// so have the upper ones.
TEST(WythoffPartner, HasEveryDifferenceOnceUpToTheLargestPile) {
    long long of_lower = -1, of_upper = -1;
    for (long long n = LARGEST - 5000; n <= LARGEST; ++n) {
        const long long difference = wythoff_partner(n) - n;
        long long& last = difference > 0 ? of_lower : of_upper;
        const long long k = difference > 0 ? difference : -difference;
        if (last >= 0) {
            EXPECT_EQ(k, last + 1) << "a pile of " << n;
        }
        last = k;
    }
    EXPECT_EQ(of_upper, 381966011250105152);  // 10^18 is an upper number
    EXPECT_EQ(of_lower, 618033988749894848);  // 10^18 - 1 is a lower one
}

TEST(WythoffWinningOptions, AreOfThreeKindsForTheLargestPiles) {
    const long long lower = 618033988749894848;  // the partner of LARGEST
    EXPECT_EQ(winning_options(lower + 1, LARGEST),
              (std::vector<Piles>{{lower - 2, LARGEST - 3},
                                  {381966011250105152, lower + 1},
                                  {lower, LARGEST}}));
    EXPECT_EQ(winning_options(LARGEST, LARGEST),
              (std::vector<Piles>{{0, 0}, {lower, LARGEST}}));
    EXPECT_EQ(winning_options(0, LARGEST), (std::vector<Piles>{{0, 0}}));
}

}  // namespace
