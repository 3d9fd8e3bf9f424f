// Textbook: a persistent segment tree of the last places, by recursion;
// iostream.
#include <algorithm>
#include <iostream>

const int MOST = 200001;
int root[MOST + 1], left[MOST * 20], right[MOST * 20], last[MOST * 20], nodes;

void update(int& node, int old, int low, int high, int value, int place) {
    node = ++nodes;
    left[node] = left[old];
    right[node] = right[old];
    if (low == high) {
        last[node] = place;
        return;
    }
    const int middle = (low + high) / 2;
    if (value <= middle)
        update(left[node], left[old], low, middle, value, place);
    else
        update(right[node], right[old], middle + 1, high, value, place);
    last[node] = std::min(last[left[node]], last[right[node]]);
}

int query(int node, int low, int high, int l) {
    if (low == high) return low;
    const int middle = (low + high) / 2;
    if (last[left[node]] < l) return query(left[node], low, middle, l);
    return query(right[node], middle + 1, high, l);
}

int main() {
    int n, m, l, r, value;
    std::cin >> n >> m;
    for (int i = 1; i <= n; ++i) {
        std::cin >> value;
        root[i] = root[i - 1];
        if (value <= n) update(root[i], root[i - 1], 0, n, value, i);
    }
    while (m--) {
        std::cin >> l >> r;
        std::cout << query(root[r], 0, n, l) << std::endl;
    }
}
