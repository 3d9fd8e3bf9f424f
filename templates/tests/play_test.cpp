#include "play.hpp"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <limits>
#include <map>
#include <numeric>
#include <random>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace play_test {

using play::DRAW;
using play::N_POSITION;
using play::Outcome;
using play::P_POSITION;

using Piles = std::vector<int>;
using Cell = std::pair<int, int>;
using Moves = std::vector<std::vector<int>>;  // vertex -> its options

play::Game<int> game_on(const Moves& moves) {
    return play::Game<int>([moves](int vertex) { return moves[vertex]; });
}

std::vector<int> smaller(int pile) {
    std::vector<int> options(pile);
    std::iota(options.begin(), options.end(), 0);
    return options;
}

// Nim with sorted piles.
std::vector<Piles> nim_options(const Piles& piles) {
    std::vector<Piles> options = play::in_one(smaller)(piles);
    for (Piles& option : options) std::sort(option.begin(), option.end());
    return options;
}

// The exit status and the output of `act` in a child process with a variable in
// its environment.
struct Result {
    int status;
    std::string output, errors;
};

std::string drained(int descriptor) {
    std::string text;
    char buffer[4096];
    for (ssize_t n; (n = read(descriptor, buffer, sizeof buffer)) > 0;)
        text.append(buffer, n);
    close(descriptor);
    return text;
}

Result run(const char* variable, const char* value,
           const std::function<void()>& act) {
    std::FILE* const errors = std::tmpfile();
    int ends[2];
    if (!errors || pipe(ends) != 0) return {-1, "", "no file to write to"};
    std::cout.flush();
    std::fflush(nullptr);
    const pid_t child = fork();
    if (child == 0) {
        dup2(ends[1], STDOUT_FILENO);
        dup2(fileno(errors), STDERR_FILENO);
        close(ends[0]);
        close(ends[1]);
        setenv(variable, value, 1);
        act();
        std::cout.flush();
        _exit(0);
    }
    close(ends[1]);
    Result result;
    result.output = drained(ends[0]);
    int status = 0;
    waitpid(child, &status, 0);
    result.status = WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
    std::rewind(errors);
    result.errors = drained(dup(fileno(errors)));
    std::fclose(errors);
    return result;
}

Result graph(const char* most, const std::function<void()>& act) {
    return run("PLAY_GRAPH", most, act);
}

Result value(const char* most, const std::function<void()>& act) {
    return run("PLAY_VALUE", most, act);
}

Result explained(const std::function<void()>& act) {
    return run("PLAY_EXPLAIN", "1", act);
}

// JSON that is written with single quotes.
std::string json(std::string text) {
    std::replace(text.begin(), text.end(), '\'', '"');
    return text;
}

// ---- The search ------------------------------------------------------------

// The definition: a position is won iff some move leads to a lost one.
bool wins_by_definition(const Moves& moves, int vertex,
                        std::vector<int>& looked_at) {
    looked_at.push_back(vertex);
    for (const int option : moves[vertex])
        if (!wins_by_definition(moves, option, looked_at)) return true;
    return false;
}

// Each vertex has moves to smaller ones, possibly repeated.
Moves random_game(std::mt19937& random, int vertices, int most_moves) {
    Moves moves(vertices);
    for (int v = 1; v < vertices; ++v)
        for (int k = int(random() % (most_moves + 1)); k > 0; --k)
            moves[v].push_back(int(random() % v));
    return moves;
}

TEST(PlaySearch, FindsWhatTheDefinitionSays) {
    std::mt19937 random(1);
    for (int round = 0; round < 300; ++round) {
        const Moves moves = random_game(random, 12, 3);
        play::Game<int> game = game_on(moves);
        for (int v = 11; v >= 0; --v) {
            std::vector<int> looked_at;
            const bool wins = wins_by_definition(moves, v, looked_at);
            EXPECT_EQ(game.is_n_position(v), wins);
            EXPECT_EQ(game.is_p_position(v), !wins);
        }
    }
}

// An oracle bounds its work by the order of its options: after a winning move
// the search looks at no other move, and it looks at no position twice.
TEST(PlaySearch, LooksAtOptionsInTheirOrderAndStopsAtAWin) {
    std::mt19937 random(2);
    for (int round = 0; round < 300; ++round) {
        const Moves moves = random_game(random, 12, 3);
        std::vector<int> looked_at, expected;
        play::Game<int> game([&](int vertex) {
            looked_at.push_back(vertex);
            return moves[vertex];
        });
        game.is_n_position(11);
        std::vector<int> repeated;
        wins_by_definition(moves, 11, repeated);
        for (const int v : repeated)
            if (!std::count(expected.begin(), expected.end(), v))
                expected.push_back(v);
        EXPECT_EQ(looked_at, expected);
    }
}

TEST(PlaySearch, NeedsNoStackForALongGame) {
    const int length = 999999;
    play::Game<int> game([](int left) {
        return left > 0 ? std::vector<int>{left - 1} : std::vector<int>{};
    });
    EXPECT_TRUE(game.is_n_position(length));
    EXPECT_TRUE(game.is_p_position(length - 1));
}

