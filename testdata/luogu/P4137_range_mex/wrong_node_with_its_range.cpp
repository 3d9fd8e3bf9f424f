// MLE: each node of the persistent tree holds its range of values and pointers.
#include <algorithm>
#include <iostream>
#include <vector>

struct Node {
    Node *left, *right;
    int low, high, last;
};

Node* build(int low, int high) {
    if (low == high) return new Node{nullptr, nullptr, low, high, 0};
    const int middle = (low + high) / 2;
    return new Node{build(low, middle), build(middle + 1, high), low, high, 0};
}

Node* with(const Node* old, int value, int place) {
    Node* node = new Node(*old);
    if (node->low == node->high) {
        node->last = place;
        return node;
    }
    if (value <= node->left->high)
        node->left = with(node->left, value, place);
    else
        node->right = with(node->right, value, place);
    node->last = std::min(node->left->last, node->right->last);
    return node;
}

int main() {
    std::ios::sync_with_stdio(false);
    int n, m;
    std::cin >> n >> m;
    std::vector<Node*> root{build(0, n + 1)};
    for (int place = 1, value; place <= n; ++place) {
        std::cin >> value;
        root.push_back(with(root.back(), std::min(value, n + 1), place));
    }
    for (int l, r; m > 0; --m) {
        std::cin >> l >> r;
        const Node* node = root[r];
        while (node->low < node->high)
            node = node->left->last < l ? node->left : node->right;
        std::cout << node->low << '\n';
    }
}
