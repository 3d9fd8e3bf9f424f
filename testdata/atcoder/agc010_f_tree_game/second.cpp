// Each edge is a move to its end with fewer stones. The labels are found
// backwards from the vertices without a move: a vertex is lost if all its moves
// lead to won vertices.
#include <cstdio>
#include <queue>
#include <vector>

enum Label { UNKNOWN, LOST, WON };

int main() {
    int n;
    std::scanf("%d", &n);
    std::vector<int> stones(n), moves(n);
    for (int& a : stones) std::scanf("%d", &a);
    std::vector<std::vector<int>> higher(n);
    for (int i = 1; i < n; ++i) {
        int v, w;
        std::scanf("%d %d", &v, &w);
        --v, --w;
        if (stones[v] < stones[w]) higher[v].push_back(w), ++moves[w];
        if (stones[w] < stones[v]) higher[w].push_back(v), ++moves[v];
    }
    std::vector<Label> labels(n, UNKNOWN);
    std::queue<int> queue;
    for (int v = 0; v < n; ++v)
        if (moves[v] == 0) labels[v] = LOST, queue.push(v);
    for (; !queue.empty(); queue.pop())
        for (const int v : higher[queue.front()]) {
            if (labels[v] != UNKNOWN) continue;
            const bool is_to_lost = labels[queue.front()] == LOST;
            if (!is_to_lost && --moves[v] > 0) continue;
            labels[v] = is_to_lost ? WON : LOST;
            queue.push(v);
        }
    bool is_first = true;
    for (int v = 0; v < n; ++v)
        if (labels[v] == WON) {
            std::printf(is_first ? "%d" : " %d", v + 1);
            is_first = false;
        }
    std::puts("");
}
