#include "retrograde.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "play.hpp"

namespace {

constexpr auto DRAW = Retrograde::DRAW;
constexpr auto P = Retrograde::P_POSITION;
constexpr auto N = Retrograde::N_POSITION;

// The options of each position, and how the game ends there; DRAW: it does not.
struct Graph {
    std::vector<std::vector<int>> options;
    std::vector<Retrograde::Outcome> endings;
};

// Without a move the player to move has lost.
Graph normal(const std::vector<std::vector<int>>& options) {
    Graph graph = {options, {}};
    for (const auto& row : options)
        graph.endings.push_back(row.empty() ? P : DRAW);
    return graph;
}

Retrograde solved(const Graph& graph) {
    const int positions = int(graph.options.size());
    std::vector<int> moves;
    std::vector<std::vector<int>> before(positions);
    for (int p = 0; p < positions; ++p) {
        moves.push_back(int(graph.options[p].size()));
        for (const int q : graph.options[p]) before[q].push_back(p);
    }
    Retrograde game(moves);
    for (int p = 0; p < positions; ++p)
        if (graph.endings[p] != DRAW) game.end(p, graph.endings[p]);
    for (int q; game.next(q);)
        for (const int p : before[q]) game.take_back(p, q);
    return game;
}

std::string outcomes(const Graph& graph) {
    const Retrograde game = solved(graph);
    std::string text;
    for (int p = 0; p < int(graph.options.size()); ++p)
        text += "DPN"[game.outcome(p)];
    return text;
}

std::vector<int> remoteness(const Graph& graph) {
    const Retrograde game = solved(graph);
    std::vector<int> values;
    for (int p = 0; p < int(graph.options.size()); ++p)
        values.push_back(game.remoteness(p));
    return values;
}

std::string text(const Graph& graph) {
    std::string text;
    for (int p = 0; p < int(graph.options.size()); ++p) {
        text += (p ? ", " : "") + std::to_string(p) + " \"";
        text += "DPN"[graph.endings[p]];
        text += "\" ->";
        for (const int q : graph.options[p]) text += ' ' + std::to_string(q);
    }
    return text;
}

// In rounds: what is known after round k is what can be forced in k moves, so a
// label found in round k has the remoteness k. A position without options that
// is no ending stays a draw.
void expect_agrees_with_rounds(const Graph& graph) {
    const int positions = int(graph.options.size());
    std::vector<Retrograde::Outcome> known = graph.endings, last;
    std::vector<int> rounds(positions, -1);
    for (int p = 0; p < positions; ++p)
        if (known[p] != DRAW) rounds[p] = 0;
    for (int k = 1; last != known; ++k) {
        last = known;
        for (int p = 0; p < positions; ++p) {
            if (last[p] != DRAW || graph.options[p].empty()) continue;
            bool is_lost = true;
            for (const int q : graph.options[p]) {
                if (last[q] == P) known[p] = N;
                if (last[q] != N) is_lost = false;
            }
            if (is_lost) known[p] = P;
            if (known[p] != DRAW) rounds[p] = k;
        }
    }
    const Retrograde game = solved(graph);
    for (int p = 0; p < positions; ++p) {
        ASSERT_EQ(game.outcome(p), known[p]) << text(graph) << ": " << p;
        ASSERT_EQ(game.remoteness(p), rounds[p]) << text(graph) << ": " << p;
    }
}

void expect_agrees_with_play(const Graph& graph) {
    const auto of_play = [](Retrograde::Outcome outcome) {
        return outcome == P   ? play::P_POSITION
               : outcome == N ? play::N_POSITION
                              : play::DRAW;
    };
    play::Game<int> game(
        [&graph](int p) {
            return graph.endings[p] == DRAW ? graph.options[p]
                                            : std::vector<int>();
        },
        [&](int p) { return of_play(graph.endings[p]); });
    const Retrograde found = solved(graph);
    for (int p = 0; p < int(graph.options.size()); ++p)
        ASSERT_EQ(game.outcome(p), of_play(found.outcome(p)))
            << text(graph) << ": " << p;
}

// Endings where the code has a 1 or 2 in base 3, moves where the mask has a 1.
Graph graph_of(int positions, int endings, int mask) {
    Graph graph;
    graph.options.resize(positions);
    for (int p = 0; p < positions; ++p, endings /= 3) {
        graph.endings.push_back(Retrograde::Outcome(endings % 3));
        for (int q = 0; q < positions; ++q, mask /= 2)
            if (mask % 2) graph.options[p].push_back(q);
    }
    return graph;
}

// Some moves stand twice, some lead from a position to itself, some positions
// without moves are drawn, some endings have moves.
Graph random_graph(std::mt19937& random, int positions) {
    Graph graph;
    graph.options.resize(positions);
    const int most = 1 + int(random() % 4);
    for (auto& row : graph.options) {
        for (int moves = int(random() % (most + 1)); moves > 0; --moves)
            row.push_back(int(random() % positions));
        const int kind = int(random() % 8);
        graph.endings.push_back(row.empty() ? (kind ? P : DRAW)
                                : kind == 0 ? P
                                : kind == 1 ? N
                                            : DRAW);
    }
    return graph;
}

}  // namespace

