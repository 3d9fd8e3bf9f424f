#include "nim.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "play.hpp"

namespace nim_test {

using Piles = std::vector<int>;

// A winning move as the pile's size and what remains of it.
using Moves = std::vector<std::pair<int, int>>;

Moves winning_moves(const Piles& piles) {
    Moves moves;
    for (const NimMove<int>& move : nim_winning_moves(piles))
        moves.emplace_back(piles[move.pile], move.remains);
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
    static play::Game<Piles> game(nim_options);
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
                moves.emplace_back(piles[i], remains);
        }
    return moves;
}

// Every list of up to `most_piles` piles of 0..max_pile, in every order.
std::vector<Piles> all_positions(std::size_t most_piles, int max_pile) {
    std::vector<Piles> positions(1);
    for (std::size_t at = 0; at < positions.size(); ++at) {
        if (positions[at].size() == most_piles) break;
        for (int pile = 0; pile <= max_pile; ++pile) {
            Piles longer = positions[at];
            longer.push_back(pile);
            positions.push_back(longer);
        }
    }
    return positions;
}

TEST(NimSum, OfNoPilesIsZero) { EXPECT_EQ(nim_sum(Piles()), 0); }

TEST(NimSum, OfOnePileIsItsSize) {
    EXPECT_EQ(nim_sum(Piles{0}), 0);
    EXPECT_EQ(nim_sum(Piles{13}), 13);
}

TEST(NimSumDeathTest, RejectsANegativePile) {
    EXPECT_DEATH(nim_sum(Piles{3, -1}), "piles\\[i\\] >= 0");
    EXPECT_DEATH(nim_sum(Piles{-1}), "piles\\[i\\] >= 0");
}

// The table of n xor m, read by antidiagonals.
TEST(NimSum, OfTwoPilesIsLikeA003987) {
    const Piles table = {0, 1, 1, 2, 0, 2, 3, 3, 3, 3, 4, 2, 0, 2,
                         4, 5, 5, 1, 1, 5, 5, 6, 4, 6, 0, 6, 4, 6};
    std::size_t at = 0;
    for (int diagonal = 0; diagonal <= 6; ++diagonal)
        for (int a = 0; a <= diagonal; ++a, ++at) {
            const Piles piles = {a, diagonal - a};
            EXPECT_EQ(nim_sum(piles), table[at]) << text(piles);
        }
    EXPECT_EQ(at, table.size());
}

// Bouton lists the three-pile P-positions with distinct piles below 16.
TEST(NimSum, IsZeroForBoutons35SafeCombinations) {
    int safe = 0;
    for (int a = 1; a < 16; ++a)
        for (int b = a + 1; b < 16; ++b)
            for (int c = b + 1; c < 16; ++c)
                safe += nim_sum(Piles{a, b, c}) == 0;
    EXPECT_EQ(safe, 35);
}

TEST(NimSum, IsZeroExactlyForThePPositionsOfTheSearch) {
    for (const Piles& piles : all_positions(3, 9))
        ASSERT_EQ(nim_sum(piles) == 0, search_finds_p_position(piles))
            << text(piles);
    for (const Piles& piles : all_positions(5, 3))
        ASSERT_EQ(nim_sum(piles) == 0, search_finds_p_position(piles))
            << text(piles);
}

TEST(NimSum, ReachesTheLargestLongLong) {
    const long long most = std::numeric_limits<long long>::max();
    const long long half = most / 2;  // all columns but the highest
    EXPECT_EQ(nim_sum(std::vector<long long>{most, half}), half + 1);
    EXPECT_EQ(nim_sum(std::vector<long long>(200000, most)), 0);
    EXPECT_EQ(nim_sum(std::vector<long long>(200001, most)), most);
}

TEST(HasWinningMove, IsFalseForAnEmptyPileOrNimSum0) {
    EXPECT_FALSE(has_winning_move(0, 0));
    EXPECT_FALSE(has_winning_move(0, 5));
    EXPECT_FALSE(has_winning_move(5, 0));
}

// Bouton: in the highest column of the nim-sum an odd number of piles have a 1.
TEST(HasWinningMove, IsTrueWhereThePileHasTheHighestOneOfTheNimSum) {
    for (int sum = 1; sum < 64; ++sum) {
        int highest = 1;
        while (2 * highest <= sum) highest *= 2;
        for (int pile = 0; pile < 64; ++pile)
            EXPECT_EQ(has_winning_move(pile, sum), pile / highest % 2 == 1)
                << "pile " << pile << " of nim-sum " << sum;
    }
}

TEST(HasWinningMove, ReachesTheLargestLongLong) {
    const long long most = std::numeric_limits<long long>::max();
    EXPECT_TRUE(has_winning_move(most, most));
    EXPECT_FALSE(has_winning_move(most / 2, most));
    EXPECT_TRUE(has_winning_move(most, 1LL));
}

