// The least winning take w of every pile, from the rules: taking t wins iff no
// reply wins, that is iff k t < w(pile that is left). So leaving the pile p
// wins for all piles up to p + (w(p) - 1) / k, and the least winning take
// leaves the largest such p. A stack contains these p. If the top cannot be
// left for the current pile, it cannot be left for a later one either, and is
// removed.
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
    std::vector<std::pair<int, int>> good;  // p, last pile that may leave p
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
