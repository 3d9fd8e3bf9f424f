#include "tree_hackenbush.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "play.hpp"

namespace tree_hackenbush_test {

using Edges = std::vector<std::pair<int, int>>;

int one_more(int above, int) { return above + 1; }

int root_value(const Edges& edges) {
    return tree_grundy_values(edges, one_more)[0];
}

std::string text(const Edges& edges) { return play::described(edges); }

// The edges of a tree, given by what is below each of the vertices 1, 2, ...
Edges grown(const std::vector<int>& below) {
    Edges edges;
    for (int v = 1; v <= int(below.size()); ++v)
        edges.emplace_back(below[v - 1], v);
    return edges;
}

// Every tree in which what is below a vertex has a smaller number.
std::vector<Edges> trees_of(int vertices) {
    std::vector<std::vector<int>> trees(1);
    for (int v = 1; v < vertices; ++v) {
        std::vector<std::vector<int>> larger;
        for (const std::vector<int>& tree : trees)
            for (int below = 0; below < v; ++below) {
                larger.push_back(tree);
                larger.back().push_back(below);
            }
        trees = larger;
    }
    std::vector<Edges> all;
    for (const std::vector<int>& tree : trees) all.push_back(grown(tree));
    return all;
}

// The same tree with other names, but for the root, and edges in another order.
Edges shuffled(std::mt19937& random, Edges edges) {
    std::vector<int> name(edges.size() + 1);
    std::iota(name.begin(), name.end(), 0);
    std::shuffle(name.begin() + 1, name.end(), random);
    for (auto& [a, b] : edges) {
        a = name[a];
        b = name[b];
        if (random() % 2) std::swap(a, b);
    }
    std::shuffle(edges.begin(), edges.end(), random);
    return edges;
}

// A position: how many strands of each edge are left, and a Nim pile.
using Position = std::pair<std::vector<int>, int>;

// Edges without strands, and those that the root does not reach, have fallen.
std::vector<int> standing(const Edges& edges, const std::vector<int>& strands) {
    std::vector<bool> reached(edges.size() + 1);
    reached[0] = true;
    for (std::size_t round = 0; round < edges.size(); ++round)
        for (std::size_t e = 0; e < edges.size(); ++e)
            if (strands[e] > 0 &&
                (reached[edges[e].first] || reached[edges[e].second]))
                reached[edges[e].first] = reached[edges[e].second] = true;
    std::vector<int> left = strands;
    for (std::size_t e = 0; e < edges.size(); ++e)
        if (!reached[edges[e].first]) left[e] = 0;
    return left;
}

play::Game<Position> tree_and_pile(const Edges& edges) {
    return play::Game<Position>([&edges](const Position& at) {
        std::vector<Position> options;
        for (std::size_t e = 0; e < edges.size(); ++e)
            if (at.first[e] > 0) {
                std::vector<int> cut = at.first;
                --cut[e];
                options.emplace_back(standing(edges, cut), at.second);
            }
        for (int pile = 0; pile < at.second; ++pile)
            options.emplace_back(at.first, pile);
        return options;
    });
}

// A value is g iff the sum with a Nim pile of g is a P-position.
bool play_confirms(const Edges& edges, const std::vector<int>& strands, int g) {
    return tree_and_pile(edges).is_p_position({strands, g});
}

TEST(TreeGrundyValues, OfARootAloneIsZero) {
    EXPECT_EQ(tree_grundy_values({}, one_more), std::vector<int>{0});
}

TEST(TreeGrundyValues, OfOneEdge) {
    EXPECT_EQ(tree_grundy_values({{0, 1}}, one_more), (std::vector<int>{1, 0}));
    EXPECT_EQ(tree_grundy_values({{1, 0}}, one_more), (std::vector<int>{1, 0}));
}

TEST(TreeGrundyValuesDeathTest, RejectsVerticesOutOfRange) {
    EXPECT_DEATH(root_value({{0, 2}}), "b < n");
    EXPECT_DEATH(root_value({{2, 0}}), "a < n");
    EXPECT_DEATH(root_value({{0, -1}}), "0 <= b");
    EXPECT_DEATH(root_value({{-1, 0}}), "0 <= a");
}

TEST(TreeGrundyValuesDeathTest, RejectsWhatIsNoTree) {
    EXPECT_DEATH(root_value({{0, 0}}), "form a tree");
    EXPECT_DEATH(root_value({{0, 1}, {1, 1}}), "form a tree");
    EXPECT_DEATH(root_value({{0, 1}, {1, 0}}), "form a tree");
    EXPECT_DEATH(root_value({{1, 2}, {2, 1}}), "form a tree");
    EXPECT_DEATH(root_value({{0, 1}, {1, 2}, {2, 0}}), "form a tree");
    EXPECT_DEATH(root_value({{0, 1}, {2, 3}, {3, 4}, {4, 2}}), "form a tree");
}

// Ferguson, section 6.1: a bamboo stalk of n segments is a Nim pile of n.
TEST(TreeGrundyValues, OfABambooStalkIsItsLength) {
    Edges stalk;
    for (int v = 1; v <= 100; ++v) {
        stalk.emplace_back(v, v - 1);
        EXPECT_EQ(root_value(stalk), v);
    }
}

TEST(TreeGrundyValues, OfABouquetIsTheParityOfItsFlowers) {
    Edges bouquet;
    for (int v = 1; v <= 20; ++v) {
        bouquet.emplace_back(0, v);
        EXPECT_EQ(root_value(bouquet), v % 2);
    }
}

TEST(TreeGrundyValues, TellTheValueAboveEachVertex) {
    // 0 - 1 - 2 - 3 with leaves 4 on 1 and 5 on 2
    EXPECT_EQ(
        tree_grundy_values({{1, 0}, {1, 2}, {3, 2}, {4, 1}, {2, 5}}, one_more),
        (std::vector<int>{1, 0, 0, 0, 0, 0}));
    EXPECT_EQ(tree_grundy_values({{1, 0}, {1, 2}, {3, 2}, {4, 1}}, one_more),
              (std::vector<int>{4, 3, 1, 0, 0}));
}

TEST(TreeGrundyValues, AgreeWithPlayOnAllTreesOfSevenVertices) {
    std::mt19937 random(1);
    for (int vertices = 1; vertices <= 7; ++vertices)
        for (const Edges& tree : trees_of(vertices)) {
            const Edges edges = shuffled(random, tree);
            const std::vector<int> single(edges.size(), 1);
            ASSERT_TRUE(play_confirms(edges, single, root_value(edges)))
                << text(edges);
        }
}

TEST(TreeGrundyValues, AgreeWithPlayOnTreesOfElevenVertices) {
    std::mt19937 random(2);
    for (int i = 0; i < 60; ++i) {
        std::vector<int> below;
        for (int v = 1; v < 11; ++v)
            below.push_back(std::max(0, v - 1 - int(random() % (1 + i % 6))));
        const Edges edges = shuffled(random, grown(below));
        const std::vector<int> single(edges.size(), 1);
        ASSERT_TRUE(play_confirms(edges, single, root_value(edges)))
            << text(edges);
    }
}

// The colon principle with another kind of edge: a move cuts one of its
// strands.
TEST(TreeGrundyValues, AgreeWithPlayOnAllTreesOfFourEdgesOfUpToFiveStrands) {
    for (int vertices = 1; vertices <= 5; ++vertices)
        for (const Edges& edges : trees_of(vertices)) {
            const int most = vertices == 5 ? 3 : 5;
            std::vector<int> strands(edges.size(), 1);
            const auto edge_value = [&](int above, int e) {
                return strands[e] == 1 ? above + 1 : above ^ (strands[e] & 1);
            };
            for (std::size_t e = 0; e < edges.size();) {
                const int g = tree_grundy_values(edges, edge_value)[0];
                ASSERT_TRUE(play_confirms(edges, strands, g))
                    << text(edges) << " of strands "
                    << play::described(strands);
                e = 0;
                while (e < edges.size() && strands[e] == most) strands[e++] = 1;
                if (e < edges.size()) ++strands[e];
            }
        }
}

TEST(TreeGrundyValues, ReachesAMillionEdgesInALineWithoutAStack) {
    const int EDGES = 1000000;
    Edges up, down;
    for (int v = 1; v <= EDGES; ++v) {
        up.emplace_back(v - 1, v);
        down.emplace_back(v == EDGES ? 0 : v + 1, v);
    }
    EXPECT_EQ(root_value(up), EDGES);
    EXPECT_EQ(root_value(down), EDGES);
}

TEST(TreeGrundyValues, ReachesAMillionBranches) {
    const int EDGES = 1000000;
    Edges edges;
    for (int v = 1; v <= EDGES; ++v) edges.emplace_back(v, v % 2 ? 0 : v - 1);
    EXPECT_EQ(root_value(edges), 0);  // half a million paths of two edges
    edges.emplace_back(EDGES + 1, EDGES);
    EXPECT_EQ(root_value(edges), 2 ^ 3);
}

}  // namespace tree_hackenbush_test
