// Textbook: the questions sorted by r, and a segment tree of the last places up
// to r, by recursion; iostream.
#include <algorithm>
#include <iostream>

const int MOST = 200001;
int a[MOST + 1], least[4 * (MOST + 1)], answer[MOST + 1];

struct Question {
    int l, r, index;
} questions[MOST + 1];

bool by_right_end(const Question& p, const Question& q) { return p.r < q.r; }

void update(int node, int low, int high, int value, int place) {
    if (low == high) {
        least[node] = place;
        return;
    }
    const int middle = (low + high) / 2;
    if (value <= middle)
        update(2 * node, low, middle, value, place);
    else
        update(2 * node + 1, middle + 1, high, value, place);
    least[node] = std::min(least[2 * node], least[2 * node + 1]);
}

int query(int node, int low, int high, int l) {
    if (low == high) return low;
    const int middle = (low + high) / 2;
    if (least[2 * node] < l) return query(2 * node, low, middle, l);
    return query(2 * node + 1, middle + 1, high, l);
}

int main() {
    int n, m;
    std::cin >> n >> m;
    for (int i = 1; i <= n; ++i) std::cin >> a[i];
    for (int i = 0; i < m; ++i) {
        std::cin >> questions[i].l >> questions[i].r;
        questions[i].index = i;
    }
    std::sort(questions, questions + m, by_right_end);
    for (int i = 0, r = 0; i < m; ++i) {
        for (; r < questions[i].r; ++r)
            if (a[r + 1] <= n) update(1, 0, n, a[r + 1], r + 1);
        answer[questions[i].index] = query(1, 0, n, questions[i].l);
    }
    for (int i = 0; i < m; ++i) std::cout << answer[i] << std::endl;
}
