// RE: walks down the tree by recursion, which overflows a small stack.
// Size: shown by a path of more than 10000 nodes.
#include <iostream>
#include <vector>

std::vector<std::vector<int>> children;
bool wins;

void walk(int node, int length) {
    if (children[node].empty() && length % 2) wins = true;
    for (int child : children[node])
        walk(child, children[node].size() == 1 ? length + 1 : 1);
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t, n, parent;
    std::cin >> t;
    while (t--) {
        std::cin >> n;
        children.assign(n + 1, {});
        for (int i = 2; i <= n; ++i) {
            std::cin >> parent;
            children[parent].push_back(i);
        }
        wins = false;
        walk(1, 1);
        std::cout << wins << "\n";
    }
}
