// BZOJ 2819 - Nim
// https://hydro.ac/d/bzoj/p/2819
// Game:      A tree of n vertices, and a pile of a stones on each vertex. Two
//            operations: "Q v u" asks who wins Nim on the piles of the path
//            from v to u, with both ends: print Yes if the first player wins,
//            else No. "C v k" replaces the pile on v by a pile of k stones.
// Idea:      By Bouton's theorem the first player wins iff the nim-sum (xor) of
//            the piles is not 0. Let X(v) be the nim-sum from the root 1 down
//            to v, and w the vertex where the ways from v and u to the root
//            meet. In X(v) ^ X(u) the piles from the root to w cancel, also the
//            pile on w. So the path has the nim-sum X(v) ^ X(u) ^ a[w]. With 7
//            on the root, and 3 and 5 on its two children: 4 ^ 2 ^ 7 = 1.
//            A new pile on v changes X in the subtree of v, an interval of the
//            preorder: a Fenwick tree of changes gives X. The preorder visits
//            the child with the largest subtree first, so each heavy path is
//            an interval, too. Until both vertices are on the same path, the
//            later one climbs above its path. Then the earlier one is w.
// Source:    C. L. Bouton, Annals of Mathematics 3 (1901), 35-39
// Limits:    1 <= n, q, v, u <= 500000, 0 <= a, k < 2^31
// Time:      O((n + q) log n)
// Beware:    wrong_meeting_point.cpp: forgets that the pile on w cancels, too.
// Topics:    nim
// Lesson:    04
// Also:      WZOI 1118
#include <iostream>
#include <vector>

std::vector<int> changes;  // of X, by the place in the preorder, from 1

// Changes X of all vertices from this place on.
void change(int from, int difference) {
    for (; from < int(changes.size()); from += from & -from)
        changes[from] ^= difference;
}

// X(v) for the vertex at this place.
int from_root(int place) {
    int nim_sum = 0;
    for (; place > 0; place -= place & -place) nim_sum ^= changes[place];
    return nim_sum;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int n, q, v, u;
    std::cin >> n;
    changes.resize(n + 1);
    std::vector<int> a(n + 1), parent(n + 1);
    std::vector<int> size(n + 1);   // of the subtree
    std::vector<int> heavy(n + 1);  // the child with the largest subtree, or 0
    std::vector<int> place(n + 1);  // in the preorder
    std::vector<int> top(n + 1);    // where the heavy path begins
    std::vector<std::vector<int> > neighbours(n + 1);
    for (v = 1; v <= n; ++v) std::cin >> a[v];
    for (int i = 1; i < n; ++i) {
        std::cin >> v >> u;
        neighbours[v].push_back(u);
        neighbours[u].push_back(v);
    }
    // The vertices, each after its parent; the list grows in the loop.
    std::vector<int> order(1, 1);
    for (int i = 0; i < n; ++i) {
        v = order[i];
        size[v] = 1;
        for (int j = 0; j < int(neighbours[v].size()); ++j) {
            u = neighbours[v][j];
            if (u == parent[v]) continue;
            parent[u] = v;
            order.push_back(u);
        }
    }
    for (int i = n - 1; i > 0; --i) {
        u = order[i];
        v = parent[u];
        size[v] += size[u];
        if (size[u] > size[heavy[v]]) heavy[v] = u;
    }
    place[1] = top[1] = 1;
    for (int i = 0; i < n; ++i) {
        v = order[i];
        place[heavy[v]] = place[v] + 1;
        top[heavy[v]] = top[v];
        int next = place[v] + 1 + size[heavy[v]];
        for (int j = 0; j < int(neighbours[v].size()); ++j) {
            u = neighbours[v][j];
            if (u == parent[v] || u == heavy[v]) continue;
            place[u] = next;
            top[u] = u;
            next += size[u];
        }
        change(place[v], a[v]);
        change(place[v] + size[v], a[v]);
    }
    char operation;
    for (std::cin >> q; q > 0; --q) {
        std::cin >> operation >> v >> u;
        if (operation == 'C') {
            change(place[v], a[v] ^ u);
            change(place[v] + size[v], a[v] ^ u);
            a[v] = u;
        } else {
            int nim_sum = from_root(place[v]) ^ from_root(place[u]);
            while (top[v] != top[u])
                if (place[v] > place[u])
                    v = parent[top[v]];
                else
                    u = parent[top[u]];
            nim_sum ^= a[place[v] < place[u] ? v : u];
            std::cout << (nim_sum != 0 ? "Yes\n" : "No\n");
        }
    }
    return 0;
}
