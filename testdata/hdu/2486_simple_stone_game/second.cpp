// The least winning take w of every pile, from the rules: taking t wins iff the
// reply cannot win, iff k t < w of the pile that is left. So a pile p is a good
// one to leave for all piles up to p + (w(p) - 1) / k, and the least winning
// take leaves the largest good pile. The good piles stand on a stack: those on
// top whose time is over never become good again.
#include <algorithm>
#include <cstdio>
#include <string>
#include <utility>
#include <vector>

int main() {
    struct Question {
        int k, n, place;
    };
    int games;
    if (std::scanf("%d", &games) != 1) return 1;
    std::vector<Question> questions(games);
    for (int i = 0; i < games; ++i) {
        questions[i].place = i;
        if (std::scanf("%d %d", &questions[i].n, &questions[i].k) != 2)
            return 1;
    }
    std::sort(questions.begin(), questions.end(),
              [](const Question& a, const Question& b) {
                  return std::pair(a.k, a.n) < std::pair(b.k, b.n);
              });
    std::vector<int> answers(games);
    std::vector<std::pair<int, int>> good;  // a pile, and the last pile for it
    int pile = 0, take = 0, k = 0;
    for (const Question& question : questions) {
        if (question.k != k) {
            k = question.k, pile = 0;
            good.assign(1, {0, 1 << 30});
        }
        while (pile < question.n) {
            ++pile;
            while (good.back().second < pile) good.pop_back();
            take = pile - good.back().first;
            if (take > k) good.emplace_back(pile, pile + (take - 1) / k);
        }
        answers[question.place] = take < pile ? take : 0;
    }
    for (int i = 0; i < games; ++i)
        if (answers[i] > 0)
            std::printf("Case %d: %d\n", i + 1, answers[i]);
        else
            std::printf("Case %d: lose\n", i + 1);
}
