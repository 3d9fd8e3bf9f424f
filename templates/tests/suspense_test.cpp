#include "suspense.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "play.hpp"

namespace suspense_test {

// The rule of a game on a graph: the options of each position.
using Graph = std::vector<std::vector<int>>;

std::vector<int> suspense_of(const Graph& graph) {
    return suspense_values(
        int(graph.size()) - 1,
        [&](int p, const std::vector<int>& suspense, Suspense& options) {
            for (const int option : graph[p]) options.insert(suspense[option]);
        });
}

// Take one or two stones from a pile.
std::vector<int> take_one_or_two(int most) {
    return suspense_values(
        most, [](int p, const std::vector<int>& suspense, Suspense& options) {
            for (int taken = 1; taken <= 2 && taken <= p; ++taken)
                options.insert(suspense[p - taken]);
        });
}

TEST(Suspense, OfAFinishedPositionIsZero) {
    EXPECT_EQ(Suspense().of_position(), 0);
    EXPECT_EQ(suspense_of({{}}), std::vector<int>({0}));
}

TEST(SuspenseDeathTest, RejectsNegativeOptions) {
    Suspense options;
    EXPECT_DEATH(options.insert(-1), "option >= 0");
}

TEST(Suspense, OfTheOnlyWayIsItsLength) {
    EXPECT_EQ(suspense_of({{}, {0}, {1}, {2}, {3}}),
              std::vector<int>({0, 1, 2, 3, 4}));
}

TEST(Suspense, OfTheWinnerIsTheLongest) {
    Suspense options;
    for (const int option : {2, 4, 1, 0, 5}) options.insert(option);
    EXPECT_EQ(options.of_position(), 5);
}

TEST(Suspense, OfTheLoserIsTheShortest) {
    Suspense options;
    for (const int option : {5, 3, 7}) options.insert(option);
    EXPECT_EQ(options.of_position(), 4);
}

// A pile of Nim is won by taking all of it: 1 stone more would lose.
TEST(Suspense, OfAPileOfNimIsOne) {
    Graph nim(10);
    for (int pile = 1; pile < 10; ++pile)
        for (int left = 0; left < pile; ++left) nim[pile].push_back(left);
    EXPECT_EQ(suspense_of(nim),
              std::vector<int>({0, 1, 1, 1, 1, 1, 1, 1, 1, 1}));
}

// The loser takes 2, the winner 1, and so on.
TEST(Suspense, OfBachetsGameIsTwoForEachThreeStones) {
    const std::vector<int> suspense = take_one_or_two(1000);
    for (int pile = 0; pile <= 1000; ++pile)
        EXPECT_EQ(suspense[pile], pile / 3 * 2 + (pile % 3 > 0 ? 1 : 0))
            << pile;
}

// Every graph of 5 positions, and every 1 to 3 of its positions at once.
TEST(Suspense, AgreesWithASearchOfJoinedGamesOnEveryGraph) {
    constexpr int NODES = 5, PAIRS = NODES * (NODES - 1) / 2;
    for (int edges = 0; edges < 1 << PAIRS; ++edges) {
        Graph graph(NODES);
        for (int p = 1, pair = 0; p < NODES; ++p)
            for (int q = 0; q < p; ++q, ++pair)
                if (edges >> pair & 1) graph[p].push_back(q);
        const std::vector<int> suspense = suspense_of(graph);
        play::Game<std::vector<int>> game(
            play::in_every([&](int p) { return graph[p]; }));
        for (int a = 0; a < NODES; ++a)
            for (int b = 0; b <= a; ++b)
                for (int c = 0; c <= b; ++c) {
                    const int largest =
                        std::max({suspense[a], suspense[b], suspense[c]});
                    ASSERT_EQ(game.is_n_position({a, b, c}), largest % 2 == 1)
                        << "graph " << edges << ", positions " << a << ", " << b
                        << ", " << c;
                    ASSERT_EQ(game.is_n_position({a}), suspense[a] % 2 == 1)
                        << "graph " << edges << ", position " << a;
                }
    }
}

TEST(Suspense, AgreesWithASearchOfJoinedPiles) {
    const std::vector<int> suspense = take_one_or_two(9);
    play::Game<std::vector<int>> game(play::in_every([](int pile) {
        std::vector<int> options;
        for (int taken = 1; taken <= 2 && taken <= pile; ++taken)
            options.push_back(pile - taken);
        return options;
    }));
    for (int a = 0; a <= 9; ++a)
        for (int b = 0; b <= a; ++b)
            for (int c = 0; c <= b; ++c)
                for (int d = 0; d <= c; ++d)
                    ASSERT_EQ(game.is_n_position({a, b, c, d}),
                              std::max({suspense[a], suspense[b], suspense[c],
                                        suspense[d]}) %
                                      2 ==
                                  1)
                        << a << ' ' << b << ' ' << c << ' ' << d;
}

TEST(Suspense, OfAMillionPositions) {
    EXPECT_EQ(take_one_or_two(1000000).back(), 666667);
}

}  // namespace suspense_test