TEST(Retrograde, OfNothingHasNothingToTakeBack) {
    Retrograde game({});
    int q;
    EXPECT_FALSE(game.next(q));
}

TEST(Retrograde, OfOnePositionIsItsEnding) {
    EXPECT_EQ(outcomes({{{}}, {P}}), "P");
    EXPECT_EQ(outcomes({{{}}, {N}}), "N");
    EXPECT_EQ(outcomes({{{}}, {DRAW}}), "D");
    EXPECT_EQ(remoteness({{{}}, {P}}), std::vector<int>{0});
    EXPECT_EQ(remoteness({{{}}, {N}}), std::vector<int>{0});
    EXPECT_EQ(remoteness({{{}}, {DRAW}}), std::vector<int>{-1});
}

TEST(Retrograde, OfAMoveToItselfIsADraw) {
    EXPECT_EQ(outcomes(normal({{0}})), "D");
    EXPECT_EQ(outcomes(normal({{0, 1}, {}})), "NP");
    EXPECT_EQ(outcomes(normal({{0, 1}, {2}, {}})), "DNP");
}

TEST(Retrograde, OfACircleIsADrawUnlessSomebodyCanLeaveItAndWin) {
    EXPECT_EQ(outcomes(normal({{1}, {0}})), "DD");
    EXPECT_EQ(outcomes(normal({{1, 2}, {0}, {}})), "NPP");
    EXPECT_EQ(outcomes(normal({{1, 2}, {0}, {3}, {}})), "DDNP");
    EXPECT_EQ(outcomes(normal({{1}, {2}, {0, 3}, {}})), "NPNP");
}

TEST(Retrograde, CountsAMoveThatStandsTwice) {
    EXPECT_EQ(outcomes(normal({{1, 1, 1}, {2, 2}, {}})), "PNP");
    EXPECT_EQ(outcomes(normal({{1, 1, 0}, {2, 2}, {}})), "DNP");
}

TEST(Retrograde, DoesNotLookAtTheMovesOfAnEnding) {
    EXPECT_EQ(outcomes({{{1}, {}}, {P, P}}), "PP");
    EXPECT_EQ(outcomes({{{0, 1}, {0}}, {N, DRAW}}), "NP");
}

TEST(Retrograde, TellsAnOutcomeAsSoonAsItIsKnown) {
    Retrograde game({0, 1, 1});  // 2 -> 1 -> 0
    EXPECT_EQ(game.outcome(0), DRAW);
    game.end(0, P);
    EXPECT_EQ(game.outcome(0), P);
    int q;
    ASSERT_TRUE(game.next(q));
    EXPECT_EQ(q, 0);
    EXPECT_EQ(game.outcome(1), DRAW);
    game.take_back(1, 0);
    EXPECT_EQ(game.outcome(1), N);
    EXPECT_EQ(game.outcome(2), DRAW);
    ASSERT_TRUE(game.next(q));
    EXPECT_EQ(q, 1);
    game.take_back(2, 1);
    EXPECT_EQ(game.outcome(2), P);
}

