#include "red_blue_hackenbush.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <vector>

#include "play.hpp"

namespace red_blue_hackenbush_test {

// below[v - 1] < v is the vertex below v; the root is 0.
using Tree = std::vector<int>;
using Colours = std::vector<bool>;

constexpr bool BLUE = true, RED = false;

RedBlueValue value(const Tree& below, const Colours& is_blue) {
    std::vector<RedBlueValue> values(below.size() + 1);
    for (int v = int(below.size()); v > 0; --v) {
        values[v].grow_from(is_blue[v - 1]);
        values[below[v - 1]].add(values[v]);
    }
    return values[0];
}

// The sign of the value of these stalks side by side.
int sign(const std::vector<Colours>& stalks) {
    Tree below;
    Colours is_blue;
    for (const Colours& stalk : stalks)
        for (std::size_t i = 0; i < stalk.size(); ++i) {
            below.push_back(i == 0 ? 0 : int(below.size()));
            is_blue.push_back(stalk[i]);
        }
    return value(below, is_blue).sign();
}

TEST(RedBlueValue, OfTheLoneRootIsZero) { EXPECT_EQ(value({}, {}).sign(), 0); }

TEST(RedBlueValue, OfOneEdgeIsAFreeMove) {
    EXPECT_EQ(sign({{BLUE}}), 1);
    EXPECT_EQ(sign({{RED}}), -1);
    EXPECT_EQ(sign({{BLUE}, {RED}}), 0);
}

TEST(RedBlueValue, TwoHalvesAreOne) {
    EXPECT_EQ(sign({{BLUE, RED}, {BLUE, RED}, {RED}}), 0);
    EXPECT_EQ(sign({{BLUE, RED, RED}, {BLUE, RED, RED}, {RED, BLUE}}), 0);
    EXPECT_EQ(sign({{BLUE, RED, BLUE}, {BLUE, RED, RED}, {RED}}), 0);
    EXPECT_EQ(sign({{BLUE, RED, BLUE}, {BLUE, RED, BLUE}, {RED}}), 1);
}

// The value of a stalk, by the rule of the first change of colour.
double worth(const Colours& stalk) {
    double sum = 0, edge = 1;
    bool is_mixed = false;
    for (const bool is_blue : stalk) {
        is_mixed = is_mixed || is_blue != stalk[0];
        if (is_mixed) edge /= 2;
        sum += is_blue ? edge : -edge;
    }
    return sum;
}

TEST(RedBlueValue, OfTwoStalksIsTheirSum) {
    std::vector<Colours> stalks = {{}};
    for (std::size_t i = 0; stalks[i].size() < 5; ++i)  // it grows
        for (const bool is_blue : {BLUE, RED}) {
            stalks.push_back(stalks[i]);
            stalks.back().push_back(is_blue);
        }
    for (const Colours& a : stalks)
        for (const Colours& b : stalks) {
            const double sum = worth(a) + worth(b);
            EXPECT_EQ(sign({a, b}), (sum > 0) - (sum < 0))
                << play::described(a) << " and " << play::described(b);
        }
}

// Which edges have not fallen.
using Left = std::vector<bool>;

// The rule: a cut edge falls, with everything that is not connected with the
// root then. Edge v - 1 joins v and the vertex below it.
std::vector<Left> cuts(const Tree& below, const Colours& is_blue,
                       const Left& from, bool cuts_blue) {
    std::vector<Left> options;
    for (std::size_t e = 0; e < from.size(); ++e) {
        if (!from[e] || is_blue[e] != cuts_blue) continue;
        Left option = from;
        option[e] = false;
        for (std::size_t i = e; i < option.size(); ++i)
            if (below[i] > 0 && !option[below[i] - 1]) option[i] = false;
        options.push_back(option);
    }
    return options;
}

// Every tree of up to five edges, in all colours, by search.
TEST(RedBlueValue, TellsWhoWins) {
    std::vector<Tree> trees = {{}};
    for (std::size_t i = 0; trees[i].size() < 5; ++i)  // it grows
        for (int at = 0; at <= int(trees[i].size()); ++at) {
            trees.push_back(trees[i]);
            trees.back().push_back(at);
        }
    for (const Tree& below : trees)
        for (int colours = 0; colours >> below.size() == 0; ++colours) {
            Colours is_blue;
            for (int v = 1; v <= int(below.size()); ++v)
                is_blue.push_back(colours >> (v - 1) & 1);
            play::Game<play::Turn<Left>> game(play::turns(
                [&](const Left& at) { return cuts(below, is_blue, at, BLUE); },
                [&](const Left& at) { return cuts(below, is_blue, at, RED); }));
            const Left all(below.size(), true);
            const int left = game.is_n_position({play::LEFT, all});
            const int right = game.is_n_position({play::RIGHT, all});
            EXPECT_EQ(value(below, is_blue).sign(), left - right)
                << play::described(below) << ", " << play::described(is_blue);
            EXPECT_FALSE(left && right);
        }
}

// A tree and its copy in the other colours have the value 0 together; with one
// more leaf they do not.
TEST(RedBlueValue, OfATreeAndItsNegativeIsZero) {
    std::mt19937 random(1);
    for (const int n : {10, 100, 3000})
        for (const int reach : {1, 2, 3, n}) {
            Tree below;
            Colours is_blue;
            for (int v = 1; v < n; ++v) {
                below.push_back(std::max(0, v - 1 - int(random() % reach)));
                is_blue.push_back(random() % 2);
            }
            for (int v = 1; v < n; ++v) {
                const int twin = below[v - 1];
                below.push_back(twin > 0 ? twin + n - 1 : 0);
                is_blue.push_back(!is_blue[v - 1]);
            }
            EXPECT_EQ(value(below, is_blue).sign(), 0);
            below.push_back(n - 1);
            is_blue.push_back(BLUE);
            EXPECT_EQ(value(below, is_blue).sign(), 1);
            is_blue.back() = RED;
            EXPECT_EQ(value(below, is_blue).sign(), -1);
        }
}

TEST(RedBlueValue, OfAHighStalkIsExact) {
    const int high = 100000;
    Colours tiny(high, RED), half(high, RED);
    tiny[0] = half[0] = BLUE;  // 1 / 2^(high - 1)
    EXPECT_EQ(sign({tiny}), 1);
    EXPECT_EQ(sign({{BLUE}, tiny, {RED}}), 1);
    half.push_back(RED);
    EXPECT_EQ(sign({{RED}, half, half, {BLUE}}), 1);
    Colours minus = tiny;
    minus.flip();
    EXPECT_EQ(sign({minus, half, half}), 0);
}

}  // namespace red_blue_hackenbush_test
