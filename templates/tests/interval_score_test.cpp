#include "interval_score.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <random>
#include <vector>

#include "points.hpp"

namespace interval_score_test {

using Row = std::vector<int>;

points::Game<Row> game_of_ends() {
    return points::Game<Row>([](const Row& row) {
        std::vector<points::Move<Row>> moves;
        if (!row.empty()) {
            moves.push_back({Row(row.begin() + 1, row.end()), row.front()});
            moves.push_back({Row(row.begin(), row.end() - 1), row.back()});
        }
        return moves;
    });
}

Row random_row(std::mt19937& random, int length, int least, int most) {
    Row row(length);
    for (int& card : row)
        card = std::uniform_int_distribution<>(least, most)(random);
    return row;
}

TEST(IntervalScore, OfShortRows) {
    EXPECT_EQ(interval_score({7}), 7);
    EXPECT_EQ(interval_score({-7}), -7);
    EXPECT_EQ(interval_score({2, 9}), 7);
    EXPECT_EQ(interval_score({10, 100, 10}), -80);
    EXPECT_EQ(interval_score({4, 2, 9, 7, 1, 5}), 2);
}

TEST(IntervalScoreDeathTest, RejectsARowOfNothing) {
    EXPECT_DEATH(interval_score({}), "empty");
}

TEST(IntervalScore, OfRowsThatFallAndThenRiseTakesTheLargestFirst) {
    std::mt19937 random(1);
    for (int length = 1; length <= 200; ++length) {
        Row row = random_row(random, length, -100, 100);
        const int falling = int(random() % (length + 1));
        std::sort(row.begin(), row.begin() + falling, std::greater<>());
        std::sort(row.begin() + falling, row.end());
        const long long found = interval_score(row);
        std::sort(row.begin(), row.end(), std::greater<>());
        long long sum = 0;
        for (int i = 0; i < length; ++i) sum += i % 2 ? -row[i] : row[i];
        ASSERT_EQ(found, sum) << length;
    }
}

TEST(IntervalScore, IsTheSameFromBehind) {
    std::mt19937 random(2);
    for (int length = 1; length <= 100; ++length) {
        Row row = random_row(random, length, -9, 9);
        const long long found = interval_score(row);
        std::reverse(row.begin(), row.end());
        ASSERT_EQ(interval_score(row), found) << length;
    }
}

TEST(IntervalScore, AgreesWithTheRulesOnAllShortRows) {
    auto game = game_of_ends();
    for (int length = 1; length <= 6; ++length)
        for (int code = 0, codes = 1 << 2 * length; code < codes; ++code) {
            Row row;
            for (int i = 0; i < length; ++i)
                row.push_back((code >> 2 * i) % 4 - 1);
            ASSERT_EQ(interval_score(row), game.score(row))
                << play::described(row);
        }
}

TEST(IntervalScore, AgreesWithTheRulesOnRandomRows) {
    std::mt19937 random(3);
    for (int trial = 0; trial < 200; ++trial) {
        const int most = trial % 2 ? 9 : 1000000000;
        const Row row = random_row(random, 1 + trial % 30, -most, most);
        ASSERT_EQ(interval_score(row), game_of_ends().score(row))
            << play::described(row);
    }
}

// With cards M, 1, M, 1, ... the player to move takes every M of an even row,
// and none of an odd one that begins and ends with 1.
TEST(IntervalScore, OfLongRowsHasMoreThan32Bits) {
    const int M = 1000000000;
    Row row;
    for (int i = 0; i < 3000; ++i) row.push_back(i % 2 ? 1 : M);
    EXPECT_EQ(interval_score(row), 1500LL * (M - 1));
    row.erase(row.begin());
    EXPECT_EQ(interval_score(row), 1500 - 1499LL * M);
    EXPECT_EQ(interval_score(Row(4999, -M)), -M);
}

}  // namespace interval_score_test
