#include "graph_hackenbush.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "play.hpp"

namespace graph_hackenbush_test {

using Edges = std::vector<std::pair<int, int>>;

// The value of a graph with the root 0; in the template it is vertex 1.
int graph_grundy_value(int vertices, const Edges& edges) {
    GreenHackenbush graph(vertices);
    for (const auto& [a, b] : edges) graph.join(a + 1, b + 1);
    return graph.value(1, 0);
}

std::string text(const Edges& edges) { return play::described(edges); }

// A position: the edges that have not fallen, as bits, and a Nim pile.
using Position = std::pair<int, int>;

int standing(const Edges& edges, int mask) {
    std::vector<bool> reached(32);
    reached[0] = true;
    int left = 0;
    for (std::size_t round = 0; round < edges.size(); ++round)
        for (std::size_t e = 0; e < edges.size(); ++e) {
            const auto [a, b] = edges[e];
            if ((mask >> e & 1) && (reached[a] || reached[b])) {
                reached[a] = reached[b] = true;
                left |= 1 << e;
            }
        }
    return left;
}

play::Game<Position> graph_and_pile(const Edges& edges) {
    return play::Game<Position>([&edges](const Position& at) {
        std::vector<Position> options;
        for (std::size_t e = 0; e < edges.size(); ++e)
            if (at.first >> e & 1)
                options.emplace_back(standing(edges, at.first ^ 1 << e),
                                     at.second);
        for (int pile = 0; pile < at.second; ++pile)
            options.emplace_back(at.first, pile);
        return options;
    });
}

// A value is g iff the sum with a Nim pile of g is a P-position.
bool play_confirms(const Edges& edges, int g) {
    const int all = standing(edges, (1 << edges.size()) - 1);
    return graph_and_pile(edges).is_p_position({all, g});
}

Edges cycle_of(int length, int first = 1) {
    Edges edges = {{0, length == 1 ? 0 : first}};
    for (int i = 1; i < length; ++i)
        edges.emplace_back(first + i - 1, i + 1 == length ? 0 : first + i);
    return edges;
}

Edges operator+(Edges edges, const Edges& more) {
    edges.insert(edges.end(), more.begin(), more.end());
    return edges;
}

TEST(GraphGrundyValue, OfARootAloneIsZero) {
    EXPECT_EQ(graph_grundy_value(1, {}), 0);
}

TEST(GraphGrundyValue, OfOneEdgeOrLoopIsOne) {
    EXPECT_EQ(graph_grundy_value(2, {{0, 1}}), 1);
    EXPECT_EQ(graph_grundy_value(2, {{1, 0}}), 1);
    EXPECT_EQ(graph_grundy_value(1, {{0, 0}}), 1);
}

TEST(GraphGrundyValue, LeavesOutWhatTheRootDoesNotReach) {
    EXPECT_EQ(graph_grundy_value(4, {{1, 2}, {2, 3}, {3, 1}}), 0);
    EXPECT_EQ(graph_grundy_value(3, {{1, 2}, {0, 0}, {2, 2}}), 1);
}

TEST(GraphGrundyValue, OfAnyRoot) {
    for (int root = 1; root <= 4; ++root) {
        GreenHackenbush path(4);
        for (int v = 1; v < 4; ++v) path.join(v, v + 1);
        EXPECT_EQ(path.value(root, 0), (root - 1) ^ (4 - root)) << root;
    }
}

// Ferguson, section 6.3: a circuit fuses to as many loops as it has edges.
TEST(GraphGrundyValue, OfACycleIsTheParityOfItsLength) {
    for (int length = 1; length <= 20; ++length) {
        EXPECT_EQ(graph_grundy_value(length, cycle_of(length)), length % 2);
        const Edges trunk = {{0, length}};  // from the root to the cycle
        Edges cycle = cycle_of(length);
        for (auto& [a, b] : cycle) {
            a = a == 0 ? length : a;
            b = b == 0 ? length : b;
        }
        EXPECT_EQ(graph_grundy_value(length + 1, trunk + cycle),
                  length % 2 == 1 ? 2 : 1);
    }
}

TEST(GraphGrundyValue, OfSeveralCyclesAtAVertexIsTheirNimSum) {
    const Edges two_triangles = cycle_of(3) + cycle_of(3, 3);
    EXPECT_EQ(graph_grundy_value(5, two_triangles), 0);
    EXPECT_EQ(graph_grundy_value(7, two_triangles + cycle_of(3, 5)), 1);
    EXPECT_EQ(graph_grundy_value(8, two_triangles + cycle_of(4, 5)), 0);
}

// Parallel edges: the value of w strands is w mod 2 if nothing is above them.
// With a path above, it is the value of the path, or its neighbour.
TEST(GraphGrundyValue, OfParallelEdges) {
    Edges edges;
    for (int w = 1; w <= 9; ++w) {
        edges.emplace_back(w % 2, 1 - w % 2);
        EXPECT_EQ(graph_grundy_value(2, edges), w % 2) << w;
        const int with_path =
            graph_grundy_value(4, edges + Edges{{1, 2}, {3, 2}});
        EXPECT_EQ(with_path, w == 1 ? 3 : 2 ^ (w % 2)) << w;
    }
}

// All graphs of at most `most` of these edges, with repetitions.
void expect_agreement(int vertices, const Edges& kinds, std::size_t most) {
    std::vector<std::size_t> chosen;
    while (true) {
        Edges edges;
        for (const std::size_t kind : chosen) edges.push_back(kinds[kind]);
        ASSERT_TRUE(play_confirms(edges, graph_grundy_value(vertices, edges)))
            << text(edges);
        if (chosen.size() < most) {
            chosen.push_back(chosen.empty() ? 0 : chosen.back());
            continue;
        }
        while (!chosen.empty() && chosen.back() + 1 == kinds.size())
            chosen.pop_back();
        if (chosen.empty()) return;
        ++chosen.back();
    }
}

TEST(GraphGrundyValue, AgreesWithPlayOnAllGraphsOfFourVerticesAndSixEdges) {
    Edges kinds;
    for (int a = 0; a < 4; ++a)
        for (int b = a; b < 4; ++b)
            kinds.push_back(b % 2 ? std::pair(b, a) : std::pair(a, b));
    expect_agreement(4, kinds, 6);
}

TEST(GraphGrundyValue, AgreesWithPlayOnAllGraphsOfFiveVerticesAndSixEdges) {
    Edges kinds;  // without loops
    for (int a = 4; a >= 0; --a)
        for (int b = 0; b < a; ++b) kinds.emplace_back(a, b);
    expect_agreement(5, kinds, 6);
}

// Few vertices and many edges, so that cycles share edges and vertices.
TEST(GraphGrundyValue, AgreesWithPlayOnGraphsOfTenEdges) {
    std::mt19937 random(2);
    for (int i = 0; i < 200; ++i) {
        const int vertices = 2 + i % 7;
        Edges edges;
        for (int v = 1; v < vertices; ++v)
            edges.emplace_back(int(random() % v), v);
        while (edges.size() < 10)
            edges.emplace_back(random() % vertices, random() % vertices);
        std::shuffle(edges.begin(), edges.end(), random);
        ASSERT_TRUE(play_confirms(edges, graph_grundy_value(vertices, edges)))
            << text(edges);
    }
}

// Step 5 of the proof in lesson 13: odd cycles with paths of 0 to 3 edges.
TEST(GraphGrundyValue, OfACycleWithPathsAgreesWithPlay) {
    for (const int length : {3, 4, 5})
        for (int paths = 0; paths < 1 << 2 * (length - 1); ++paths) {
            Edges edges = cycle_of(length);
            int vertices = length;
            for (int v = 1; v < length; ++v) {
                int below = v;
                for (int i = 0; i < (paths >> 2 * (v - 1) & 3); ++i) {
                    edges.emplace_back(below, vertices);
                    below = vertices++;
                }
            }
            if (edges.size() > 11) continue;
            ASSERT_TRUE(
                play_confirms(edges, graph_grundy_value(vertices, edges)))
                << text(edges);
        }
}

TEST(GraphGrundyValue, OfATreeFollowsTheColonPrinciple) {
    std::mt19937 random(3);
    for (int vertices = 1; vertices <= 200; ++vertices) {
        Edges edges;
        for (int v = 1; v < vertices; ++v)
            edges.emplace_back(std::max(0, v - 1 - int(random() % 5)), v);
        std::vector<int> grundy(vertices);
        for (int v = vertices - 1; v > 0; --v)
            grundy[edges[v - 1].first] ^= grundy[v] + 1;
        std::shuffle(edges.begin(), edges.end(), random);
        EXPECT_EQ(graph_grundy_value(vertices, edges), grundy[0])
            << text(edges);
    }
}

// The recursion is as deep as the graph.
TEST(GraphGrundyValue, OfGraphsOfDepthFiveThousand) {
    const int LENGTH = 5001;
    EXPECT_EQ(graph_grundy_value(LENGTH, cycle_of(LENGTH)), 1);
    Edges path, ladder;  // a path; a path of pairs of parallel edges
    for (int v = 1; v < LENGTH; ++v) {
        path.emplace_back(v, v - 1);
        ladder.emplace_back(v, v - 1);
        ladder.emplace_back(v - 1, v);
    }
    EXPECT_EQ(graph_grundy_value(LENGTH, path), LENGTH - 1);
    EXPECT_EQ(graph_grundy_value(LENGTH, ladder), 0);
}

TEST(GraphGrundyValue, OfAHundredThousandEdgesIsQuick) {
    std::mt19937 random(4);
    const int VERTICES = 30000;
    Edges edges;  // a tree whose edges are bundles of one to six edges
    std::vector<int> below(VERTICES), bundle(VERTICES), grundy(VERTICES, 0);
    for (int v = 1; v < VERTICES; ++v) {
        below[v] = std::max(0, v - 1 - int(random() % 1000));
        bundle[v] = 1 + int(random() % 6);
        for (int i = 0; i < bundle[v]; ++i) edges.emplace_back(v, below[v]);
    }
    for (int v = VERTICES - 1; v > 0; --v)
        grundy[below[v]] ^=
            bundle[v] == 1 ? grundy[v] + 1 : grundy[v] ^ (bundle[v] % 2);
    std::shuffle(edges.begin(), edges.end(), random);
    EXPECT_EQ(graph_grundy_value(VERTICES, edges), grundy[0]);
}

}  // namespace graph_hackenbush_test