TEST(PlaySearch, OutcomeNeedsNoStackForALongGame) {
    play::Game<int> game([](int left) {
        return left > 0 ? std::vector<int>{left - 1} : std::vector<int>{};
    });
    EXPECT_EQ(game.outcome(99999), N_POSITION);
}

TEST(PlaySearch, ListsWinningOptionsInTheOrderOfTheRule) {
    play::Game<Piles> game(nim_options);
    EXPECT_EQ(game.winning_options({1, 2, 3}), std::vector<Piles>{});
    EXPECT_EQ(game.winning_options({1, 1, 2, 3}),
              (std::vector<Piles>{{0, 1, 2, 3}, {0, 1, 2, 3}, {1, 1, 2, 2}}));
    EXPECT_EQ(game.options({0, 1}), (std::vector<Piles>{{0, 0}}));
}

TEST(PlaySearch, KnowsMisereAndEndingsOfOnesOwn) {
    play::Game<Piles> misere(nim_options, play::misere);
    EXPECT_TRUE(misere.is_p_position({1}));
    EXPECT_TRUE(misere.is_n_position({0}));
    EXPECT_TRUE(misere.is_p_position({2, 2}));
    EXPECT_TRUE(misere.is_n_position({1, 1}));
    // The last stone wins a pile of red stones and loses a pile of blue ones.
    using Pile = std::pair<bool, int>;
    play::Game<Pile> game(
        [](const Pile& pile) {
            return pile.second > 0
                       ? std::vector<Pile>{{pile.first, pile.second - 1}}
                       : std::vector<Pile>{};
        },
        [](const Pile& pile) { return pile.first; });
    EXPECT_TRUE(game.is_n_position({false, 1}));
    EXPECT_TRUE(game.is_p_position({true, 1}));
}

TEST(PlaySearchDeathTest, RefusesACycle) {
    play::Game<int> ring = game_on({{1}, {2}, {0}});
    EXPECT_DEATH(ring.is_n_position(0), "play: the game has a cycle");
    play::Game<int> loop = game_on({{0}});
    EXPECT_DEATH(loop.winning_options(0), "play: the game has a cycle");
    // 1 wins by its first move; its second is not looked at.
    play::Game<int> behind = game_on({{}, {0, 1}});
    EXPECT_TRUE(behind.is_n_position(1));
}

TEST(PlaySearchDeathTest, RefusesAnEndingInADraw) {
    const auto draw = [](int) { return DRAW; };
    play::Game<int> game([](int pile) { return smaller(pile); }, draw);
    EXPECT_DEATH(game.is_n_position(0), "play: the game has a draw");
    EXPECT_DEATH(game.is_p_position(1), "play: the game has a draw");
    EXPECT_EQ(game.outcome(1), DRAW);
    EXPECT_DEATH(game.is_p_position(1), "play: the game has a draw");
    EXPECT_DEATH(game.is_n_position(2), "play: the game has a draw");
}

TEST(PlaySearchDeathTest, DeclinesASearchThatIsTooLarge) {
    const auto endless = [](int at) { return std::vector<int>{at + 1}; };
    play::Game<int> game(endless);
    EXPECT_EXIT(game.is_n_position(0), testing::ExitedWithCode(play::DECLINED),
                "play: declined: more than 1000000 positions");
    EXPECT_EXIT(game.outcome(0), testing::ExitedWithCode(play::DECLINED),
                "play: declined: more than 1000000 positions");
}

// ---- Draws -----------------------------------------------------------------

// Finds the positions whose winner can force the end in 1, 2, ... moves, from
// the definition. The other positions are draws.
std::vector<Outcome> outcomes_by_definition(const Moves& moves,
                                            const std::vector<Outcome>& ends) {
    std::vector<Outcome> outcomes(moves.size(), DRAW);
    for (std::size_t v = 0; v < moves.size(); ++v)
        if (moves[v].empty()) outcomes[v] = ends[v];
    for (std::size_t round = 0; round < moves.size(); ++round)
        for (std::size_t v = 0; v < moves.size(); ++v) {
            if (moves[v].empty()) continue;
            const auto leads_to = [&](Outcome outcome) {
                return [&, outcome](int w) { return outcomes[w] == outcome; };
            };
            const auto begin = moves[v].begin(), end = moves[v].end();
            if (std::any_of(begin, end, leads_to(P_POSITION)))
                outcomes[v] = N_POSITION;
            else if (std::all_of(begin, end, leads_to(N_POSITION)))
                outcomes[v] = P_POSITION;
        }
    return outcomes;
}

TEST(PlayDraws, AreWhatTheDefinitionSays) {
    std::mt19937 random(3);
    std::set<Outcome> seen;
    for (int round = 0; round < 500; ++round) {
        const int vertices = 8;
        Moves moves(vertices);
        std::vector<Outcome> ends(vertices);
        for (int v = 0; v < vertices; ++v) {
            ends[v] = Outcome(random() % 3);
            for (int k = int(random() % 4); k > 0; --k)
                moves[v].push_back(int(random() % vertices));
        }
        play::Game<int> game([&](int v) { return moves[v]; },
                             [&](int v) { return ends[v]; });
        const std::vector<Outcome> expected =
            outcomes_by_definition(moves, ends);
        for (int v = 0; v < vertices; ++v) {
            EXPECT_EQ(game.outcome(v), expected[v]);
            seen.insert(expected[v]);
        }
    }
    EXPECT_EQ(seen.size(), 3u);
}

