#include "points.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <random>
#include <utility>
#include <vector>

namespace points_test {

using Cards = std::vector<int>;

// Take any card.
std::vector<points::Move<Cards>> any_card(const Cards& cards) {
    std::vector<points::Move<Cards>> moves;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        Cards left = cards;
        left.erase(left.begin() + i);
        moves.push_back({left, cards[i]});
    }
    return moves;
}

// A player takes a stone from his own pile, and gains the number of stones left
// in it.
using Board = std::pair<int, int>;

points::Game<play::Turn<Board>> two_piles() {
    return points::Game<play::Turn<Board>>(points::turns(
        [](const Board& at) {
            std::vector<points::Move<Board>> moves;
            if (at.first > 0)
                moves.push_back({{at.first - 1, at.second}, at.first});
            return moves;
        },
        [](const Board& at) {
            std::vector<points::Move<Board>> moves;
            if (at.second > 0)
                moves.push_back({{at.first, at.second - 1}, at.second});
            return moves;
        }));
}

// Asks about the cards 3, 3, 1, with the standard output redirected to the
// errors.
void ask(const char* variable, const char* value) {
    setenv(variable, value, 1);
    dup2(STDERR_FILENO, STDOUT_FILENO);
    points::Game<Cards> game(any_card);
    game.move_words([](const Cards& from, const Cards& to) {
        return play::Words{{"from", from.size()}, {"to", to.size()}};
    });
    game.score({3, 3, 1});
    std::exit(7);
}

TEST(Points, OfAFinishedGameAreNone) {
    EXPECT_EQ(points::Game<Cards>(any_card).score({}), 0);
}

TEST(Points, OfCardsGoByTheirOrder) {
    points::Game<Cards> game(any_card);
    EXPECT_EQ(game.score({5}), 5);
    EXPECT_EQ(game.score({1, 5}), 4);
    EXPECT_EQ(game.score({3, 1, 5}), 3);
    EXPECT_EQ(game.score({2, 2, 2, 2}), 0);
    EXPECT_EQ(game.score({-1, -4}), 3);
    std::mt19937 random(1);
    for (int trial = 0; trial < 50; ++trial) {
        Cards cards(trial % 9);
        for (int& card : cards) card = int(random() % 21) - 10;
        const points::Score found = game.score(cards);
        std::sort(cards.rbegin(), cards.rend());
        int sum = 0;
        for (std::size_t i = 0; i < cards.size(); ++i)
            sum += i % 2 ? -cards[i] : cards[i];
        EXPECT_EQ(found, sum) << play::described(cards);
    }
}

TEST(Points, MayBeLostByEachMove) {
    points::Game<int> game([](int left) {
        return left ? std::vector<points::Move<int>>{{left - 1, -left}}
                    : std::vector<points::Move<int>>();
    });
    EXPECT_EQ(game.score(1), -1);
    EXPECT_EQ(game.score(2), -2 + 1);
    EXPECT_EQ(game.score(3), -3 + 2 - 1);
}

TEST(Points, OfTwoPlayersDependOnWhoIsToMove) {
    auto game = two_piles();
    EXPECT_EQ(game.score({play::LEFT, {2, 1}}), 2 - 1 + 1);
    EXPECT_EQ(game.score({play::RIGHT, {2, 1}}), 1 - 2);  // then he is stuck
    EXPECT_EQ(game.score({play::LEFT, {0, 3}}), 0);
}

TEST(Points, OfALongGameNeedNoStack) {
    points::Game<int> game([](int left) {
        return left ? std::vector<points::Move<int>>{{left - 1, 1}}
                    : std::vector<points::Move<int>>();
    });
    EXPECT_EQ(game.score(100001), 1);
}

TEST(PointsDeathTest, RejectACycle) {
    points::Game<int> game([](int at) {
        return std::vector<points::Move<int>>{{1 - at, 1}};
    });
    EXPECT_DEATH(game.score(0), "play: the game has a cycle");
}

TEST(PointsDeathTest, OfTooManyPositionsAreDeclined) {
    points::Game<int> game([](int at) {
        return std::vector<points::Move<int>>{{at + 1, 1}};
    });
    EXPECT_EXIT(game.score(0), testing::ExitedWithCode(play::DECLINED),
                "declined: more than 1000000 positions");
}

TEST(PointsDeathTest, AreExplained) {
    EXPECT_EXIT(ask("PLAY_EXPLAIN", "1"), testing::ExitedWithCode(7),
                "^.\"position\": \".3, 3, 1.\", \"worth\": 1, "
                "\"best\": .\"from\": 3, \"to\": 2..\n$");
}

TEST(PointsDeathTest, AreWrittenAsAGraph) {
    EXPECT_EXIT(
        ask("PLAY_GRAPH", "6"), testing::ExitedWithCode(0),
        "^.\"id\": 0, \"position\": \".3, 3, 1.\", \"shape\": .\"kind\": "
        "\"piles\", \"piles\": .3, 3, 1.., \"outcome\": \"N\", \"length\": 3, "
        "\"best\": 0, \"score\": 1, \"moves\": "
        "..\"to\": 1, \"words\": .\"from\": 3, \"to\": 2., \"gain\": 3., "
        ".\"to\": 2, \"words\": .\"from\": 3, \"to\": 2., \"gain\": 1...\n"
        ".\"id\": 1, (.*\n)*"
        ".\"id\": 2, .* \"outcome\": \"D\", .* \"score\": 0, (.*\n)*"
        ".* \"length\": 0, \"best\": null, \"score\": 0, \"moves\": ...\n$");
    EXPECT_EXIT(ask("PLAY_VALUE", "6"), testing::ExitedWithCode(0),
                "^\\{\"outcome\": \"N\", \"score\": 1, \"moves\": 7\\}\n$");
    EXPECT_EXIT(ask("PLAY_GRAPH", "5"), testing::ExitedWithCode(play::DECLINED),
                "more than 5 ");
}

}  // namespace points_test
