// Finds the value of a cycle as the mex of the paths that a move can leave. The
// values of short paths come from all their cuts. A long path, of y vertices,
// has the value y / l if y < l + r; else only that it is above 0 is needed.
// Cycles are the groups of connected vertices.
#include <cstdio>
#include <map>
#include <vector>

constexpr int SHORT = 150;

int l, r;
std::vector<int> paths;  // the values of paths of 0 to SHORT vertices

int mex(const std::vector<bool>& seen) {
    int value = 0;
    while (seen[value]) ++value;
    return value;
}

void fill_paths() {
    for (int y = 0; y <= SHORT; ++y) {
        std::vector<bool> seen(2 * SHORT + 2);
        for (int k = l; k <= r && k <= y; ++k)
            for (int a = 0; a <= y - k; ++a)
                seen[paths[a] ^ paths[y - k - a]] = true;
        paths.push_back(mex(seen));
    }
}

int cycle(int x) {
    std::vector<bool> seen(2 * x + 2);
    for (int k = l; k <= r && k <= x; ++k) {
        const int y = x - k;
        if (y <= SHORT)
            seen[paths[y]] = true;
        else if (y < l + r)
            seen[y / l] = true;
    }
    return mex(seen);
}

int main() {
    int n, u, v;
    if (std::scanf("%d %d %d", &n, &l, &r) != 3) return 1;
    fill_paths();
    std::vector<int> group(n + 1), sizes(n + 1);
    for (v = 1; v <= n; ++v) group[v] = v;
    const auto leader = [&](int at) {
        while (group[at] != at) at = group[at] = group[group[at]];
        return at;
    };
    for (int i = 0; i < n && std::scanf("%d %d", &u, &v) == 2; ++i)
        group[leader(u)] = leader(v);
    for (v = 1; v <= n; ++v) ++sizes[leader(v)];
    std::map<int, int> cycles;  // size -> number
    for (v = 1; v <= n; ++v)
        if (sizes[v] > 0) ++cycles[sizes[v]];
    int sum = 0;
    for (const auto& [size, number] : cycles)
        if (number % 2 == 1) sum ^= cycle(size);
    std::puts(sum != 0 ? "Alice" : "Bob");
}
