// WA: changes all later vertices, also outside the subtree.
#include <algorithm>
#include <cstdio>
#include <vector>

using Pile = int;

int n, q, v, u;
std::vector<Pile> a, tree;
std::vector<int> par, sz, heavy, in, top, order;
std::vector<std::vector<int>> adj;

void change(int i, Pile x) {
    for (; i <= n; i += i & -i) tree[i] ^= x;
}

Pile prefix(int v) {
    Pile x = 0;
    for (int i = in[v]; i > 0; i -= i & -i) x ^= tree[i];
    return x;
}

int lca(int v, int u) {
    while (top[v] != top[u])
        if (in[v] > in[u])
            v = par[top[v]];
        else
            u = par[top[u]];
    return in[v] < in[u] ? v : u;
}

int main() {
    std::scanf("%d", &n);
    a.resize(n + 2), tree.resize(n + 2), adj.resize(n + 2);
    par.resize(n + 2), sz.assign(n + 2, 1), heavy.resize(n + 2);
    in.assign(n + 2, 1), top.assign(n + 2, 1);
    sz[0] = 0;
    for (int i = 1; i <= n; i++) {
        std::scanf("%d", &v);
        a[i] = (Pile)v;
    }
    for (int i = 1; i < n; i++) {
        std::scanf("%d%d", &v, &u);
        adj[v].push_back(u), adj[u].push_back(v);
    }
    order.push_back(1);
    for (size_t i = 0; i < order.size(); i++)
        for (int c : adj[order[i]])
            if (c != par[order[i]]) par[c] = order[i], order.push_back(c);
    for (int i = (int)order.size() - 1; i > 0; i--) {
        int c = order[i], p = par[c];
        sz[p] += sz[c];
        if (sz[c] > sz[heavy[p]]) heavy[p] = c;
    }
    for (int p : order) {
        int next = in[p] + 1;
        if (heavy[p]) in[heavy[p]] = next, top[heavy[p]] = top[p];
        next += sz[heavy[p]];
        for (int c : adj[p])
            if (c != par[p] && c != heavy[p])
                in[c] = next, top[c] = c, next += sz[c];
    }
    for (int i = 1; i <= n; i++)
        change(in[i], a[i]), change(in[i] + sz[i], a[i]);
    std::scanf("%d", &q);
    while (q--) {
        char op;
        std::scanf(" %c%d%d", &op, &v, &u);
        if (op == 'C') {
            Pile x = a[v] ^ u;
            change(in[v], x);
            a[v] = u;
        } else {
            int w = lca(v, u);
            (void)w;
            Pile x = prefix(v) ^ prefix(u) ^ a[w];
            std::puts(x ? "Yes" : "No");
        }
    }
}