// 0 and 1 move to each other. From 1 a move ends the game at once.
TEST(PlayDraws, BelongToWhoCannotWinAndNeedNotLose) {
    play::Game<int> lost = game_on({{1}, {0, 2}, {}});
    EXPECT_EQ(lost.outcome(1), N_POSITION);
    EXPECT_EQ(lost.outcome(0), P_POSITION);
    play::Game<int> drawn = game_on({{1}, {0, 2}, {3}, {}});
    EXPECT_EQ(drawn.outcome(0), DRAW);
    EXPECT_EQ(drawn.outcome(1), DRAW);
    EXPECT_EQ(drawn.outcome(2), N_POSITION);
    EXPECT_EQ(drawn.winning_options(2), std::vector<int>{3});
    EXPECT_EQ(drawn.winning_options(1), std::vector<int>{});
}

// A knight that goes (1, 2) or (2, 1) towards a corner; a player without a move
// elsewhere has drawn. Boards by hand: from (1, 1) and from (2, 2) no knight
// gets to the corner; (1, 2) is won at once; (3, 3) is lost, as both moves go
// to such a cell; from (2, 4) the only move that does not lose leaves the
// track.
TEST(PlayDraws, OfAKnightOnASmallBoard) {
    play::Game<Cell> game(
        [](const Cell& cell) {
            std::vector<Cell> options;
            for (const Cell& jump : {Cell(1, 2), Cell(2, 1)})
                if (cell.first >= jump.first && cell.second >= jump.second)
                    options.emplace_back(cell.first - jump.first,
                                         cell.second - jump.second);
            return options;
        },
        [](const Cell& cell) {
            return cell == Cell(0, 0) ? P_POSITION : DRAW;
        });
    EXPECT_EQ(game.outcome({0, 0}), P_POSITION);
    EXPECT_EQ(game.outcome({1, 1}), DRAW);
    EXPECT_EQ(game.outcome({1, 2}), N_POSITION);
    EXPECT_EQ(game.outcome({2, 1}), N_POSITION);
    EXPECT_EQ(game.outcome({2, 2}), DRAW);
    EXPECT_EQ(game.outcome({3, 3}), P_POSITION);
    EXPECT_EQ(game.outcome({2, 4}), DRAW);
    EXPECT_EQ(game.outcome({4, 5}), N_POSITION);
}

TEST(PlayDraws, OutcomesOfAGameWithoutThemAreThoseOfTheSearch) {
    play::Game<Piles> searched(nim_options), solved(nim_options);
    for (int a = 0; a <= 4; ++a)
        for (int b = a; b <= 4; ++b)
            for (int c = b; c <= 4; ++c)
                EXPECT_EQ(solved.outcome({a, b, c}) == N_POSITION,
                          searched.is_n_position({a, b, c}));
}

// ---- Rules of several games, and of two players -----------------------------

TEST(PlayInOne, ListsTheMovesInOneComponent) {
    EXPECT_EQ(play::in_one(smaller)(Piles{2, 0, 1}),
              (std::vector<Piles>{{0, 0, 1}, {1, 0, 1}, {2, 0, 0}}));
    EXPECT_EQ(play::in_one(smaller)(Piles{}), std::vector<Piles>{});
}

TEST(PlayInEvery, ListsTheMovesInAllComponentsThatGoOn) {
    EXPECT_EQ(play::in_every(smaller)(Piles{2, 0, 2}),
              (std::vector<Piles>{{0, 0, 0}, {0, 0, 1}, {1, 0, 0}, {1, 0, 1}}));
    EXPECT_EQ(play::in_every(smaller)(Piles{0, 0}), std::vector<Piles>{});
    EXPECT_EQ(play::in_every(smaller)(Piles{}), std::vector<Piles>{});
}

// From one pile take a multiple of the other. (3, 2), (1, 2) and the end is
// lost, (1, 1) is won; in the game of both, the longer one decides.
TEST(PlayInEvery, LetsTheLongestGameDecide) {
    play::Game<std::vector<Cell>> game(play::in_every([](const Cell& piles) {
        const auto [a, b] = piles;
        std::vector<Cell> options;
        for (int rest = b - a; a > 0 && rest >= 0; rest -= a)
            options.emplace_back(a, rest);
        for (int rest = a - b; b > 0 && rest >= 0; rest -= b)
            options.emplace_back(rest, b);
        return options;
    }));
    EXPECT_TRUE(game.is_p_position({{3, 2}}));
    EXPECT_TRUE(game.is_n_position({{1, 1}}));
    EXPECT_TRUE(game.is_p_position({{3, 2}, {1, 1}}));
    EXPECT_TRUE(game.is_n_position({{1, 1}, {1, 1}}));
}

TEST(PlayInEveryDeathTest, DeclinesTooManyJointMoves) {
    play::Game<Piles> game(play::in_every(smaller));
    EXPECT_EXIT(game.is_n_position({101, 100, 100}),
                testing::ExitedWithCode(play::DECLINED),
                "play: declined: more than 1000000 joint moves");
}

