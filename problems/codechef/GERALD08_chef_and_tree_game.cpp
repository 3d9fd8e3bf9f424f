// CodeChef GERALD08 - Chef and Tree Game
// https://www.codechef.com/problems/GERALD08
// Game:      A tree with the root 1, its edges black (c = 0) or white (c = 1).
//            Chef cuts a black edge, Ksen a white one, in turn; what is then
//            cut off from the root falls. The player who has no edge to cut
//            loses. For each tree print who wins if Chef begins, and who wins
//            if Ksen begins.
// Idea:      Red-blue Hackenbush (proof: lesson 22): a tree is worth a number,
//            Chef's lead in moves. If it is > 0, Chef wins; if < 0,
//            Ksen; at 0 the player who begins loses. Branches add up. A black
//            edge below a part worth x makes it b(x) = x + 1 if x >= 0, else
//            b(x + 1) / 2; a white one -b(-x). Black below two white: 1/4.
// Limits:    1 <= T <= 1000, 1 <= N, u, v <= 10^5 (sum of N, too), 0 <= c <= 1
// Time:      O(N) per tree
// Beware:    wrong_double.cpp: a double has 53 places only.
// Topics:    partizan-game
// Lesson:    22
// Standard:  C++17
#include <algorithm>
#include <iostream>
#include <vector>

// snippet: red_blue_hackenbush
// The value of a part of a tree: its floor, and the binary places of the rest.
struct RedBlueValue {
    int floor;
    std::vector<bool> places;  // the last one counts 1/2, the one before 1/4

    RedBlueValue() : floor(0) {}

    // Adds the value of another branch, whose places are used up.
    void add(RedBlueValue& other) {
        if (places.size() < other.places.size()) places.swap(other.places);
        int i = int(places.size() - other.places.size()), carry = 0;
        for (int j = 0; j < int(other.places.size()); ++i, ++j) {
            carry += places[i] + other.places[j];
            places[i] = carry % 2 == 1;
            carry /= 2;
        }
        floor += other.floor + carry;
    }

    // Puts an edge below this part. Examples, in binary, with 0 <= f < 1:
    // blue below -3 + f makes (1 + f) / 8 = 0.001f,
    // red below 3 + f makes (f - 2) / 16 = -1 + 0.1110f.
    void grow_from(bool is_blue) {
        if (is_blue == (floor >= 0)) {
            floor += is_blue ? 1 : -1;
        } else {
            const int more = is_blue ? -1 - floor : floor;
            places.push_back(is_blue);
            places.insert(places.end(), more, !is_blue);
            floor = is_blue ? 0 : -1;
        }
    }

    int sign() const {
        if (floor != 0) return floor < 0 ? -1 : 1;
        return std::count(places.begin(), places.end(), true) > 0;
    }
};
// end snippet

// snippet: rooted_tree
// A tree with the vertices 1..n.
struct RootedTree {
    std::vector<std::vector<int> > neighbours;
    std::vector<int> parent;  // 0 for the root
    std::vector<int> order;   // each vertex comes after its parent

    explicit RootedTree(int n) : neighbours(n + 1), parent(n + 1) {}

    void join(int u, int v) {
        neighbours[u].push_back(v);
        neighbours[v].push_back(u);
    }

    void root_at(int root) {
        order.assign(1, root);
        for (int i = 0; i < int(order.size()); ++i) {  // the order grows
            const int v = order[i];
            for (int j = 0; j < int(neighbours[v].size()); ++j) {
                const int child = neighbours[v][j];
                if (child == parent[v]) continue;
                parent[child] = v;
                order.push_back(child);
            }
        }
    }
};
// end snippet

struct Edge {
    int u, v, c;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int tests, n;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n;
        RootedTree tree(n);
        std::vector<Edge> edges(n - 1);
        for (auto& [u, v, c] : edges) {
            std::cin >> u >> v >> c;
            tree.join(u, v);
        }
        tree.root_at(1);
        std::vector<bool> is_black(n + 1);  // the edge below a vertex
        for (const auto& [u, v, c] : edges)
            is_black[tree.parent[v] == u ? v : u] = c == 0;
        std::vector<RedBlueValue> value(n + 1);
        for (int i = n - 1; i > 0; --i) {
            const int v = tree.order[i];
            value[v].grow_from(is_black[v]);
            value[tree.parent[v]].add(value[v]);
        }
        const int sign = value[1].sign();
        std::cout << (sign > 0 ? "Chef " : "Ksen ")
                  << (sign < 0 ? "Ksen\n" : "Chef\n");
    }
    return 0;
}