TEST(RetrogradeDeathTest, RejectsEndingsThatAreNone) {
    Retrograde game({0, 0});
    EXPECT_DEATH(game.end(0, DRAW), "outcome != DRAW");
    game.end(0, P);
    EXPECT_DEATH(game.end(0, P), "== DRAW");
}

TEST(RetrogradeDeathTest, RejectsEndingsThatComeTooLate) {
    Retrograde game({0, 0});
    game.end(0, P);
    int q;
    game.next(q);
    EXPECT_DEATH(game.end(1, P), "taken_ == 0");
}

TEST(RetrogradeDeathTest, RejectsMovesToUnknownPositions) {
    Retrograde game({1, 1});
    EXPECT_DEATH(game.take_back(0, 1), "outcome_.q. != DRAW");
}

TEST(RetrogradeDeathTest, RejectsMoreMovesThanWereCounted) {
    Retrograde game({0, 2, 0});  // nobody has said that the game ends on 2
    game.end(0, N);
    int q;
    game.next(q);
    game.take_back(1, 0);
    EXPECT_DEATH(game.take_back(2, 0), "untried_.p. > 0");
}

// Bachet's game: take 1 to k stones. The loser takes 1 and the winner k.
TEST(Retrograde, OfBachetsGameCountsTwoMovesForEachMultiple) {
    for (int k = 1; k <= 5; ++k) {
        std::vector<std::vector<int>> options(40);
        for (int n = 0; n < 40; ++n)
            for (int taken = 1; taken <= std::min(k, n); ++taken)
                options[n].push_back(n - taken);
        const std::vector<int> found = remoteness(normal(options));
        for (int n = 0; n < 40; ++n)
            EXPECT_EQ(found[n], n / (k + 1) * 2 + (n % (k + 1) > 0))
                << "take 1 to " << k << " of " << n;
    }
}

