// Grundy values without mex, and without recursion. Finds the vertices of value
// v for v = 0, 1, ... in turn: going backwards from the ends of the graph, a
// vertex that has no value yet gets the value v iff no edge leads from it to a
// vertex of value v.
#include <iostream>
#include <vector>

int main() {
    int n, m, k, piece;
    std::cin >> n >> m >> k;
    std::vector<std::vector<int>> reached(n + 1), reached_from(n + 1);
    std::vector<int> open(n + 1), order;  // open: options not yet in the order
    for (int i = 0; i < m; ++i) {
        int x, y;
        std::cin >> x >> y;
        reached[x].push_back(y);
        reached_from[y].push_back(x);
        ++open[x];
    }
    for (int vertex = 1; vertex <= n; ++vertex)
        if (open[vertex] == 0) order.push_back(vertex);
    for (std::size_t i = 0; i < order.size(); ++i)
        for (const int before : reached_from[order[i]])
            if (--open[before] == 0) order.push_back(before);
    std::vector<int> value(n + 1, -1);
    for (int v = 0, found = 0; found < n; ++v)
        for (const int vertex : order) {
            bool is_free = value[vertex] < 0;
            for (const int option : reached[vertex])
                if (value[option] == v) is_free = false;
            if (!is_free) continue;
            value[vertex] = v;
            ++found;
        }
    int sum = 0;
    while (std::cin >> piece) sum ^= value[piece];
    std::cout << (sum != 0 ? "win\n" : "lose\n");
}
