// Centroid decomposition: a centroid cuts a part of the tree into branches of
// at most half its nodes. Two nodes of different branches are at the sum of
// their distances from the centroid. So a node gets the xor of the presents of
// the part, by distance, and that of its own branch, which cancels. No tree has
// a root here.
#include <cstdio>
#include <vector>

int n, k;
std::vector<std::vector<int>> near;
std::vector<bool> is_cut;
std::vector<int> presents, value, above, depth, below;

// The nodes of the part that v belongs to, each after the one above it.
std::vector<int> part(int v, int before, int first_depth) {
    std::vector<int> nodes = {v};
    above[v] = before;
    depth[v] = first_depth;
    for (std::size_t i = 0; i < nodes.size(); ++i)
        for (const int next : near[nodes[i]])
            if (next != above[nodes[i]] && !is_cut[next]) {
                above[next] = nodes[i];
                depth[next] = depth[nodes[i]] + 1;
                nodes.push_back(next);
            }
    return nodes;
}

int centroid(int v) {
    const std::vector<int> nodes = part(v, 0, 0);
    const int size = int(nodes.size());
    for (const int node : nodes) below[node] = 1;
    for (int i = size - 1; i > 0; --i) {
        if (2 * below[nodes[i]] >= size) return nodes[i];
        below[above[nodes[i]]] += below[nodes[i]];
    }
    return v;
}

// Every node gets the presents that are at an odd number of k steps from it, if
// the distance is the sum of both depths.
void add(const std::vector<int>& nodes) {
    std::vector<int> by_depth(2 * k), odd(2 * k);
    for (const int v : nodes) by_depth[depth[v] % (2 * k)] ^= presents[v];
    for (int a = 0; a < 2 * k; ++a)
        for (int b = 0; b < 2 * k; ++b)
            if ((a + b) / k % 2 == 1) odd[a] ^= by_depth[b];
    for (const int v : nodes) value[v] ^= odd[depth[v] % (2 * k)];
}

int main() {
    int u, v;
    if (std::scanf("%d %d", &n, &k) != 2) return 1;
    near.resize(n + 1);
    is_cut.resize(n + 1);
    presents = value = above = depth = below = std::vector<int>(n + 1);
    for (int i = 1; i < n && std::scanf("%d %d", &u, &v) == 2; ++i) {
        near[u].push_back(v);
        near[v].push_back(u);
    }
    for (v = 1; v <= n; ++v)
        if (std::scanf("%d", &presents[v]) != 1) return 1;
    std::vector<int> parts = {1};  // a node of each part
    while (!parts.empty()) {
        const int centre = centroid(parts.back());
        parts.pop_back();
        add(part(centre, 0, 0));
        is_cut[centre] = true;
        for (const int next : near[centre])
            if (!is_cut[next]) {
                add(part(next, centre, 1));
                parts.push_back(next);
            }
    }
    for (v = 1; v <= n; ++v)
        std::printf("%d%c", value[v] != 0 ? 1 : 0, v < n ? ' ' : '\n');
}
