// Improves a plan of Takahashi's: one move for each vertex. First, without
// weights, it finds the vertices from which he can force an end, and a plan
// that does so. If he follows the plan, no position occurs twice, and Aoki's
// totals are the longest paths. Then each vertex gets the best move for these
// totals, until no move is better. The plan always forces an end: on a cycle,
// some total would be less than itself.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

struct Edge {
    int from, to;
    long long weight;
};

std::vector<Edge> edges;
std::vector<std::vector<int>> out, in;  // edges by their ends

// Position 2 v: Takahashi on vertex v, 2 v + 1: Aoki. Returns all positions
// from which the game ends, each after its options. Takahashi may use edges[i]
// iff is_allowed(i). plan[v]: the edge by which v entered the list.
template <class IsAllowed>
std::vector<int> ending(std::vector<int>& plan, IsAllowed is_allowed) {
    std::vector<int> list, untried(out.size());
    std::vector<bool> is_listed(2 * out.size());
    const auto insert = [&](int position) {
        if (is_listed[position]) return;
        is_listed[position] = true;
        list.push_back(position);
    };
    for (int v = 0; v < int(out.size()); ++v) {
        untried[v] = int(out[v].size());
        if (untried[v] > 0) continue;
        insert(2 * v);
        insert(2 * v + 1);
    }
    for (std::size_t k = 0; k < list.size(); ++k)
        for (const int i : in[list[k] / 2]) {
            const int from = edges[i].from;
            if (list[k] % 2 == 0) {
                if (--untried[from] == 0) insert(2 * from + 1);
            } else if (is_allowed(i) && !is_listed[2 * from]) {
                plan[from] = i;
                insert(2 * from);
            }
        }
    return list;
}

int main() {
    std::ios::sync_with_stdio(false);
    int n, m, start;
    std::cin >> n >> m >> start;
    edges.resize(m);
    out.resize(n);
    in.resize(n);
    for (int i = 0; i < m; ++i) {
        Edge& edge = edges[i];
        std::cin >> edge.from >> edge.to >> edge.weight;
        out[--edge.from].push_back(i);
        in[--edge.to].push_back(i);
    }
    std::vector<int> plan(n, -1);
    std::vector<bool> ends(2 * n);
    for (const int position : ending(plan, [](int) { return true; }))
        ends[position] = true;
    std::vector<long long> total(2 * n);
    const auto through = [&](int i, int player) {
        return total[2 * edges[i].to + 1 - player] + edges[i].weight;
    };
    for (bool is_better = true; is_better;) {
        std::vector<int> same(n, -1);
        const auto follows_plan = [&](int i) {
            return plan[edges[i].from] == i;
        };
        for (const int position : ending(same, follows_plan)) {
            const int v = position / 2;
            total[position] = 0;
            if (position % 2 == 0) {
                if (plan[v] >= 0) total[position] = through(plan[v], 0);
            } else {
                for (const int i : out[v])
                    total[position] = std::max(total[position], through(i, 1));
            }
        }
        is_better = false;
        for (int v = 0; v < n; ++v) {
            if (!ends[2 * v]) continue;
            for (const int i : out[v])
                if (ends[2 * edges[i].to + 1] &&
                    through(i, 0) < through(plan[v], 0)) {
                    plan[v] = i;
                    is_better = true;
                }
        }
    }
    --start;
    if (ends[2 * start])
        std::cout << total[2 * start] << '\n';
    else
        std::cout << "INFINITY\n";
}