// A rectangle is cut in two: by Left its width, by Right its height.
std::vector<std::vector<Cell>> cuts(const std::vector<Cell>& board,
                                    bool is_left) {
    std::vector<std::vector<Cell>> options;
    for (std::size_t i = 0; i < board.size(); ++i) {
        const auto [width, height] = board[i];
        const int side = is_left ? width : height;
        for (int part = 1; part < side; ++part) {
            options.push_back(board);
            options.back()[i] =
                is_left ? Cell(part, height) : Cell(width, part);
            options.back().push_back(is_left ? Cell(side - part, height)
                                             : Cell(width, side - part));
        }
    }
    return options;
}

// Winning Ways, chapter 2, computes the values: the game is Cutcake.
TEST(PlayTurns, GiveEachPlayerMovesOfItsOwn) {
    using Board = std::vector<Cell>;
    play::Game<play::Turn<Board>> game(
        play::turns([](const Board& board) { return cuts(board, true); },
                    [](const Board& board) { return cuts(board, false); }));
    const auto begins_and_wins = [&](const Board& board) {
        return std::pair(game.is_n_position({play::LEFT, board}),
                         game.is_n_position({play::RIGHT, board}));
    };
    const std::pair nobody(false, false), left(true, false), right(false, true);
    EXPECT_EQ(begins_and_wins({{1, 1}}), nobody);
    EXPECT_EQ(begins_and_wins({{2, 1}}), left);
    EXPECT_EQ(begins_and_wins({{1, 2}}), right);
    EXPECT_EQ(begins_and_wins({{2, 2}}), nobody);
    EXPECT_EQ(begins_and_wins({{3, 2}}), nobody);
    EXPECT_EQ(begins_and_wins({{4, 2}}), left);
    EXPECT_EQ(begins_and_wins({{2, 2}, {2, 1}}), left);
    EXPECT_EQ(begins_and_wins({{1, 3}, {2, 1}}), right);
    EXPECT_EQ(begins_and_wins({{1, 3}, {3, 1}}), nobody);
}

TEST(PlayTurns, PassTheTurn) {
    play::Game<play::Turn<Piles>> game(play::turns(
        play::in_one(smaller), [](const Piles&) { return Moves{}; }));
    EXPECT_EQ(game.options({play::LEFT, {1}}),
              (std::vector<play::Turn<Piles>>{{play::RIGHT, {0}}}));
    EXPECT_TRUE(game.options({play::RIGHT, {1}}).empty());
}

// ---- Words ------------------------------------------------------------------

struct Unknown {};
struct Known {};
std::ostream& operator<<(std::ostream& out, Known) { return out << "known"; }

TEST(PlayWords, DescribeNestedPositions) {
    EXPECT_EQ(play::described(7), "7");
    EXPECT_EQ(play::described(true), "1");
    EXPECT_EQ(play::described('\5'), "5");
    EXPECT_EQ(play::described(std::string("ab")), "\"ab\"");
    EXPECT_EQ(play::described(Piles{}), "()");
    EXPECT_EQ(play::described(Piles{1, 2}), "(1, 2)");
    EXPECT_EQ(play::described(std::vector<bool>{true, false}), "(1, 0)");
    EXPECT_EQ(play::described(std::pair(Piles{1, 2}, Cell(3, 4))),
              "((1, 2), (3, 4))");
    EXPECT_EQ(play::described(std::tuple(1, std::string("x"), Piles{2})),
              "(1, \"x\", (2))");
    EXPECT_EQ(play::described(std::array<int, 2>{5, 6}), "(5, 6)");
    EXPECT_EQ(play::described(std::set<int>{6, 5}), "(5, 6)");
    EXPECT_EQ(play::described(std::map<int, Cell>{{1, {2, 3}}}),
              "((1, (2, 3)))");
    EXPECT_EQ(play::described(play::Turn<int>(play::LEFT, 3)), "(Left, 3)");
    EXPECT_EQ(play::described(play::RIGHT), "Right");
    EXPECT_EQ(play::described(Known()), "known");
    EXPECT_EQ(play::described(Unknown()), "the position");
}

TEST(PlayWords, AreData) {
    using play::Words;
    EXPECT_EQ((Words{{"take", 2}, {"from", 5LL}}).json(),
              json("{'take': 2, 'from': 5}"));
    EXPECT_EQ((Words{{"lay", 'x'}, {"by", "Left"}, {"at", Cell(1, 2)}}).json(),
              json("{'lay': 'x', 'by': 'Left', 'at': '(1, 2)'}"));
    EXPECT_EQ((Words{{"say", std::string("\"\n")}}).json(),
              json(R"({'say': '\"\u000a'})"));
    EXPECT_EQ((Words{{"piles", Piles{1, 2}}}).json(),
              json("{'piles': [1, 2]}"));
    EXPECT_EQ((Words{{"by", std::vector<std::string>{"a"}}}).json(),
              json("{'by': ['a']}"));
    const Words parts = Words{{"take", 1}} + Words{{"put", 2}};
    EXPECT_EQ(parts.json(), json("[{'take': 1}, {'put': 2}]"));
    EXPECT_EQ((Words{{"twice", parts}}).json(),
              json("{'twice': [{'take': 1}, {'put': 2}]}"));
    EXPECT_TRUE(Words().is_empty());
    EXPECT_FALSE(parts.is_empty());
}

