// TLE: Mo's order; the mex falls at once, but rises step by step.
#include <algorithm>
#include <iostream>
#include <vector>

struct Question {
    int l, r, index;
};

int main() {
    constexpr int BLOCK = 450;
    std::ios::sync_with_stdio(false);
    int n, m;
    std::cin >> n >> m;
    std::vector<int> a(n + 1), answer(m), times(200002);
    for (int i = 1; i <= n; ++i) {
        std::cin >> a[i];
        a[i] = std::min(a[i], n + 1);  // larger numbers are never the mex
    }
    std::vector<Question> questions(m);
    for (int i = 0; i < m; ++i) {
        std::cin >> questions[i].l >> questions[i].r;
        questions[i].index = i;
    }
    std::sort(questions.begin(), questions.end(),
              [](const Question& p, const Question& q) {
                  if (p.l / BLOCK != q.l / BLOCK) return p.l < q.l;
                  return p.r < q.r;
              });
    int l = 1, r = 0, mex = 0;
    const auto remove = [&](int value) {
        if (--times[value] == 0) mex = std::min(mex, value);
    };
    for (const Question& q : questions) {
        while (l > q.l) ++times[a[--l]];
        while (r < q.r) ++times[a[++r]];
        while (l < q.l) remove(a[l++]);
        while (r > q.r) remove(a[r--]);
        while (times[mex] > 0) ++mex;
        answer[q.index] = mex;
    }
    for (int value : answer) std::cout << value << '\n';
}
