// Mo's order of the questions: the range moves by single steps, and a count of
// the distinct values in each block of values finds the mex in O(sqrt n).
#include <algorithm>
#include <iostream>
#include <vector>

struct Question {
    int l, r, index;
};

int main() {
    constexpr int BLOCK = 450;
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    std::cin >> n >> m;
    std::vector<int> a(n), answer(m), times(n + 2), distinct(n / BLOCK + 1);
    for (int& value : a) std::cin >> value, value = std::min(value, n + 1);
    std::vector<Question> questions(m);
    for (int i = 0; i < m; ++i) {
        std::cin >> questions[i].l >> questions[i].r;
        questions[i].index = i;
    }
    const auto column = [](const Question& q) { return q.l / BLOCK; };
    std::sort(questions.begin(), questions.end(),
              [&](const Question& p, const Question& q) {
                  if (column(p) != column(q)) return column(p) < column(q);
                  return column(p) % 2 ? p.r > q.r : p.r < q.r;
              });
    const auto add = [&](int place) {
        const int value = a[place - 1];
        if (times[value]++ == 0 && value <= n) ++distinct[value / BLOCK];
    };
    const auto remove = [&](int place) {
        const int value = a[place - 1];
        if (--times[value] == 0 && value <= n) --distinct[value / BLOCK];
    };
    int l = 1, r = 0;
    for (const Question& q : questions) {
        while (l > q.l) add(--l);
        while (r < q.r) add(++r);
        while (l < q.l) remove(l++);
        while (r > q.r) remove(r--);
        int block = 0;
        while (distinct[block] == BLOCK) ++block;
        int mex = block * BLOCK;
        while (times[mex] > 0) ++mex;
        answer[q.index] = mex;
    }
    for (int mex : answer) std::cout << mex << '\n';
}