// The numbers of JavaScript are exact up to 2^53.
TEST(PlayWords, HaveLargeNumbersAsTexts) {
    const long long most = 1LL << 53;
    EXPECT_EQ((play::Words{{"take", most}, {"from", most + 1}}).json(),
              json("{'take': 9007199254740992, 'from': '9007199254740993'}"));
    EXPECT_EQ((play::Words{{"take", -most}, {"from", -most - 1}}).json(),
              json("{'take': -9007199254740992, 'from': '-9007199254740993'}"));
}

TEST(PlayWords, OfAMoveBetweenPiles) {
    const auto words = [](const Piles& from, const Piles& to) {
        return play::pile_move(from, to).json();
    };
    EXPECT_EQ(words({1, 5}, {1, 3}), json("{'take': 2, 'from': 5}"));
    EXPECT_EQ(words({3, 5}, {2, 3}), json("{'take': 3, 'from': 5}"));
    EXPECT_EQ(words({5, 5}, {4, 5}), json("{'take': 1, 'from': 5}"));
    EXPECT_EQ(words({1, 5}, {5}), json("{'take_pile': 1}"));
    EXPECT_EQ(words({1, 5}, {0, 5}), json("{'take_pile': 1}"));
    EXPECT_EQ(words({7}, {2, 2, 3}), json("{'split': 7, 'into': [2, 2, 3]}"));
    EXPECT_EQ(words({7}, {1, 4}),
              json("{'take': 2, 'from': 7, 'leave': [1, 4]}"));
    EXPECT_EQ(words({2, 4}, {1, 3}),
              json("{'turn_piles': [2, 4], 'into': [1, 3]}"));
    EXPECT_EQ(words({2, 4}, {0, 0}), json("{'take_piles': [2, 4]}"));
    EXPECT_EQ(words({2}, {3}), json("{'turn_pile': 2, 'into': [3]}"));
    EXPECT_EQ(words({2}, {2}), json("{'to': '(2)'}"));
    EXPECT_EQ(play::pile_move<long long>({3000000000}, {1}).json(),
              json("{'take': 2999999999, 'from': 3000000000}"));
}

TEST(PlayWords, OfAMoveBetweenOtherParts) {
    using Board = std::vector<Cell>;
    const auto words = [](const Board& from, const Board& to) {
        return play::default_move(play::Turn<Board>{play::LEFT, from},
                                  play::Turn<Board>{play::RIGHT, to})
            .json();
    };
    EXPECT_EQ(words({{2, 1}, {4, 4}}, {{1, 4}, {2, 1}, {3, 4}}),
              json("{'turn': ['(4, 4)'], 'into': ['(1, 4)', '(3, 4)']}"));
    EXPECT_EQ(words({{2, 1}, {4, 4}}, {{4, 4}}), json("{'take': ['(2, 1)']}"));
    EXPECT_EQ(words({{2, 1}}, {{2, 1}, {2, 1}}), json("{'add': ['(2, 1)']}"));
    EXPECT_EQ(words({{2, 1}}, {{2, 1}}), "[]");
    EXPECT_EQ(play::default_move(Piles{3}, Piles{1, 2}).json(),
              json("{'split': 3, 'into': [1, 2]}"));
    EXPECT_TRUE(play::default_move(5, 3).is_empty());
    EXPECT_TRUE(
        play::default_move(std::string("a"), std::string("b")).is_empty());
}

TEST(PlayWords, OfAPositionNameThePlayerToMove) {
    EXPECT_EQ(play::default_words(Piles{1, 2}), json("'(1, 2)'"));
    EXPECT_EQ(play::default_words(play::Turn<Piles>(play::RIGHT, {1, 2})),
              json("[{'position': '(1, 2)'}, {'to_move': 'Right'}]"));
}

TEST(PlayExplain, NamesAWinningMoveOrSaysThatNoneIs) {
    const Result result = explained([] {
        play::Game<Piles> game(nim_options), misere(nim_options, play::misere);
        std::cout << game.is_n_position({1, 2}) << '\n';
        game.is_p_position({1, 1});
        game.is_n_position({1});
        game.is_p_position({2, 2});
        game.is_p_position({0});
        game.winning_options({2});
        misere.is_n_position({0});
        play::Game<int> one = game_on({{}, {0}, {1}});
        one.is_n_position(2);
    });
    EXPECT_EQ(result.status, 0);
    EXPECT_EQ(result.output, "1\n");
    EXPECT_EQ(result.errors,
              json("{'position': '(1, 2)', 'wins_by': {'take': 1, 'from': 2}}\n"
                   "{'position': '(1, 1)', 'loses_by': 2}\n"
                   "{'position': '(1)', 'wins_by': {'take_pile': 1}}\n"
                   "{'position': '(2, 2)', 'loses_by': 4}\n"
                   "{'position': '(0)', 'loses_at_end': 0}\n"
                   "{'position': '(2)', 'wins_by': {'take_pile': 2}}\n"
                   "{'position': '(0)', 'wins_at_end': 0}\n"
                   "{'position': '2', 'loses_by': 1}\n"));
}

