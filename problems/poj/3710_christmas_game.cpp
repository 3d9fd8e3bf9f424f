// POJ 3710 - Christmas Game
// http://poj.org/problem?id=3710
// Game:      Several graphs, each a tree with the root 1 on some of whose
//            vertices hang polygons. A polygon is a cycle that meets the rest
//            of the graph at one vertex; two parallel edges are a polygon, too.
//            A move cuts one edge, and everything that is then cut off from the
//            root of its graph falls. Whoever has no edge to cut loses; Sally
//            moves first. For each case: the winner, Sally or Harry.
// Idea:      Green Hackenbush. What grows from a vertex v is a sum of games,
//            so its Grundy value g(v) is the xor of their values:
//            - g(c) + 1 for an edge up to c with what grows from c, by the
//              colon principle (HDU 3094 proves it);
//            - L mod 2 for a polygon of L edges that hangs from v.
//            Sally wins iff the xor of g(1) over all graphs is not 0.
//                o---o   a triangle on a trunk: (3 mod 2) + 1 = 2
//                 \ /    two triangles on it:   (1 xor 1) + 1 = 1
//                  o     a square on it:        (4 mod 2) + 1 = 1
//                  |
//                  1
//            A walk up from the root finds the polygons: an edge that leads
//            back down to a vertex u closes one that hangs from u.
// Proof:     The polygon: to cut one of its L edges leaves two paths of a + b =
//            L - 1 edges, which are Nim piles, worth a xor b. That is odd iff
//            L - 1 is odd. So for even L all options are odd, and the mex is 0.
//            For odd L all are even, and a = b gives 0: the mex is 1.
// Limits:    1 <= N < 100 graphs of 1 <= m < 100 vertices, 1 <= a, b <= 99,
//            and 0 <= k <= 196 edges (the statement allows fewer than 500, but
//            such a graph has no more)
// Time:      O(m + k) per graph
// Beware:    wrong_skips_neighbour.cpp: a walk must not go back along the edge
//            it came by, but may along a parallel one.
// Beware:    wrong_counts_vertices.cpp: takes all polygons at a vertex for one.
//            Their vertices tell the parity of the edges only if it is one.
// Topics:    green-hackenbush
// Lesson:    12
#include <iostream>
#include <utility>
#include <vector>

// A tree with the root 0 on which polygons hang.
class Graph {
  public:
    explicit Graph(int vertices)
        : ends_(vertices),
          depth_(vertices, int(UNKNOWN)),
          below_(vertices),
          is_inner_(vertices),
          grundy_(vertices) {}

    // Edges have different numbers >= 0.
    void add_edge(int number, int a, int b) {
        ends_[a].push_back(std::make_pair(b, number));
        ends_[b].push_back(std::make_pair(a, number));
    }

    int value() {
        depth_[0] = 0;
        walk(0, -1);
        return grundy_[0];
    }

  private:
    enum { UNKNOWN = -1 };

    // Finds the value of what grows from v, the end of this edge.
    void walk(int v, int edge_below) {
        for (int i = 0; i < int(ends_[v].size()); ++i) {
            const int u = ends_[v][i].first, edge = ends_[v][i].second;
            if (edge == edge_below) continue;
            if (depth_[u] == UNKNOWN) {
                depth_[u] = depth_[v] + 1;
                below_[u] = v;
                walk(u, edge);
                if (!is_inner_[u]) grundy_[v] ^= grundy_[u] + 1;
            } else if (depth_[u] < depth_[v]) {
                const int length = depth_[v] - depth_[u] + 1;
                grundy_[u] ^= length % 2;
                for (int w = v; w != u; w = below_[w]) is_inner_[w] = true;
            }
        }
    }

    std::vector<std::vector<std::pair<int, int> > > ends_;  // vertex, edge
    std::vector<int> depth_, below_;  // below_[v]: from which the walk came
    std::vector<bool> is_inner_;      // of a polygon that hangs from elsewhere
    std::vector<int> grundy_;
};

int main() {
    std::ios::sync_with_stdio(false);
    int n, m, k, a, b;
    while (std::cin >> n) {
        int nim_sum = 0;
        for (; n > 0; --n) {
            std::cin >> m >> k;
            Graph graph(m);
            for (int edge = 0; edge < k; ++edge) {
                std::cin >> a >> b;
                graph.add_edge(edge, a - 1, b - 1);
            }
            nim_sum ^= graph.value();
        }
        std::cout << (nim_sum != 0 ? "Sally\n" : "Harry\n");
    }
    return 0;
}