TEST(NimWinningMoves, OfNoPilesAreNone) {
    EXPECT_TRUE(nim_winning_moves(Piles()).empty());
}

TEST(NimWinningMoves, OfEmptyPilesAreNone) {
    EXPECT_TRUE(nim_winning_moves(Piles(3, 0)).empty());
}

TEST(NimWinningMoves, TakeTheWholeOfTheOnlyPile) {
    EXPECT_EQ(winning_moves({1}), Moves({{1, 0}}));
    EXPECT_EQ(winning_moves({0, 12, 0}), Moves({{12, 0}}));
}

TEST(NimWinningMovesDeathTest, RejectANegativePile) {
    EXPECT_DEATH(nim_winning_moves(Piles{-2, 5}), "piles\\[i\\] >= 0");
}

TEST(NimWinningMoves, OfTheWorkedExample14_21_39) {
    EXPECT_EQ(winning_moves({14, 21, 39}), Moves({{39, 27}}));
}

TEST(NimWinningMoves, OfTheWorkedExample55_81_121) {
    EXPECT_EQ(winning_moves({55, 81, 121}),
              Moves({{55, 40}, {81, 78}, {121, 102}}));
}

TEST(NimWinningMoves, OfTheWorkedExample29_45_58) {
    EXPECT_EQ(winning_moves({29, 45, 58}),
              Moves({{29, 23}, {45, 39}, {58, 48}}));
}

TEST(NimWinningMoves, OfEqualPilesStandOnePerPile) {
    const std::vector<NimMove<int>> moves = nim_winning_moves(Piles{4, 4, 4});
    ASSERT_EQ(moves.size(), 3U);
    for (int i = 0; i < 3; ++i) {
        EXPECT_EQ(moves[i].pile, i);
        EXPECT_EQ(moves[i].remains, 0);
    }
}

// 7,8,9 -> 1,8,9 -> 1,8,4 -> 1,5,4 -> 1,4,4 -> 0,4,4: from there the starter
// copies in the one pile of 4 what the opponent takes from the other.
TEST(NimWinningMoves, WinTheGameThatStartsWith7_8_9) {
    const std::vector<Piles> game = {
        {7, 8, 9}, {1, 8, 9}, {1, 8, 4}, {1, 5, 4}, {1, 4, 4}, {0, 4, 4},
        {0, 3, 4}, {0, 3, 3}, {0, 1, 3}, {0, 1, 1}, {0, 1, 0}, {0, 0, 0}};
    for (std::size_t at = 1; at < game.size(); ++at) {
        const Piles &before = game[at - 1], &after = game[at];
        const bool starter_moved = at % 2 == 1;
        EXPECT_EQ(nim_sum(after) == 0, starter_moved) << text(after);
        EXPECT_EQ(search_finds_p_position(after), starter_moved) << text(after);
        int changed = 0;
        std::pair<int, int> played;
        for (std::size_t i = 0; i < after.size(); ++i)
            if (after[i] != before[i]) {
                ++changed;
                played = {before[i], after[i]};
            }
        ASSERT_EQ(changed, 1) << text(before) << " to " << text(after);
        ASSERT_LT(played.second, played.first);
        const Moves winning = winning_moves(before);
        if (starter_moved)
            EXPECT_EQ(std::count(winning.begin(), winning.end(), played), 1)
                << text(before) << " to " << text(after);
        else
            EXPECT_TRUE(winning.empty()) << text(before);
    }
    EXPECT_EQ(game.size() % 2, 0U) << "the starter makes the last move";
}

TEST(NimWinningMoves, AreThoseOfTheSearch) {
    for (const Piles& piles : all_positions(3, 9))
        ASSERT_EQ(winning_moves(piles), searched_winning_moves(piles))
            << text(piles);
    for (const Piles& piles : all_positions(5, 3))
        ASSERT_EQ(winning_moves(piles), searched_winning_moves(piles))
            << text(piles);
    const Piles worked_example = {14, 21, 39};
    EXPECT_EQ(winning_moves(worked_example),
              searched_winning_moves(worked_example));
}

TEST(NimWinningMoves, AreFoundAmong200000LongPiles) {
    const long long most = std::numeric_limits<long long>::max();
    std::vector<long long> piles(200000, most);
    EXPECT_TRUE(nim_winning_moves(piles).empty());
    piles.back() = 1;
    const std::vector<NimMove<long long>> moves = nim_winning_moves(piles);
    ASSERT_EQ(moves.size(), 199999U);
    for (std::size_t i = 0; i < moves.size(); ++i) {
        ASSERT_EQ(moves[i].pile, int(i));
        ASSERT_EQ(moves[i].remains, 1);
    }
}

}  // namespace nim_test
