#include "game_graph.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <random>
#include <vector>

#include "play.hpp"

namespace game_graph_test {

using Options = std::vector<std::vector<int>>;  // of each position

// Moves between shuffled positions, each pair with the chance `density`.
Options random_options(std::mt19937& random, int positions, double density) {
    std::vector<int> name(positions);
    std::iota(name.begin(), name.end(), 0);
    std::shuffle(name.begin(), name.end(), random);
    std::bernoulli_distribution is_move(density);
    Options options(positions);
    for (int p = 0; p < positions; ++p)
        for (int option = 0; option < p; ++option)
            if (is_move(random)) options[name[p]].push_back(name[option]);
    return options;
}

using Pair = std::array<int, 2>;

// The sum of two games: a move in one of them.
play::Game<Pair> sum_of(const Options& first, const Options& second) {
    return play::Game<Pair>([&first, &second](const Pair& at) {
        std::vector<Pair> options;
        for (int option : first[at[0]]) options.push_back({option, at[1]});
        for (int option : second[at[1]]) options.push_back({at[0], option});
        return options;
    });
}

// A nim pile: the options of k stones are 0, 1, ..., k - 1.
Options nim_pile(int stones) {
    Options options(stones + 1);
    for (int p = 0; p <= stones; ++p)
        for (int option = 0; option < p; ++option) options[p].push_back(option);
    return options;
}

// Position p has the value k iff its sum with a nim pile of k is a P-position.
void expect_values_agree_with_play(const Options& options) {
    const int positions = int(options.size());
    const std::vector<int> grundy = game_graph_values(options);
    const Options pile = nim_pile(positions);
    play::Game<Pair> game = sum_of(options, pile);
    for (int p = 0; p < positions; ++p) {
        for (int k = 0; k <= positions; ++k)
            ASSERT_EQ(game.is_p_position({p, k}), grundy[p] == k)
                << "position " << p << " and a pile of " << k;
    }
}

// Moves from p to smaller q, bit by bit; every acyclic graph is one of these
// under other names of its positions.
Options options_of_mask(int positions, int mask) {
    Options options(positions);
    for (int p = 0, bit = 1; p < positions; ++p)
        for (int q = 0; q < p; ++q, bit *= 2)
            if (mask & bit) options[p].push_back(q);
    return options;
}

Options renamed(const Options& options, const std::vector<int>& name) {
    Options result(options.size());
    for (int p = 0; p < int(options.size()); ++p)
        for (int option : options[p]) result[name[p]].push_back(name[option]);
    return result;
}

TEST(GameGraph, OfNothingHasNoValues) {
    EXPECT_TRUE(game_graph_values({}).empty());
}

TEST(GameGraph, OfOnePositionIsAPPosition) {
    EXPECT_EQ(game_graph_values({{}}), std::vector<int>{0});
}

TEST(GameGraph, OfOneMove) {
    EXPECT_EQ(game_graph_values({{1}, {}}), (std::vector<int>{1, 0}));
}

TEST(GameGraph, CountsRepeatedMovesOnce) {
    EXPECT_EQ(game_graph_values({{}, {0, 0, 0}}), (std::vector<int>{0, 1}));
}

// A queen on a quarter of a chess board; R. K. Guy calls the game Wyt Queens.
TEST(GameGraph, OfWytQueensHasTheDiagonalOfA047708) {
    const std::vector<int> diagonal = {0,  2,  1,  6, 7,  8,  3,  5,  4,  16,
                                       14, 15, 10, 9, 11, 20, 13, 21, 12, 25};
    const int side = int(diagonal.size());
    Options options(side * side);
    for (int a = 0; a < side; ++a)
        for (int b = 0; b < side; ++b)
            for (int step = 1; step <= std::max(a, b); ++step) {
                std::vector<int>& of_square = options[a * side + b];
                if (step <= a) of_square.push_back((a - step) * side + b);
                if (step <= b) of_square.push_back(a * side + b - step);
                if (step <= std::min(a, b))
                    of_square.push_back((a - step) * side + b - step);
            }
    const std::vector<int> grundy = game_graph_values(options);
    for (int a = 0; a < side; ++a)
        EXPECT_EQ(grundy[a * side + a], diagonal[a]) << "square " << a;
    // Wythoff's pairs (1, 2), (3, 5), (4, 7), (6, 10), (8, 13), ...
    const std::vector<int> partner = {0, 2, 1, 5, 7, 3, 10, 4, 13, 15, 6};
    for (int a = 0; a < int(partner.size()); ++a)
        for (int b = 0; b < side; ++b)
            EXPECT_EQ(grundy[a * side + b] == 0, b == partner[a])
                << "queen at " << a << ", " << b;
}

TEST(GameGraph, OfANimPileIsItsSize) {
    const int STONES = 300;  // a mex of 300 options
    const std::vector<int> grundy = game_graph_values(nim_pile(STONES));
    for (int p = 0; p <= STONES; ++p) EXPECT_EQ(grundy[p], p);
}

TEST(GameGraph, AgreesWithPlayOnAllGraphsOfFourPositionsUnderAllNames) {
    for (int mask = 0; mask < 1 << 6; ++mask) {
        const Options options = options_of_mask(4, mask);
        std::vector<int> name = {0, 1, 2, 3};
        do {
            SCOPED_TRACE(mask);
            expect_values_agree_with_play(renamed(options, name));
        } while (!HasFatalFailure() &&
                 std::next_permutation(name.begin(), name.end()));
    }
}

TEST(GameGraph, AgreesWithPlayOnAllGraphsOfFivePositions) {
    for (int mask = 0; mask < 1 << 10 && !HasFatalFailure(); ++mask) {
        SCOPED_TRACE(mask);
        expect_values_agree_with_play(
            renamed(options_of_mask(5, mask), {2, 4, 0, 3, 1}));
    }
}

TEST(GameGraph, AgreesWithPlayOnRandomGraphs) {
    std::mt19937 random(1);
    for (int trial = 0; trial < 40 && !HasFatalFailure(); ++trial) {
        SCOPED_TRACE(trial);
        expect_values_agree_with_play(
            random_options(random, 5 + trial, 0.05 + 0.02 * trial));
    }
}

TEST(GameGraph, SumOfTwoIsAPPositionWhenTheirValuesAreEqual) {
    std::mt19937 random(2);
    for (int trial = 0; trial < 20; ++trial) {
        const Options first = random_options(random, 4 + trial, 0.4);
        const Options second = random_options(random, 23 - trial, 0.4);
        const std::vector<int> a = game_graph_values(first);
        const std::vector<int> b = game_graph_values(second);
        play::Game<Pair> sum = sum_of(first, second);
        for (int p = 0; p < int(a.size()); ++p)
            for (int q = 0; q < int(b.size()); ++q)
                ASSERT_EQ(sum.is_p_position({p, q}), a[p] == b[q])
                    << "trial " << trial << ": positions " << p << " and " << q;
    }
}

// The value of the sum, as one graph, is the nim-sum of the values of its
// parts.
TEST(GameGraph, OfASumHasTheNimSumOfTheValues) {
    std::mt19937 random(3);
    for (int trial = 0; trial < 20; ++trial) {
        const Options first = random_options(random, 12, 0.5);
        const Options second = random_options(random, 15, 0.5);
        Options sum(12 * 15);
        for (int p = 0; p < 12; ++p)
            for (int q = 0; q < 15; ++q) {
                for (int option : first[p])
                    sum[p * 15 + q].push_back(option * 15 + q);
                for (int option : second[q])
                    sum[p * 15 + q].push_back(p * 15 + option);
            }
        const std::vector<int> a = game_graph_values(first);
        const std::vector<int> b = game_graph_values(second);
        const std::vector<int> grundy = game_graph_values(sum);
        for (int p = 0; p < 12; ++p)
            for (int q = 0; q < 15; ++q)
                ASSERT_EQ(grundy[p * 15 + q], a[p] ^ b[q])
                    << "trial " << trial << ": positions " << p << " and " << q;
    }
}

TEST(GameGraph, OfAMillionMovesInARowNeedsNoStack) {
    const int LENGTH = 1000000;
    Options options(LENGTH + 1);
    for (int p = 0; p < LENGTH; ++p) options[p].push_back(p + 1);
    const std::vector<int> grundy = game_graph_values(options);
    for (int p = 0; p <= LENGTH; ++p) ASSERT_EQ(grundy[p], (LENGTH - p) % 2);
}

// Take 1 to 10 stones: the value of a pile of p is p mod 11. The order of the
// moves and the names of the positions do not show the game.
TEST(GameGraph, OfAMillionMovesIsQuick) {
    const int POSITIONS = 100000, MOST = 10, FACTOR = 7919;  // coprime
    const auto name = [](long long p) { return int(p * FACTOR % POSITIONS); };
    Options options(POSITIONS);
    for (int taken = MOST; taken >= 1; --taken)
        for (int p = taken; p < POSITIONS; ++p)
            options[name(p)].push_back(name(p - taken));
    const std::vector<int> grundy = game_graph_values(options);
    for (int p = 0; p < POSITIONS; ++p)
        ASSERT_EQ(grundy[name(p)], p % (MOST + 1)) << "a pile of " << p;
}

}  // namespace game_graph_test
