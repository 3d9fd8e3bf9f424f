// TLE: Mo's order with the missing values in a std::set: O(n sqrt n log n).
#include <algorithm>
#include <iostream>
#include <set>
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
    std::set<int> missing;
    for (int value = 0; value <= n; ++value) missing.insert(value);
    const auto add = [&](int value) {
        if (times[value]++ == 0) missing.erase(value);
    };
    const auto remove = [&](int value) {
        if (--times[value] == 0) missing.insert(value);
    };
    int l = 1, r = 0;
    for (const Question& q : questions) {
        while (l > q.l) add(a[--l]);
        while (r < q.r) add(a[++r]);
        while (l < q.l) remove(a[l++]);
        while (r > q.r) remove(a[r--]);
        answer[q.index] = *missing.begin();
    }
    for (int value : answer) std::cout << value << '\n';
}
