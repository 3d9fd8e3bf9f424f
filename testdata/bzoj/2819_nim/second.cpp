// A link-cut tree without changes of the root: splay trees contain the vertices
// of a path from top to bottom, and their nim-sum. After access(v), one splay
// tree contains the way from the root down to v. access(v) returns the vertex
// where this way left the path of the access before.
#include <cstdio>
#include <vector>

struct Vertex {
    int child[2] = {};  // in the splay tree: above, below
    int up = 0;         // in the splay tree, or the path above
    int stones = 0;
    int nim_sum = 0;  // of the splay tree below this vertex
};

std::vector<Vertex> t;

bool is_top(int v) {
    const Vertex& up = t[t[v].up];
    return t[v].up == 0 || (up.child[0] != v && up.child[1] != v);
}

void update(int v) {
    t[v].nim_sum =
        t[v].stones ^ t[t[v].child[0]].nim_sum ^ t[t[v].child[1]].nim_sum;
}

void rotate(int v) {
    const int p = t[v].up, side = t[p].child[1] == v, inner = t[v].child[!side];
    if (!is_top(p)) t[t[p].up].child[t[t[p].up].child[1] == p] = v;
    t[v].up = t[p].up;
    t[p].child[side] = inner;
    if (inner) t[inner].up = p;
    t[v].child[!side] = p;
    t[p].up = v;
    update(p);
    update(v);
}

void splay(int v) {
    while (!is_top(v)) {
        const int p = t[v].up;
        if (!is_top(p)) {
            const bool same =
                (t[p].child[1] == v) == (t[t[p].up].child[1] == p);
            rotate(same ? p : v);
        }
        rotate(v);
    }
}

int access(int v) {
    int below = 0;
    for (int at = v; at != 0; at = t[at].up) {
        splay(at);
        t[at].child[1] = below;
        update(at);
        below = at;
    }
    splay(v);
    return below;
}

int main() {
    int n, q, v, u;
    std::scanf("%d", &n);
    t.resize(n + 1);
    for (int i = 1; i <= n; ++i) {
        std::scanf("%d", &t[i].stones);
        t[i].nim_sum = t[i].stones;
    }
    std::vector<std::vector<int>> neighbours(n + 1);
    for (int i = 1; i < n; ++i) {
        std::scanf("%d%d", &v, &u);
        neighbours[v].push_back(u);
        neighbours[u].push_back(v);
    }
    std::vector<int> open = {1};
    while (!open.empty()) {
        v = open.back();
        open.pop_back();
        for (const int next : neighbours[v])
            if (next != t[v].up) {
                t[next].up = v;
                open.push_back(next);
            }
    }
    char operation;
    for (std::scanf("%d", &q); q > 0; --q) {
        std::scanf(" %c%d%d", &operation, &v, &u);
        if (operation == 'C') {
            splay(v);
            t[v].stones = u;
            update(v);
            continue;
        }
        access(v);
        const int meet = access(u);
        int nim_sum = 0;
        if (meet != v) {
            splay(v);
            nim_sum = t[v].nim_sum;
        }
        splay(meet);
        nim_sum ^= t[meet].stones ^ t[t[meet].child[1]].nim_sum;
        std::puts(nim_sum ? "Yes" : "No");
    }
}