// Noughts and crosses: a draw, with 5478 positions in all, if both play well;
// if the first two marks are on neighbouring edges, the first player wins.
TEST(Retrograde, OfNoughtsAndCrossesIsADraw) {
    const int ALL = 19683,
              LINES[8][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6},
                             {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
    Graph graph;
    for (int code = 0; code < ALL; ++code) {
        int cells[9], count = 0, power = 1;
        for (int i = 0, rest = code; i < 9; ++i, rest /= 3) {
            cells[i] = rest % 3;
            count += cells[i] > 0;
        }
        bool is_over = false;
        for (const auto& line : LINES)
            if (cells[line[0]] > 0 && cells[line[0]] == cells[line[1]] &&
                cells[line[0]] == cells[line[2]])
                is_over = true;
        graph.options.emplace_back();
        graph.endings.push_back(is_over ? P : DRAW);
        for (int i = 0; i < 9; ++i, power *= 3)
            if (cells[i] == 0 && !is_over)
                graph.options[code].push_back(code + power * (1 + count % 2));
    }
    const Retrograde game = solved(graph);
    EXPECT_EQ(game.outcome(0), DRAW);
    EXPECT_EQ(game.outcome(3 * 1 + 27 * 2), N);     // cross above, nought left
    EXPECT_EQ(game.outcome(81 * 1 + 1 * 2), DRAW);  // in the middle, a corner
    EXPECT_EQ(game.outcome(81 * 1 + 3 * 2), N);     // in the middle, an edge
}

// Two graphs on the same places, one for each player; the position 2 * place +
// player is the place with this player to move.
TEST(Retrograde, OfTwoPlayersWithOtherMovesAgreesWithPlay) {
    std::mt19937 random(3);
    for (int trial = 0; trial < 300; ++trial) {
        const int places = 2 + trial % 6;
        const Graph left = random_graph(random, places);
        const Graph right = random_graph(random, places);
        Graph both;
        for (int i = 0; i < 2 * places; ++i) {  // 2 * place + player
            const auto& row = (i % 2 ? right : left).options[i / 2];
            both.options.emplace_back();
            for (const int to : row)
                both.options.back().push_back(2 * to + 1 - i % 2);
            both.endings.push_back(row.empty() ? P : DRAW);
        }
        play::Game<play::Turn<int>> game(
            play::turns([&](int place) { return left.options[place]; },
                        [&](int place) { return right.options[place]; }));
        const Retrograde found = solved(both);
        for (int place = 0; place < places; ++place)
            for (const auto player : {play::LEFT, play::RIGHT}) {
                const auto outcome = game.outcome({player, place});
                ASSERT_EQ(outcome == play::DRAW         ? DRAW
                          : outcome == play::P_POSITION ? P
                                                        : N,
                          found.outcome(2 * place + player))
                    << text(both) << ": " << 2 * place + player;
            }
    }
}

TEST(Retrograde, AgreesWithPlayAndRoundsOnAllGraphsOfTwoPositions) {
    for (int endings = 0; endings < 9; ++endings)
        for (int mask = 0; mask < 1 << 4 && !HasFatalFailure(); ++mask) {
            expect_agrees_with_rounds(graph_of(2, endings, mask));
            expect_agrees_with_play(graph_of(2, endings, mask));
        }
}

TEST(Retrograde, AgreesWithPlayAndRoundsOnAllGraphsOfThreePositions) {
    for (int endings = 0; endings < 27; ++endings)
        for (int mask = 0; mask < 1 << 9 && !HasFatalFailure(); ++mask) {
            expect_agrees_with_rounds(graph_of(3, endings, mask));
            expect_agrees_with_play(graph_of(3, endings, mask));
        }
}

// With normal endings alone, as most games have them.
TEST(Retrograde, AgreesWithRoundsOnAllGraphsOfFourPositions) {
    for (int mask = 0; mask < 1 << 16 && !HasFatalFailure(); mask += 3)
        expect_agrees_with_rounds(normal(graph_of(4, 0, mask).options));
}

TEST(Retrograde, AgreesWithPlayAndRoundsOnRandomGraphs) {
    std::mt19937 random(1);
    for (int trial = 0; trial < 3000 && !HasFatalFailure(); ++trial) {
        const Graph graph = random_graph(random, 4 + trial % 40);
        expect_agrees_with_rounds(graph);
        expect_agrees_with_play(graph);
    }
}

// 0 is the end of a row of moves, and each second position may go back, too.
TEST(Retrograde, OfManyMovesInARowNeedsNoStack) {
    const int LENGTH = 200000;
    Graph graph;
    for (int p = 0; p <= LENGTH; ++p) {
        graph.options.emplace_back();
        if (p > 0) graph.options.back().push_back(p - 1);
        if (p % 2 == 1) graph.options.back().push_back(LENGTH);
        graph.endings.push_back(p == 0 ? P : DRAW);
    }
    const Retrograde game = solved(graph);
    for (int p = 0; p <= LENGTH; ++p) {
        ASSERT_EQ(game.remoteness(p), p);
        ASSERT_EQ(game.outcome(p), p % 2 ? N : P);
    }
}

TEST(Retrograde, OfManyRandomMovesIsQuick) {
    std::mt19937 random(2);
    const int POSITIONS = 100000;
    Graph graph;
    graph.options.resize(POSITIONS);
    for (int i = 0; i < 3 * POSITIONS; ++i)
        graph.options[random() % POSITIONS].push_back(
            int(random() % POSITIONS));
    graph = normal(graph.options);
    const Retrograde game = solved(graph);
    int found[3] = {};
    for (int p = 0; p < POSITIONS; ++p) ++found[game.outcome(p)];
    for (const int positions : found) EXPECT_GT(positions, POSITIONS / 100);
}
