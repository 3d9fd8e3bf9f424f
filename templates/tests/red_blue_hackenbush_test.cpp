#include "red_blue_hackenbush.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <utility>
#include <vector>

#include "play.hpp"

namespace red_blue_hackenbush_test {

using Edges = std::vector<std::pair<int, int>>;
using Colours = std::vector<bool>;

constexpr bool BLUE = true, RED = false;

// A path from vertex `foot` through the vertices behind `last`.
void add_stalk(Edges& edges, int foot, int last, int length) {
    for (; length > 0; --length) {
        edges.emplace_back(foot, ++last);
        foot = last;
    }
}

// The sign of the value of these stalks side by side.
int sign(const std::vector<Colours>& stalks) {
    Edges edges;
    Colours is_blue;
    for (const Colours& stalk : stalks) {
        add_stalk(edges, 0, int(edges.size()), int(stalk.size()));
        is_blue.insert(is_blue.end(), stalk.begin(), stalk.end());
    }
    return red_blue_value(edges, is_blue).sign();
}

TEST(RedBlueValue, OfTheLoneRootIsZero) {
    EXPECT_EQ(red_blue_value({}, {}).sign(), 0);
}

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

// What a stalk is worth, by the rule of the first change of colour.
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

// Which edges stand, by their numbers.
using Standing = std::vector<bool>;

// The rule: an edge of the colour falls, with all that the root no longer
// reaches. below[v - 1] < v is the vertex below v, edge v - 1 joins the two.
std::vector<Standing> cuts(const std::vector<int>& below,
                           const Colours& is_blue, const Standing& standing,
                           bool cuts_blue) {
    std::vector<Standing> options;
    for (std::size_t e = 0; e < standing.size(); ++e) {
        if (!standing[e] || is_blue[e] != cuts_blue) continue;
        Standing option = standing;
        option[e] = false;
        for (std::size_t i = e; i < option.size(); ++i)
            if (below[i] > 0 && !option[below[i] - 1]) option[i] = false;
        options.push_back(option);
    }
    return options;
}

// Every tree of up to five edges, in all colours, by search.
TEST(RedBlueValue, TellsWhoWins) {
    std::vector<std::vector<int>> trees = {{}};
    for (std::size_t i = 0; trees[i].size() < 5; ++i)  // it grows
        for (int at = 0; at <= int(trees[i].size()); ++at) {
            trees.push_back(trees[i]);
            trees.back().push_back(at);
        }
    for (const std::vector<int>& below : trees)
        for (int colours = 0; colours >> below.size() == 0; ++colours) {
            Edges edges;
            Colours is_blue;
            for (int v = 1; v <= int(below.size()); ++v) {
                edges.emplace_back(below[v - 1], v);
                is_blue.push_back(colours >> (v - 1) & 1);
            }
            play::Game<play::Turn<Standing>> game(play::turns(
                [&](const Standing& at) {
                    return cuts(below, is_blue, at, BLUE);
                },
                [&](const Standing& at) {
                    return cuts(below, is_blue, at, RED);
                }));
            const Standing all(edges.size(), true);
            const int left = game.is_n_position({play::LEFT, all});
            const int right = game.is_n_position({play::RIGHT, all});
            EXPECT_EQ(red_blue_value(edges, is_blue).sign(), left - right)
                << play::described(edges) << ", " << play::described(is_blue);
            EXPECT_FALSE(left && right);
        }
}

// A tree beside itself in the other colours is worth 0, whatever the names and
// the order of edges and ends; with one leaf more it is not.
TEST(RedBlueValue, OfATreeAndItsNegativeIsZero) {
    std::mt19937 random(1);
    for (const int n : {10, 100, 3000})
        for (const int reach : {1, 2, 3, n}) {
            Edges edges;
            Colours is_blue;
            for (int v = 1; v < n; ++v) {
                const int below = std::max(0, v - 1 - int(random() % reach));
                const bool colour = random() % 2;
                edges.emplace_back(below, v);
                is_blue.push_back(colour);
                edges.emplace_back(v + n - 1, below > 0 ? below + n - 1 : 0);
                is_blue.push_back(!colour);
            }
            for (std::size_t e = edges.size() - 1; e > 0; --e) {
                const std::size_t other = random() % (e + 1);
                std::swap(edges[e], edges[other]);
                std::vector<bool>::swap(is_blue[e], is_blue[other]);
            }
            EXPECT_EQ(red_blue_value(edges, is_blue).sign(), 0);
            edges.emplace_back(2 * n - 1, n - 1);
            is_blue.push_back(BLUE);
            EXPECT_EQ(red_blue_value(edges, is_blue).sign(), 1);
            is_blue.back() = RED;
            EXPECT_EQ(red_blue_value(edges, is_blue).sign(), -1);
        }
}

TEST(RedBlueValue, OfAHighStalkNeedsNoStackAndIsExact) {
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

TEST(RedBlueValueDeathTest, RejectsWhatIsNoTree) {
    EXPECT_DEATH(red_blue_value({{0, 1}, {0, 1}}, {BLUE, RED}), "form a tree");
    EXPECT_DEATH(red_blue_value({{0, 1}, {1, 3}}, {BLUE, RED}), "< n");
    EXPECT_DEATH(red_blue_value({{0, 1}}, {}), "is_blue.size");
}

}  // namespace red_blue_hackenbush_test
