// WA: Mo's order, but removing a value from the range does not lower the mex.
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
    for (int i = 1; i <= n; ++i) std::cin >> a[i];
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
    for (const Question& q : questions) {
        while (l > q.l) ++times[a[--l]];
        while (r < q.r) ++times[a[++r]];
        while (l < q.l) --times[a[l++]];
        while (r > q.r) --times[a[r--]];
        while (times[mex] > 0) ++mex;
        answer[q.index] = mex;
    }
    for (int value : answer) std::cout << value << '\n';
}
