// Finds a maximum flow from the white cells to the black ones by Dinic's method
// and reads the cells from the residual network. A white cell can be left free
// iff the source still reaches it, a black one iff it reaches the sink.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

struct Arc {
    int to, room, back;  // back: the index of the opposite arc
};

std::vector<std::vector<Arc>> network;

void add_arc(int from, int to) {
    network[from].push_back({to, 1, int(network[to].size())});
    network[to].push_back({from, 0, int(network[from].size()) - 1});
}

// The distances from a node over arcs with room, or against them; -1: none.
std::vector<int> distances(int start, bool is_forward) {
    std::vector<int> distance(network.size(), -1), queue = {start};
    distance[start] = 0;
    for (std::size_t i = 0; i < queue.size(); ++i)
        for (const Arc& arc : network[queue[i]]) {
            const Arc& used = is_forward ? arc : network[arc.to][arc.back];
            if (used.room == 0 || distance[arc.to] >= 0) continue;
            distance[arc.to] = distance[queue[i]] + 1;
            queue.push_back(arc.to);
        }
    return distance;
}

bool push(int node, int sink, const std::vector<int>& distance,
          std::vector<std::size_t>& next) {
    if (node == sink) return true;
    for (; next[node] < network[node].size(); ++next[node]) {
        Arc& arc = network[node][next[node]];
        if (arc.room == 0 || distance[arc.to] != distance[node] + 1) continue;
        if (!push(arc.to, sink, distance, next)) continue;
        --arc.room;
        ++network[arc.to][arc.back].room;
        return true;
    }
    return false;
}

int main() {
    int n, m;
    std::cin >> n >> m;
    std::vector<std::string> maze(n);
    for (std::string& row : maze) std::cin >> row;
    const int source = n * m, sink = n * m + 1;
    network.resize(n * m + 2);
    const auto is_free = [&](int i, int j) {
        return 0 <= i && i < n && 0 <= j && j < m && maze[i][j] == '.';
    };
    for (int i = 0; i < n; ++i)
        for (int j = 0; j < m; ++j) {
            if (!is_free(i, j)) continue;
            if ((i + j) % 2 == 1) {
                add_arc(i * m + j, sink);
                continue;
            }
            add_arc(source, i * m + j);
            for (const int step : {-1, 1}) {
                if (is_free(i + step, j))
                    add_arc(i * m + j, (i + step) * m + j);
                if (is_free(i, j + step)) add_arc(i * m + j, i * m + j + step);
            }
        }
    while (true) {
        const std::vector<int> distance = distances(source, true);
        if (distance[sink] < 0) break;
        std::vector<std::size_t> next(network.size());
        while (push(source, sink, distance, next)) {
        }
    }
    const std::vector<int> from_source = distances(source, true);
    const std::vector<int> to_sink = distances(sink, false);
    std::string cells;
    for (int i = 0; i < n; ++i)
        for (int j = 0; j < m; ++j)
            if (is_free(i, j) &&
                ((i + j) % 2 == 0 ? from_source : to_sink)[i * m + j] >= 0)
                cells +=
                    std::to_string(i + 1) + ' ' + std::to_string(j + 1) + '\n';
    std::cout << (cells.empty() ? "LOSE\n" : "WIN\n" + cells);
}
