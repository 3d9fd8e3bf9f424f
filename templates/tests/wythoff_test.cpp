#include "wythoff.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <random>
#include <utility>
#include <vector>

#include "play.hpp"

namespace wythoff_test {

const long long LARGEST = 1000000000000000000LL;

using Piles = std::pair<long long, long long>;

Piles sorted(long long a, long long b) { return std::minmax({a, b}); }

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

// floor(k phi) from k as a sum of Fibonacci numbers, no two of them neighbours
// (Zeckendorf). With the next Fibonacci number for each, the sum differs from
// k phi by less than 1; it is too large iff the least one has an even index.
long long floor_by_zeckendorf(long long k) {
    std::vector<long long> fibonacci = {0, 1};
    while (fibonacci.back() <= k)
        fibonacci.push_back(fibonacci.back() + *(fibonacci.end() - 2));
    long long sum = 0;
    std::size_t least = 1;
    for (std::size_t i = fibonacci.size() - 2; i >= 2 && k > 0; --i)
        if (fibonacci[i] <= k) {
            k -= fibonacci[i];
            sum += fibonacci[i + 1];
            least = i;
        }
    return sum - (least % 2 == 0 ? 1 : 0);
}

TEST(WythoffSmallerPile, OfNoDifferenceIsEmpty) {
    EXPECT_EQ(wythoff_smaller_pile(0), 0);
}

TEST(IsWythoffPPosition, HoldsWhereNoStoneIsLeft) {
    EXPECT_TRUE(is_wythoff_p_position(0, 0));
    EXPECT_FALSE(is_wythoff_p_position(0, 1));
    EXPECT_FALSE(is_wythoff_p_position(1, 0));
    EXPECT_FALSE(is_wythoff_p_position(1, 1));
}

TEST(IsWythoffPPosition, HoldsForThePairsOfWythoff) {
    const std::vector<Piles> pairs = {{0, 0},  {1, 2},   {3, 5},
                                      {4, 7},  {6, 10},  {8, 13},
                                      {9, 15}, {11, 18}, {12, 20}};
    for (const auto& [a, b] : pairs) {
        EXPECT_TRUE(is_wythoff_p_position(a, b)) << a << " and " << b;
        EXPECT_TRUE(is_wythoff_p_position(b, a)) << b << " and " << a;
    }
}

TEST(WythoffSmallerPile, LinksTheSequencesA000201AndA001950) {
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
    for (int i = 0; i < int(lower.size()); ++i) {
        const int k = i + 1;
        EXPECT_EQ(wythoff_smaller_pile(k), lower[i]);
        EXPECT_EQ(wythoff_smaller_pile(k) + k, upper[i]);
    }
}

TEST(WythoffSmallerPile, PairsEachNumberOnce) {
    std::vector<int> times(100000);
    for (int k = 1;; ++k) {
        const int a = int(wythoff_smaller_pile(k)), b = a + k;
        if (a >= int(times.size())) break;
        ++times[a];
        if (b < int(times.size())) ++times[b];
    }
    EXPECT_EQ(std::count(times.begin() + 1, times.end(), 1), 99999);
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

TEST(IsWythoffPPosition, AgreesWithASearch) {
    play::Game<Piles> game(moves);
    for (long long b = 0; b <= 100; ++b)
        for (long long a = 0; a <= b; ++a) {
            EXPECT_EQ(is_wythoff_p_position(a, b), game.is_p_position({a, b}))
                << "piles " << a << " and " << b;
            EXPECT_EQ(is_wythoff_p_position(b, a), game.is_p_position({a, b}))
                << "piles " << b << " and " << a;
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
        EXPECT_FALSE(is_wythoff_p_position(a - 1, b - 1)) << a << " and " << b;
        EXPECT_FALSE(is_wythoff_p_position(a, b - 1)) << a << " and " << b;
    }
}

TEST(WythoffSmallerPile, AgreesWithZeckendorfUpToTheLargestDifference) {
    for (long long k = 0; k <= 10000; ++k)
        ASSERT_EQ(wythoff_smaller_pile(k), floor_by_zeckendorf(k)) << k;
    for (long long k = LARGEST - 10000; k <= LARGEST; ++k)
        ASSERT_EQ(wythoff_smaller_pile(k), floor_by_zeckendorf(k)) << k;
    std::mt19937_64 random(1907);
    for (int count = 0; count < 10000; ++count) {
        const long long k = random() % LARGEST >> random() % 60;
        ASSERT_EQ(wythoff_smaller_pile(k), floor_by_zeckendorf(k)) << k;
    }
}

// k phi is nearest to an integer where k is a Fibonacci number.
TEST(WythoffSmallerPile, IsExactAroundSumsOfFibonacciNumbers) {
    std::vector<long long> fibonacci = {1, 2};
    while (fibonacci.back() <= LARGEST / 4)
        fibonacci.push_back(fibonacci.back() + *(fibonacci.end() - 2));
    for (const long long f : fibonacci)
        for (const long long g : fibonacci)
            for (long long k = std::max(f + g - 2, 0LL); k <= f + g + 2; ++k)
                ASSERT_EQ(wythoff_smaller_pile(k), floor_by_zeckendorf(k)) << k;
}

}  // namespace wythoff_test