TEST(PlayExplain, UsesWordsThatAreGiven) {
    const Result result = explained([] {
        play::Game<Piles> game(nim_options);
        game.move_words([](const Piles&, const Piles& to) {
                return play::Words{{"leave", to}};
            })
            .position_words([](const Piles& piles) {
                return play::Words{{"row", piles}};
            });
        game.is_n_position({1, 2});
        play::Game<int> other(smaller);
        other.position_words([](int n) { return play::Words{{"number", n}}; });
        other.is_n_position(1);
    });
    EXPECT_EQ(
        result.errors,
        json(
            "{'position': {'row': [1, 2]}, 'wins_by': {'leave': [1, 1]}}\n"
            "{'position': {'number': 1}, 'wins_by': {'to': {'number': 0}}}\n"));
}

TEST(PlayExplain, TellsADraw) {
    const Result result = explained([] {
        play::Game<int> game = game_on({{1}, {0, 2}, {3}, {}});
        game.outcome(1);
        game.outcome(2);
        play::Game<int> end([](int) { return std::vector<int>{}; },
                            [](int) { return DRAW; });
        end.outcome(5);
    });
    EXPECT_EQ(result.errors, json("{'position': '1', 'draws_by': {'to': '0'}}\n"
                                  "{'position': '2', 'wins_by': {'to': '3'}}\n"
                                  "{'position': '5', 'draws_at_end': 0}\n"));
}

// ---- The graph --------------------------------------------------------------

using Edges = std::vector<std::pair<int, std::string>>;  // to, words in JSON

// The words of a move to a vertex.
std::string to_vertex(int vertex) {
    return json("{'to': '" + std::to_string(vertex) + "'}");
}

// A line of the graph. The length and the best move are -1 for null.
std::string line(int id, const std::string& position, const play::Shape& shape,
                 const char* outcome, int length, int best,
                 const Edges& moves) {
    const auto or_null = [](int number) {
        return number < 0 ? "null" : std::to_string(number);
    };
    std::string text = "{\"id\": " + std::to_string(id) + ", \"position\": \"" +
                       position + "\", \"shape\": " + shape.json +
                       ", \"outcome\": \"" + outcome +
                       "\", \"length\": " + or_null(length) +
                       ", \"best\": " + or_null(best) + ", \"moves\": [";
    for (const auto& [to, words] : moves)
        text += "{\"to\": " + std::to_string(to) + ", \"words\": " + words +
                (to == moves.back().first ? "}" : "}, ");
    return text + "]}\n";
}

TEST(PlayGraph, HoldsEveryPositionOfNim) {
    const Result nim = graph("5", [] {
        play::Game<Piles> game(nim_options);
        game.move_words(play::pile_move<int>);
        std::cout << "Case 1: " << game.is_n_position({1, 2}) << '\n';
        game.is_n_position({1, 1});
    });
    EXPECT_EQ(nim.status, 0);
    EXPECT_EQ(nim.errors, "");
    const std::string expected =
        line(0, "(1, 2)", play::piles(Piles{1, 2}), "N", 3, 2,
             {{1, json("{'take_pile': 1}")},
              {2, json("{'take_pile': 2}")},
              {3, json("{'take': 1, 'from': 2}")}}) +
        line(1, "(0, 2)", play::piles(Piles{0, 2}), "N", 1, 0,
             {{4, json("{'take_pile': 2}")},
              {2, json("{'take': 1, 'from': 2}")}}) +
        line(2, "(0, 1)", play::piles(Piles{0, 1}), "N", 1, 0,
             {{4, json("{'take_pile': 1}")}}) +
        line(3, "(1, 1)", play::piles(Piles{1, 1}), "P", 2, 0,
             {{2, json("{'take_pile': 1}")}}) +
        line(4, "(0, 0)", play::piles(Piles{0, 0}), "P", 0, -1, {});
    EXPECT_EQ(nim.output, expected);
}

TEST(PlayGraph, IsNotWrittenPastItsBound) {
    const Result result = graph("4", [] {
        play::Game<Piles> game(nim_options);
        std::cout << game.is_n_position({1, 2}) << '\n';
    });
    EXPECT_EQ(result.status, play::DECLINED);
    EXPECT_EQ(result.output, "");
    EXPECT_EQ(result.errors, "play: declined: more than 4 positions\n");
}

TEST(PlayGraph, TellsHowAMisereGameEnds) {
    const Result result = graph("100", [] {
        play::Game<int> game(smaller, play::misere);
        game.is_p_position(2);
    });
    const std::string expected =
        line(0, "2", play::words(), "N", 2, 1,
             {{1, to_vertex(0)}, {2, to_vertex(1)}}) +
        line(1, "0", play::words(), "N", 0, -1, {}) +
        line(2, "1", play::words(), "P", 1, 0, {{1, to_vertex(0)}});
    EXPECT_EQ(result.output, expected);
}

// A cycle, a loop, an ending in a draw, and the same move twice.
TEST(PlayGraph, TellsDrawsAndEachMoveOnce) {
    const Result result = graph("100", [] {
        const Moves moves = {{1, 1}, {0, 1, 2}, {3}, {}};
        play::Game<int> game([moves](int v) { return moves[v]; },
                             [](int) { return DRAW; });
        game.outcome(0);
    });
    EXPECT_EQ(result.status, 0);
    const std::string expected =
        line(0, "0", play::words(), "D", -1, 0, {{1, to_vertex(1)}}) +
        line(1, "1", play::words(), "D", -1, 0,
             {{0, to_vertex(0)}, {1, to_vertex(1)}, {2, to_vertex(2)}}) +
        line(2, "2", play::words(), "D", -1, 0, {{3, to_vertex(3)}}) +
        line(3, "3", play::words(), "D", -1, -1, {});
    EXPECT_EQ(result.output, expected);
}

