#include "vertex_geography.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "play.hpp"

namespace vertex_geography_test {

using Edges = std::vector<std::pair<int, int>>;

// The number of vertices and the edges of a graph.
struct Graph {
    int vertices = 0;
    Edges edges;
};

Matching maximum_matching(const Graph& graph) {
    Matching matching(graph.vertices);
    for (const auto& [u, v] : graph.edges) matching.join(u, v);
    matching.make_maximum();
    return matching;
}

// For each vertex: does the player to move lose if the token starts there?
std::vector<bool> p_positions(const Graph& graph) {
    Matching matching = maximum_matching(graph);
    const std::vector<int> partner = matching.partner;
    const std::vector<bool> is_p_position = matching.can_be_free();
    EXPECT_EQ(matching.partner, partner) << "the matching was not maximum";
    return is_p_position;
}

std::string text(const Graph& graph) {
    std::string text = std::to_string(graph.vertices) + " vertices";
    for (const auto& [u, v] : graph.edges)
        text += ", " + std::to_string(u) + '-' + std::to_string(v);
    return text;
}

using Visit = std::pair<int, std::set<int>>;  // the token, all visited

// Plays the game from its rules, from each vertex in turn.
std::vector<bool> searched_p_positions(const Graph& graph) {
    play::Game<Visit> game([&graph](const Visit& at) {
        std::vector<Visit> options;
        for (const auto& [u, v] : graph.edges)
            if (at.first == u || at.first == v) {
                const int to = u + v - at.first;
                if (at.second.count(to)) continue;
                options.emplace_back(to, at.second);
                options.back().second.insert(to);
            }
        return options;
    });
    std::vector<bool> is_p_position;
    for (int v = 0; v < graph.vertices; ++v)
        is_p_position.push_back(game.is_p_position({v, {v}}));
    return is_p_position;
}

// Each pair of a left vertex 0, 1, ... and a right one behind them is an edge
// iff the mask has a 1 there.
Graph graph_of_mask(int left, int right, int mask) {
    Graph graph{left + right, {}};
    for (int u = 0; u < left; ++u)
        for (int v = left; v < left + right; ++v, mask /= 2)
            if (mask % 2) graph.edges.emplace_back(v, u);
    return graph;
}

Graph renamed(Graph graph, const std::vector<int>& name) {
    for (auto& [u, v] : graph.edges) u = name[u], v = name[v];
    return graph;
}

Graph path(int vertices) {
    Graph graph{vertices, {}};
    for (int v = 1; v < vertices; ++v) graph.edges.emplace_back(v - 1, v);
    return graph;
}

// The cells of a board in rows; '#' has no edges.
Graph board(const std::vector<std::string>& rows) {
    const int n = int(rows.size()), m = int(rows[0].size());
    Graph graph{n * m, {}};
    for (int i = 0; i < n; ++i)
        for (int j = 0; j < m; ++j) {
            if (rows[i][j] == '#') continue;
            const int cell = i * m + j;
            if (i > 0 && rows[i - 1][j] != '#')
                graph.edges.emplace_back(cell - m, cell);
            if (j > 0 && rows[i][j - 1] != '#')
                graph.edges.emplace_back(cell - 1, cell);
        }
    return graph;
}

TEST(VertexGeography, OfNothingHasNoPositions) {
    EXPECT_TRUE(p_positions(Graph()).empty());
}

TEST(VertexGeography, OfOneVertexIsAPPosition) {
    EXPECT_EQ(p_positions(path(1)), std::vector<bool>{true});
}

TEST(VertexGeography, OfOneEdgeHasNoPPosition) {
    EXPECT_EQ(p_positions(path(2)), std::vector<bool>(2, false));
}

TEST(VertexGeography, CountsRepeatedEdgesOnce) {
    Graph graph = path(3);
    graph.edges.emplace_back(1, 0);
    graph.edges.emplace_back(0, 1);
    EXPECT_EQ(p_positions(graph), (std::vector<bool>{true, false, true}));
}

TEST(VertexGeography, PairsNeighboursWithEachOther) {
    const Graph graph = board({"..#..", "...#.", "#...."});
    const Matching matching = maximum_matching(graph);
    for (int v = 0; v < graph.vertices; ++v) {
        const int partner = matching.partner[v];
        if (partner < 0) continue;
        EXPECT_EQ(matching.partner[partner], v);
        EXPECT_EQ(std::count(matching.neighbours[v].begin(),
                             matching.neighbours[v].end(), partner),
                  1);
    }
}

TEST(VertexGeography, LosesAVertexWhosePartnerLooksForAnother) {
    Matching matching = maximum_matching(path(4));  // pairs 0 1 and 2 3
    matching.seen.assign(4, false);
    matching.seen[0] = true;
    matching.partner[1] = -1;
    EXPECT_FALSE(matching.find_partner(1));
    matching.seen.assign(4, false);
    matching.seen[0] = matching.seen[3] = true;
    matching.partner[2] = -1;
    EXPECT_TRUE(matching.find_partner(1));
    EXPECT_EQ(matching.partner[1], 2);
    EXPECT_EQ(matching.partner[2], 1);
}

// Bondy and Murty, exercise 5.1.4, where the players also choose the start: the
// first one wins iff the graph has no perfect matching. An even path has one.
TEST(VertexGeography, OfAPathHasPPositionsIffItIsOdd) {
    for (int vertices = 1; vertices < 40; ++vertices) {
        const std::vector<bool> is_p_position = p_positions(path(vertices));
        for (int v = 0; v < vertices; ++v)
            EXPECT_EQ(is_p_position[v], vertices % 2 == 1 && v % 2 == 0)
                << "vertex " << v << " of " << vertices;
    }
}

// A board of an even number of cells can be covered by dominoes; without any
// one cell of the colour of the corners, so can a board of an odd number.
TEST(VertexGeography, OfABoardFollowsItsCoversByDominoes) {
    for (int n = 1; n < 12; ++n)
        for (int m = 1; m < 12; ++m) {
            const std::vector<bool> is_p_position =
                p_positions(board(std::vector<std::string>(
                    std::size_t(n), std::string(std::size_t(m), '.'))));
            for (int cell = 0; cell < n * m; ++cell)
                EXPECT_EQ(is_p_position[cell],
                          n * m % 2 == 1 && (cell / m + cell % m) % 2 == 0)
                    << "cell " << cell << " of " << n << " x " << m;
        }
}

TEST(VertexGeography, OfACompleteBipartiteGraphHasTheLargerSide) {
    for (int left = 0; left < 5; ++left)
        for (int right = 0; right < 5; ++right) {
            const std::vector<bool> is_p_position = p_positions(
                graph_of_mask(left, right, (1 << (left * right)) - 1));
            for (int v = 0; v < left + right; ++v)
                EXPECT_EQ(is_p_position[v],
                          v < left ? left > right : right > left)
                    << "vertex " << v << " of " << left << " and " << right;
        }
}

TEST(VertexGeography, FindsPPositionsOfBothColoursInOnePart) {
    const std::vector<std::string> rows = {".#.##.", "......", "###.#."};
    const std::vector<std::string> wins = {"W#W##W", ".W..W.", "###W#W"};
    const std::vector<bool> is_p_position = p_positions(board(rows));
    for (int cell = 0; cell < 18; ++cell)
        EXPECT_EQ(is_p_position[cell], wins[cell / 6][cell % 6] != '.')
            << "cell " << cell;
}

// Left vertices in the order of their masks: their names make no difference.
TEST(VertexGeography, AgreesWithPlayOnAllGraphsUpToFourAndFourVertices) {
    int graphs = 0;
    for (int left = 0; left <= 4; ++left)
        for (int right = 0; right <= 4; ++right)
            for (int mask = 0; mask < 1 << (left * right); ++mask) {
                const auto row = [mask, right](int u) {
                    return mask >> (u * right) & ((1 << right) - 1);
                };
                bool is_in_order = true;
                for (int u = 1; u < left; ++u)
                    if (row(u - 1) > row(u)) is_in_order = false;
                if (!is_in_order) continue;
                ++graphs;
                const Graph graph = graph_of_mask(left, right, mask);
                ASSERT_EQ(p_positions(graph), searched_p_positions(graph))
                    << text(graph);
            }
    EXPECT_EQ(graphs, 5430);
}

// The order of vertices and edges decides which matching is found, but not what
// can be left free.
TEST(VertexGeography, AgreesWithPlayUnderAllNamesOfThreeAndThreeVertices) {
    for (int mask = 0; mask < 1 << 9; mask += 3) {
        const Graph graph = graph_of_mask(3, 3, mask);
        const std::vector<bool> expected = searched_p_positions(graph);
        std::vector<int> name = {0, 1, 2, 3, 4, 5};
        do {
            const std::vector<bool> found = p_positions(renamed(graph, name));
            for (int v = 0; v < 6; ++v)
                ASSERT_EQ(found[name[v]], expected[v])
                    << text(renamed(graph, name)) << ": vertex " << name[v];
        } while (std::next_permutation(name.begin(), name.end()));
    }
}

TEST(VertexGeography, AgreesWithPlayOnRandomGraphs) {
    std::mt19937 random(1);
    for (int trial = 0; trial < 60; ++trial) {
        const int left = 3 + trial % 4, right = 9 - left;
        Graph graph{left + right, {}};
        for (int u = 0; u < left; ++u)
            for (int v = left; v < left + right; ++v)
                if (random() % 5 < 2) graph.edges.emplace_back(u, v);
        std::shuffle(graph.edges.begin(), graph.edges.end(), random);
        std::vector<int> name(std::size_t(graph.vertices));
        std::iota(name.begin(), name.end(), 0);
        std::shuffle(name.begin(), name.end(), random);
        graph = renamed(graph, name);
        ASSERT_EQ(p_positions(graph), searched_p_positions(graph))
            << text(graph);
    }
}

TEST(VertexGeography, OfLargeBoardsDependsOnNoOrderOfEdges) {
    std::mt19937 random(2);
    for (const int walls : {0, 5, 10, 20, 30, 40}) {
        std::vector<std::string> rows(40, std::string(40, '.'));
        for (std::string& row : rows)
            for (char& cell : row)
                if (int(random() % 100) < walls) cell = '#';
        Graph graph = board(rows);
        const std::vector<bool> is_p_position = p_positions(graph);
        std::reverse(graph.edges.begin(), graph.edges.end());
        EXPECT_EQ(p_positions(graph), is_p_position) << walls << " % walls";
    }
}

}  // namespace vertex_geography_test
