// Peels the tree from below. Each node that has lost all children passes the
// length of its chain to its parent: 1 for a leaf, one more for an only child,
// and none for a fork. At a fork, and above the root, the chains end.
#include <cstdio>
#include <vector>

int main() {
    int trees, n;
    std::scanf("%d", &trees);
    while (trees-- && std::scanf("%d", &n) == 1) {
        std::vector<int> parents(n + 1), children(n + 1), missing, order;
        for (int i = 2; i <= n; ++i) {
            std::scanf("%d", &parents[i]);
            ++children[parents[i]];
        }
        missing = children;
        for (int i = 1; i <= n; ++i)
            if (children[i] == 0) order.push_back(i);
        std::vector<int> chain(n + 1);  // 0: no chain ends with this node
        bool is_won = false;
        for (std::size_t k = 0; k < order.size(); ++k) {
            const int node = order[k], parent = parents[node];
            if (children[node] == 0) chain[node] = 1;
            if (children[parent] != 1) {  // a fork, or above the root
                if (chain[node] % 2 == 1) is_won = true;
            } else if (chain[node] > 0) {
                chain[parent] = chain[node] + 1;
            }
            if (--missing[parent] == 0) order.push_back(parent);
        }
        std::puts(is_won ? "1" : "0");
    }
}
