#include "misere_nim.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "play.hpp"

namespace misere_nim_test {

using Piles = std::vector<int>;

// A winning move as the index of the pile and what remains of it.
using Moves = std::vector<std::pair<int, int>>;

Moves winning_moves(const Piles& piles) {
    Moves moves;
    for (const MisereNimMove& move : misere_nim_winning_moves(piles))
        moves.emplace_back(move.pile, move.remains);
    return moves;
}

std::string text(const Piles& piles) {
    std::string text = "piles";
    for (const int pile : piles) text += ' ' + std::to_string(pile);
    return text;
}

// The rule of Nim, for the search.
std::vector<Piles> nim_options(const Piles& position) {
    std::vector<Piles> options;
    for (std::size_t i = 0; i < position.size(); ++i)
        for (int remains = 0; remains < position[i]; ++remains) {
            options.push_back(position);
            options.back()[i] = remains;
            std::sort(options.back().begin(), options.back().end());
        }
    return options;
}

bool search_finds_p_position(Piles piles) {
    static play::Game<Piles> game(nim_options, play::misere);
    std::sort(piles.begin(), piles.end());
    return game.is_p_position(piles);
}

// The winning moves that the search finds, in the order of the piles.
Moves searched_winning_moves(const Piles& piles) {
    Moves moves;
    for (std::size_t i = 0; i < piles.size(); ++i)
        for (int remains = 0; remains < piles[i]; ++remains) {
            Piles option = piles;
            option[i] = remains;
            if (search_finds_p_position(option))
                moves.emplace_back(int(i), remains);
        }
    return moves;
}

// Every list of up to `most_piles` piles of 0..max_pile, in every order.
std::vector<Piles> all_positions(std::size_t most_piles, int max_pile) {
    std::vector<Piles> positions(1);
    for (std::size_t at = 0; at < positions.size(); ++at) {
        if (positions[at].size() == most_piles) break;
        for (int pile = 0; pile <= max_pile; ++pile) {
            positions.push_back(positions[at]);
            positions.back().push_back(pile);
        }
    }
    return positions;
}

std::vector<Piles> small_positions() {
    std::vector<Piles> positions = all_positions(3, 9);
    for (const Piles& piles : all_positions(5, 4)) positions.push_back(piles);
    return positions;
}

const int MOST = std::numeric_limits<int>::max();
const std::size_t MANY = 200000;

TEST(IsMisereNimPPosition, IsFalseWhenNoStoneIsLeft) {
    EXPECT_FALSE(is_misere_nim_p_position({}));
    EXPECT_FALSE(is_misere_nim_p_position({0}));
    EXPECT_FALSE(is_misere_nim_p_position({0, 0, 0}));
}

TEST(IsMisereNimPPosition, IsTrueForTheLastStone) {
    EXPECT_TRUE(is_misere_nim_p_position({1}));
    EXPECT_TRUE(is_misere_nim_p_position({0, 1, 0}));
}

TEST(IsMisereNimPPosition, IsFalseForOneLargerPile) {
    EXPECT_FALSE(is_misere_nim_p_position({2}));
    EXPECT_FALSE(is_misere_nim_p_position({1, 2}));
    EXPECT_FALSE(is_misere_nim_p_position({3, 1, 1}));
}

TEST(IsMisereNimPPositionDeathTest, RejectsANegativePile) {
    EXPECT_DEATH(is_misere_nim_p_position({3, -1}), "piles\\[i\\] >= 0");
    EXPECT_DEATH(is_misere_nim_p_position({-1, 2}), "piles\\[i\\] >= 0");
    EXPECT_DEATH(is_misere_nim_p_position({-1, -1, 2}), "piles\\[i\\] >= 0");
}

// The game of the film Last Year at Marienbad (1961).
TEST(IsMisereNimPPosition, IsTrueForMarienbad) {
    EXPECT_TRUE(is_misere_nim_p_position({1, 3, 5, 7}));
}

// Bouton: three piles are safe in the modified game iff they are in the first
// one, apart from 1 1 1 and 1 0 0, which become safe, and 1 1 0 and 0 0 0,
// which do not stay safe. 35 safe combinations have distinct piles of 1 to 15.
TEST(IsMisereNimPPosition, IsTrueForBoutonsSafeCombinations) {
    int distinct = 0;
    for (int a = 0; a < 16; ++a)
        for (int b = a; b < 16; ++b)
            for (int c = b; c < 16; ++c) {
                const bool exchanged = c <= 1;
                const bool safe = is_misere_nim_p_position({a, b, c});
                EXPECT_EQ(safe, ((a ^ b ^ c) == 0) != exchanged)
                    << text({a, b, c});
                if (0 < a && a < b && b < c) distinct += safe;
            }
    EXPECT_EQ(distinct, 35);
}

TEST(IsMisereNimPPosition, IsTrueExactlyForThePPositionsOfTheSearch) {
    for (const Piles& piles : small_positions())
        ASSERT_EQ(is_misere_nim_p_position(piles),
                  search_finds_p_position(piles))
            << text(piles);
}

TEST(IsMisereNimPPosition, Reaches200000PilesOfTheLargestInt) {
    Piles piles(MANY, MOST);
    EXPECT_TRUE(is_misere_nim_p_position(piles));
    piles.push_back(1);
    EXPECT_FALSE(is_misere_nim_p_position(piles));
    piles.push_back(1);
    EXPECT_TRUE(is_misere_nim_p_position(piles));
    EXPECT_FALSE(is_misere_nim_p_position(Piles(MANY, 1)));
    EXPECT_TRUE(is_misere_nim_p_position(Piles(MANY + 1, 1)));
}

TEST(MisereNimClass, OfNoStonesIsOnlySingleStones) {
    EXPECT_EQ(misere_nim_class({}), ONLY_SINGLE_STONES);
    EXPECT_EQ(misere_nim_class({0, 0}), ONLY_SINGLE_STONES);
}

TEST(MisereNimClass, CountsThePilesLargerThan1) {
    EXPECT_EQ(misere_nim_class({1, 0, 1}), ONLY_SINGLE_STONES);
    EXPECT_EQ(misere_nim_class({2}), ONE_LARGER_PILE);
    EXPECT_EQ(misere_nim_class({1, 0, 5, 1}), ONE_LARGER_PILE);
    EXPECT_EQ(misere_nim_class({2, 2}), MORE_LARGER_PILES);
    EXPECT_EQ(misere_nim_class({2, 1, 3, 4}), MORE_LARGER_PILES);
}

TEST(MisereNimClassDeathTest, RejectsANegativePile) {
    EXPECT_DEATH(misere_nim_class({4, 4, -2}), "piles\\[i\\] >= 0");
}

TEST(MisereNimClass, DecidesWhichRuleTheSearchFollows) {
    for (const Piles& piles : small_positions()) {
        int stones = 0, nim_sum = 0;
        for (const int pile : piles) stones += pile, nim_sum ^= pile;
        const MisereNimClass its_class = misere_nim_class(piles);
        const bool by_rule = its_class == ONLY_SINGLE_STONES  ? stones % 2 == 1
                             : its_class == MORE_LARGER_PILES ? nim_sum == 0
                                                              : false;
        ASSERT_EQ(search_finds_p_position(piles), by_rule) << text(piles);
    }
}

TEST(MisereNimClass, Reaches200000PilesOfTheLargestInt) {
    EXPECT_EQ(misere_nim_class(Piles(MANY, MOST)), MORE_LARGER_PILES);
    Piles piles(MANY, 1);
    EXPECT_EQ(misere_nim_class(piles), ONLY_SINGLE_STONES);
    piles.push_back(MOST);
    EXPECT_EQ(misere_nim_class(piles), ONE_LARGER_PILE);
}

TEST(MisereNimWinningMoves, AreNoneWhenNoStoneIsLeft) {
    EXPECT_EQ(winning_moves({}), Moves());
    EXPECT_EQ(winning_moves({0, 0}), Moves());
}

TEST(MisereNimWinningMoves, LeaveAnOddNumberOfSingleStones) {
    EXPECT_EQ(winning_moves({1}), Moves());
    EXPECT_EQ(winning_moves({1, 1}), Moves({{0, 0}, {1, 0}}));
    EXPECT_EQ(winning_moves({6}), Moves({{0, 1}}));
    EXPECT_EQ(winning_moves({1, 6}), Moves({{1, 0}}));
    EXPECT_EQ(winning_moves({1, 6, 1}), Moves({{1, 1}}));
}

TEST(MisereNimWinningMovesDeathTest, RejectANegativePile) {
    EXPECT_DEATH(misere_nim_winning_moves({-2, 5}), "piles\\[i\\] >= 0");
}

TEST(MisereNimWinningMoves, OfMarienbadAreNone) {
    EXPECT_EQ(winning_moves({1, 3, 5, 7}), Moves());
    EXPECT_EQ(winning_moves({1, 3, 5, 6}), Moves({{0, 0}, {1, 2}, {2, 4}}));
}

TEST(MisereNimWinningMoves, AreThoseOfTheSearch) {
    for (const Piles& piles : small_positions())
        ASSERT_EQ(winning_moves(piles), searched_winning_moves(piles))
            << text(piles);
}

TEST(MisereNimWinningMoves, AreFoundAmong200000Piles) {
    Piles piles(MANY, MOST);
    EXPECT_EQ(winning_moves(piles), Moves());
    piles.back() = MOST - 1;
    EXPECT_EQ(winning_moves(piles).size(), MANY - 1);
    piles.assign(MANY, 1);
    piles.push_back(MOST);
    EXPECT_EQ(winning_moves(piles), Moves({{int(MANY), 1}}));
}

}  // namespace misere_nim_test
