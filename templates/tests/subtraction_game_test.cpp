#include "subtraction_game.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <numeric>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "play.hpp"

namespace subtraction_game_test {

using Numbers = std::vector<int>;

std::string text(const Numbers& subtraction_set) {
    std::string text = "S =";
    for (const int s : subtraction_set) text += ' ' + std::to_string(s);
    return text;
}

// {first, ..., last}
Numbers range(int first, int last) {
    Numbers numbers(last - first + 1);
    std::iota(numbers.begin(), numbers.end(), first);
    return numbers;
}

Numbers squares(int last) {
    Numbers squares;
    for (int root = 1; root * root <= last; ++root)
        squares.push_back(root * root);
    return squares;
}

Numbers primes(int last) {
    Numbers primes;
    for (const int n : range(2, last)) {
        bool is_prime = true;
        for (const int p : primes)
            if (n % p == 0) is_prime = false;
        if (is_prime) primes.push_back(n);
    }
    return primes;
}

// The piles that are P-positions on their own.
Numbers p_positions(const Numbers& grundy) {
    Numbers zeros;
    for (int pile = 0; pile < int(grundy.size()); ++pile)
        if (grundy[pile] == 0) zeros.push_back(pile);
    return zeros;
}

// The definition of mex, read for each pile: no option has the value of the
// pile, and for each smaller value some option has it.
void expect_mex_of_options(const Numbers& grundy,
                           const Numbers& subtraction_set) {
    for (int pile = 0; pile < int(grundy.size()); ++pile) {
        std::vector<bool> seen(subtraction_set.size() + 1);
        for (const int s : subtraction_set)
            if (s <= pile) seen.at(grundy[pile - s]) = true;
        ASSERT_FALSE(seen.at(grundy[pile])) << "pile " << pile;
        for (int value = 0; value < grundy[pile]; ++value)
            ASSERT_TRUE(seen[value]) << "pile " << pile << ", value " << value;
    }
}

TEST(SubtractionGameValues, OfNoStonesIsZero) {
    EXPECT_EQ(subtraction_game_values(0, {1}), Numbers({0}));
    EXPECT_EQ(subtraction_game_values(0, {}), Numbers({0}));
}

TEST(SubtractionGameValues, OfAnEmptySetAreZero) {
    EXPECT_EQ(subtraction_game_values(4, {}), Numbers({0, 0, 0, 0, 0}));
}

TEST(SubtractionGameValues, OfASetLargerThanThePileAreZero) {
    EXPECT_EQ(subtraction_game_values(3, {4, 9}), Numbers({0, 0, 0, 0}));
    EXPECT_EQ(subtraction_game_values(4, {4, 9}), Numbers({0, 0, 0, 0, 1}));
}

TEST(SubtractionGameValues, OfBachetsGameAreRemainders) {
    for (int k = 1; k <= 12; ++k) {
        const Numbers grundy = subtraction_game_values(100, range(1, k));
        for (int pile = 0; pile <= 100; ++pile)
            EXPECT_EQ(grundy[pile], pile % (k + 1))
                << "pile " << pile << ", k = " << k;
    }
}

TEST(SubtractionGameValues, OfNimAreThePiles) {
    EXPECT_EQ(subtraction_game_values(50, range(1, 50)), range(0, 50));
}

// Ferguson's example: the P-positions are those with p mod 7 in {0, 2}.
TEST(SubtractionGameValues, Of1And3And4HaveThePeriod7) {
    const Numbers period = {0, 1, 0, 1, 2, 3, 2};
    const Numbers grundy = subtraction_game_values(70, {1, 3, 4});
    for (int pile = 0; pile <= 70; ++pile)
        EXPECT_EQ(grundy[pile], period[pile % 7]) << "pile " << pile;
}

TEST(SubtractionGameValues, OfTheSquaresAreZeroLikeA030193) {
    const Numbers grundy = subtraction_game_values(109, squares(109));
    EXPECT_EQ(p_positions(grundy),
              Numbers({0,  2,  5,  7,  10, 12, 15, 17, 20, 22, 34,
                       39, 44, 52, 57, 62, 65, 67, 72, 85, 95, 109}));
}

TEST(SubtractionGameValues, OfThePrimesAreZeroLikeA025043) {
    const Numbers grundy = subtraction_game_values(133, primes(133));
    EXPECT_EQ(p_positions(grundy), Numbers({0, 1, 9, 10, 25, 34, 35, 49, 55, 85,
                                            91, 100, 115, 121, 125, 133}));
}

// The first set of the sample of HDU 1536 (S-Nim), worked out by hand.
TEST(SubtractionGameValues, Of2And5AreThoseOfTheSampleOfSNim) {
    EXPECT_EQ(subtraction_game_values(12, {2, 5}),
              Numbers({0, 0, 1, 1, 0, 2, 1, 0, 0, 1, 1, 0, 2}));
}

TEST(SubtractionGameValues, DoNotDependOnTheOrderOfTheSet) {
    const Numbers grundy = subtraction_game_values(60, {2, 3, 7, 11});
    EXPECT_EQ(subtraction_game_values(60, {11, 7, 3, 2}), grundy);
    EXPECT_EQ(subtraction_game_values(60, {7, 2, 11, 3}), grundy);
}

TEST(SubtractionGameValues, DoNotDependOnRepetitions) {
    const Numbers grundy = subtraction_game_values(60, {2, 3, 7});
    EXPECT_EQ(subtraction_game_values(60, {7, 2, 7, 3, 2, 2}), grundy);
    EXPECT_EQ(subtraction_game_values(3, {2, 2, 2, 2}), Numbers({0, 0, 1, 1}));
}

TEST(SubtractionGameValues, AgreeWithTheSearchOnSumsOfTwoPiles) {
    const int MAX_PILE = 14;
    using Piles = std::pair<int, int>;
    for (int chosen = 0; chosen < 1 << 7; ++chosen) {
        Numbers subtraction_set;
        for (int s = 1; s <= 7; ++s)
            if (chosen >> (s - 1) & 1) subtraction_set.push_back(s);
        play::Game<Piles> game([&](const Piles& piles) {
            std::vector<Piles> options;
            for (const int s : subtraction_set) {
                if (s <= piles.first)
                    options.emplace_back(piles.first - s, piles.second);
                if (s <= piles.second)
                    options.emplace_back(piles.first, piles.second - s);
            }
            return options;
        });
        const Numbers grundy =
            subtraction_game_values(MAX_PILE, subtraction_set);
        for (int a = 0; a <= MAX_PILE; ++a)
            for (int b = 0; b <= MAX_PILE; ++b)
                ASSERT_EQ(grundy[a] == grundy[b], game.is_p_position({a, b}))
                    << "piles " << a << " and " << b << ", "
                    << text(subtraction_set);
    }
}

TEST(SubtractionGameValues, Of100MovesReachPilesOf10000) {
    std::mt19937 random(1536);
    Numbers subtraction_set;
    while (subtraction_set.size() < 99)
        subtraction_set.push_back(int(random() % 10000) + 1);
    subtraction_set.push_back(10000);
    const Numbers grundy = subtraction_game_values(10000, subtraction_set);
    ASSERT_EQ(grundy.size(), 10001U);
    expect_mex_of_options(grundy, subtraction_set);
}

TEST(SubtractionGameValues, Of100SmallestMovesReachTheValue100) {
    const Numbers grundy = subtraction_game_values(10000, range(1, 100));
    EXPECT_EQ(grundy[100], 100);
    EXPECT_EQ(grundy[10000], 10000 % 101);
    expect_mex_of_options(grundy, range(1, 100));
}

}  // namespace subtraction_game_test