// 2 wins sooner by 4 than by 5; of 1, 2 and 3, which all win against 0, two
// leave one right reply, and 3 makes the game longer.
TEST(PlayGraph, TellsThePerfectPlayersMoves) {
    const Result result = graph("100", [] {
        game_on({{1, 2, 3}, {4}, {5, 4}, {2, 5}, {}, {1}}).outcome(0);
    });
    const auto told_of = [&](int id, const char* outcome, int length, int best,
                             const std::vector<int>& moves) {
        Edges edges;
        for (const int to : moves) edges.emplace_back(to, to_vertex(to));
        return line(id, std::to_string(id), play::words(), outcome, length,
                    best, edges);
    };
    // The search meets positions in the order of their numbers.
    EXPECT_EQ(result.output,
              told_of(0, "P", 4, 2, {1, 2, 3}) + told_of(1, "N", 1, 0, {4}) +
                  told_of(2, "N", 1, 1, {5, 4}) +
                  told_of(3, "N", 3, 1, {2, 5}) + told_of(4, "P", 0, -1, {}) +
                  told_of(5, "P", 2, 0, {1}));
}

TEST(PlayGraph, SaysThatAGameDoesNotEnd) {
    const Result result = graph("20000", [] {
        play::Game<Piles> game([](const Piles& piles) {
            std::vector<Piles> options;
            for (std::size_t i = 0; i < piles.size(); ++i) {
                options.push_back(piles);
                options.back().push_back(0);
            }
            return options;
        });
        game.outcome({0});
    });
    EXPECT_EQ(result.status, -SIGABRT);
    EXPECT_EQ(result.output, "");
    EXPECT_EQ(result.errors,
              "play: the game does not end: its positions grow and grow, from "
              "1 to 152 parts\n");
}

TEST(PlayGraph, RefusesADrawThatIsNotAskedFor) {
    const Result result = graph("100", [] {
        play::Game<int> game = game_on({{1, 2}, {}, {2}});
        game.is_n_position(0);
    });
    EXPECT_EQ(result.status, -SIGABRT);
    EXPECT_EQ(result.output, "");
    EXPECT_EQ(result.errors, "play: the game has a draw\n");
}

TEST(PlayGraph, BelongsToTheFirstQuestionOfAnyKind) {
    const auto ask = [](int question) {
        return graph("100", [question] {
            play::Game<int> silent(smaller), game(smaller);
            if (question == 0) game.is_n_position(0);
            if (question == 1) game.is_p_position(0);
            if (question == 2) game.winning_options(0);
            if (question == 3) game.outcome(0);
            silent.is_n_position(1);
        });
    };
    for (int question = 0; question < 4; ++question) {
        const Result result = ask(question);
        EXPECT_EQ(result.status, 0);
        EXPECT_EQ(result.output,
                  "{\"id\": 0, \"position\": \"0\", \"shape\": {\"kind\": "
                  "\"words\"}, \"outcome\": \"P\", \"length\": 0, "
                  "\"best\": null, \"moves\": []}\n");
    }
}

TEST(PlayGraph, UsesWordsAndShapesThatAreGiven) {
    const Result result = graph("100", [] {
        play::Game<std::string> game([](const std::string& text) {
            return text.empty() ? std::vector<std::string>{}
                                : std::vector<std::string>{""};
        });
        game.position_words([](const std::string& text) {
                return play::Words{{"word", text}};
            })
            .move_words([](const std::string& from, const std::string& to) {
                return play::Words{{"turn", from}, {"into", to}};
            })
            .shape([](const std::string& text) {
                return play::cells(1, 2, {{0, int(text.size()) % 2}});
            });
        game.is_n_position("\"\\\n\x1f\x7f\xc3\xa4");
    });
    EXPECT_EQ(
        result.output,
        "{\"id\": 0, \"position\": {\"word\": "
        "\"\\\"\\\\\\u000a\\u001f\x7f\xc3\xa4\"}, "
        "\"shape\": {\"kind\": \"cells\", \"rows\": 1, \"columns\": 2, "
        "\"marks\": [[0, 1]], \"blocked\": [], \"others\": []}, "
        "\"outcome\": \"N\", \"length\": 1, \"best\": 0, \"moves\": "
        "[{\"to\": 1, \"words\": {\"turn\": "
        "\"\\\"\\\\\\u000a\\u001f\x7f\xc3\xa4\", \"into\": \"\"}}]}\n"
        "{\"id\": 1, \"position\": {\"word\": \"\"}, \"shape\": {\"kind\": "
        "\"cells\", "
        "\"rows\": 1, \"columns\": 2, \"marks\": [[0, 0]], \"blocked\": [], "
        "\"others\": []}, \"outcome\": \"P\", \"length\": 0, "
        "\"best\": null, \"moves\": []}\n");
}

