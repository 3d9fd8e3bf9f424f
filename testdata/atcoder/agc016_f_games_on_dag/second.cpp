// Counts the won sets of edges, layer by layer: from the set of vertices with
// values below k, which contains neither token, to the set with values below k
// + 1. A set of edges is won iff some layer contains exactly one of the two
// tokens.
#include <iostream>
#include <vector>

using Number = unsigned long long;
const Number MODULUS = 1000000007;

int main() {
    int n, m;
    std::cin >> n >> m;
    std::vector<std::vector<int>> to(n);
    for (; m > 0; --m) {
        int x, y;
        std::cin >> x >> y;
        to[x - 1].push_back(y - 1);
    }
    std::vector<Number> power(128, 1);
    for (int i = 1; i < 128; ++i) power[i] = power[i - 1] * 2 % MODULUS;
    const int all = (1 << n) - 1;
    // The number of edges from a vertex into a set.
    std::vector<std::vector<int>> into(n, std::vector<int>(all + 1));
    for (int v = 0; v < n; ++v)
        for (int set = 0; set <= all; ++set)
            for (const int next : to[v]) into[v][set] += set >> next & 1;
    std::vector<Number> ways(all + 1);
    ways[0] = 1;
    Number won = 0;
    for (int below = 0; below <= all; below += 4) {
        if (ways[below] == 0) continue;
        const int open = all ^ below;
        for (int layer = open; layer > 0; layer = (layer - 1) & open) {
            if ((layer & 3) == 3) continue;  // equal values
            const int rest = open ^ layer;
            Number product = ways[below];
            int free_edges = 0;
            for (int v = 0; v < n; ++v) {
                if (layer >> v & 1) free_edges += into[v][rest];
                if (rest >> v & 1)
                    product = product * (power[into[v][layer]] + MODULUS - 1) %
                              MODULUS;
                if ((layer & 3) != 0 && (rest >> v & 1))
                    free_edges += into[v][rest];
            }
            product = product * power[free_edges] % MODULUS;
            if ((layer & 3) != 0)
                won += product;
            else
                ways[below | layer] = (ways[below | layer] + product) % MODULUS;
        }
    }
    std::cout << won % MODULUS << '\n';
}
