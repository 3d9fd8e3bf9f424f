// AtCoder abc209_e - Shiritori
// https://atcoder.jp/contests/abc209/tasks/abc209_e
// Game:      A list of N words; capital and small letters differ. The players
//            say a word of it in turn, each but the first beginning with the
//            last three letters of the word before. Words may be repeated. A
//            player who cannot answer loses. For each word that Takahashi may
//            say first, print who wins, Takahashi or Aoki, or Draw if the game
//            goes on for ever.
// Idea:      Only the last three letters of the word just said matter. They are
//            the positions, and each word is a move, from its first three
//            letters to its last three. Retrograde analysis (lesson 15) labels
//            them. Takahashi wins with a word iff its end is lost for Aoki.
//                words      abcd  bcda  ada     no word begins with cda: lost;
//                moves      abc -> bcd -> cda   bcd is won; ada is drawn
//                           ada -> ada          Aoki, Takahashi, Draw
// Limits:    1 <= N <= 2 * 10^5, 3 <= length of word <= 8
// Time:      O(N + 128^3)
// Beware:    wrong_first_letters.cpp: the label of where a word begins tells
//            who wins with the best word, not with this one.
// Topics:    retrograde
// Lesson:    15
// Standard:  C++17
#include <iostream>
#include <queue>
#include <string>
#include <vector>

// The number of the three letters from place i on.
int position(const std::string& word, int i) {
    return (word[i] * 128 + word[i + 1]) * 128 + word[i + 2];
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    const int POSITIONS = 128 * 128 * 128;
    enum { DRAWN, LOST, WON };
    const char* const WINNERS[] = {"Draw", "Takahashi", "Aoki"};
    std::vector<std::vector<int>> before(POSITIONS);
    std::vector<int> untried(POSITIONS), label(POSITIONS);
    int n;
    std::cin >> n;
    std::vector<int> ends(n);
    for (int& end : ends) {
        std::string word;
        std::cin >> word;
        const int begin = position(word, 0);
        end = position(word, int(word.size()) - 3);
        before[end].push_back(begin);
        ++untried[begin];
    }
    std::queue<int> settled;
    for (int end : ends)
        if (untried[end] == 0 && label[end] == DRAWN) {
            label[end] = LOST;
            settled.push(end);
        }
    while (!settled.empty()) {
        const int to = settled.front();
        settled.pop();
        for (int from : before[to]) {
            if (label[from] != DRAWN) continue;
            if (label[to] == LOST)
                label[from] = WON;
            else if (--untried[from] == 0)
                label[from] = LOST;
            if (label[from] != DRAWN) settled.push(from);
        }
    }
    for (int end : ends) std::cout << WINNERS[label[end]] << '\n';
    return 0;
}