TEST(PlayGraph, HasShapesOfFiveKinds) {
    EXPECT_EQ(play::words().json, R"({"kind": "words"})");
    EXPECT_EQ(play::piles(Piles{}).json, R"({"kind": "piles", "piles": []})");
    EXPECT_EQ(play::piles(std::vector<long long>{1, 3000000000}).json,
              R"({"kind": "piles", "piles": [1, 3000000000]})");
    EXPECT_EQ(play::cells(2, 3, {{0, 1}, {1, 2}}, {{1, 0}}, {{0, 0}}).json,
              "{\"kind\": \"cells\", \"rows\": 2, \"columns\": 3, "
              "\"marks\": [[0, 1], [1, 2]], \"blocked\": [[1, 0]], "
              "\"others\": [[0, 0]]}");
    EXPECT_EQ(play::numbers(std::vector<Piles>{{10, 0}, {2}}).json,
              R"({"kind": "numbers", "rows": [[10, 0], [2]]})");
    EXPECT_EQ(play::graph(3, {{0, 1}, {1, 2}}, {2, 2}).json,
              "{\"kind\": \"graph\", \"vertices\": 3, "
              "\"edges\": [[0, 1], [1, 2]], \"marks\": [2, 2], "
              "\"directed\": false}");
    EXPECT_EQ(play::graph(1, {}, {0}, true).json,
              "{\"kind\": \"graph\", \"vertices\": 1, \"edges\": [], "
              "\"marks\": [0], \"directed\": true}");
    EXPECT_EQ(play::default_shape(std::vector<Cell>{}).json,
              play::words().json);
    EXPECT_EQ(play::default_shape(std::vector<bool>{true}).json,
              play::words().json);
}

// By hand for (1, 2): its positions have 3, 2, 1 and 1 moves, as above.
TEST(PlayValue, IsOneLine) {
    const Result result = value("5", [] {
        play::Game<Piles> game(nim_options);
        std::cout << "Case 1: " << game.is_n_position({1, 2}) << '\n';
    });
    EXPECT_EQ(result.status, 0);
    EXPECT_EQ(result.errors, "");
    EXPECT_EQ(result.output,
              "{\"outcome\": \"N\", \"grundy\": 3, \"moves\": 7}\n");
}

TEST(PlayValue, IsNotSearchedPastItsBound) {
    const Result result = value("4", [] {
        play::Game<Piles> game(nim_options);
        game.is_n_position({1, 2});
    });
    EXPECT_EQ(result.status, play::DECLINED);
    EXPECT_EQ(result.output, "");
    EXPECT_EQ(result.errors, "play: declined: more than 4 positions\n");
}

// There is no Grundy value if the last mover loses, or in a cycle, although 0
// wins at once.
TEST(PlayValue, IsNoGrundyValueUnlessTheGameEndsAndTheLastToMoveHasWon) {
    const Result misere = value("9", [] {
        play::Game<Piles>(nim_options, play::misere).is_n_position({1});
    });
    EXPECT_EQ(misere.output,
              "{\"outcome\": \"P\", \"grundy\": null, \"moves\": 1}\n");
    const Result ring = value("9", [] {
        game_on({{1, 2}, {0}, {}}).outcome(0);
    });
    EXPECT_EQ(ring.output,
              "{\"outcome\": \"N\", \"grundy\": null, \"moves\": 3}\n");
}

// The mex by its definition, for games whose positions can be reached in many
// ways.
TEST(PlayValue, IsTheMexOfTheOptions) {
    std::mt19937 random(4);
    for (int round = 0; round < 15; ++round) {
        const Moves moves = random_game(random, 12, 4);
        std::vector<int> values;
        for (const std::vector<int>& options : moves) {
            std::set<int> met;
            for (const int option : options) met.insert(values[option]);
            int mex = 0;
            while (met.count(mex) > 0) ++mex;
            values.push_back(mex);
        }
        const Result result =
            value("12", [&] { game_on(moves).is_n_position(11); });
        EXPECT_NE(result.output.find(
                      "\"grundy\": " + std::to_string(values[11]) + ", "),
                  std::string::npos);
    }
}

// Below each other, with an empty row between two.
TEST(PlayGraph, DrawsRectanglesAsCells) {
    using Sizes = std::vector<std::pair<int, int>>;
    EXPECT_EQ(play::rectangles(Sizes{{1, 2}, {2, 1}}).json,
              "{\"kind\": \"cells\", \"rows\": 4, \"columns\": 2, "
              "\"marks\": [[0, 0], [0, 1], [2, 0], [3, 0]], "
              "\"blocked\": [], \"others\": []}");
    EXPECT_EQ(play::rectangles(Sizes{}).json, play::words().json);
}

TEST(PlayGraph, NeedsABoundThatIsANumber) {
    for (const char* most : {"", "0", "-1", "many", "5x"}) {
        const Result result =
            graph(most, [] { play::Game<int> game(smaller); });
        EXPECT_EQ(result.status, 2) << most;
        EXPECT_EQ(result.errors, "play: PLAY_GRAPH is '" + std::string(most) +
                                     "': give the number of positions that may "
                                     "be written\n");
    }
    const Result result = value("x", [] { play::Game<int> game(smaller); });
    EXPECT_EQ(result.errors.find("play: PLAY_VALUE is 'x'"), 0u);
}

}  // namespace play_test
