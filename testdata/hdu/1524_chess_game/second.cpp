// Grundy values without mex. Finds the positions of value v for v = 0, 1, ...
// in turn: going backwards from the ends of the graph, a position that has no
// value yet gets the value v iff no edge leads from it to a position of value
// v.
#include <algorithm>
#include <bitset>
#include <functional>
#include <iostream>
#include <vector>

constexpr int MAX_POSITIONS = 1000;

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int positions, edges, pieces, piece;
    while (std::cin >> positions) {
        std::vector<std::vector<int>> reached(positions);
        std::vector<std::bitset<MAX_POSITIONS>> reached_from(positions);
        for (int p = 0; p < positions; ++p) {
            std::cin >> edges;
            reached[p].resize(edges);
            for (int& q : reached[p]) std::cin >> q, reached_from[q].set(p);
        }
        std::vector<int> order;  // each position after its options
        std::vector<bool> is_met(positions);
        std::function<void(int)> visit = [&](int p) {
            if (is_met[p]) return;
            is_met[p] = true;
            std::for_each(reached[p].begin(), reached[p].end(), visit);
            order.push_back(p);
        };
        for (int p = 0; p < positions; ++p) visit(p);
        std::vector<int> value(positions, -1);
        for (int v = 0, found = 0; found < positions; ++v) {
            std::bitset<MAX_POSITIONS> leads_to_v;
            for (int p : order)
                if (value[p] < 0 && !leads_to_v[p]) {
                    value[p] = v, ++found;
                    leads_to_v |= reached_from[p];
                }
        }
        while (std::cin >> pieces && pieces > 0) {
            int sum = 0;
            while (pieces-- > 0 && std::cin >> piece) sum ^= value[piece];
            std::cout << (sum != 0 ? "WIN\n" : "LOSE\n");
        }
    }
}
