// AtCoder abc209_e - Shiritori
// https://atcoder.jp/contests/abc209/tasks/abc209_e
// Game:      A list of N words; capital and small letters differ. The players
//            say a word of it in turn, each but the first beginning with the
//            last three letters of the word before. Words may be repeated. A
//            player who cannot answer loses. For each word that Takahashi may
//            say first, print who wins, Takahashi or Aoki, or Draw if the game
//            never ends.
// Idea:      Only the last three letters of the word just said matter. They are
//            the positions, and each word is a move, from its first three
//            letters to its last three. Retrograde analysis (lesson 16) labels
//            them. Takahashi wins with a word iff its end is lost for Aoki.
//                words      abcd  bcda  ada     no word begins with cda: lost;
//                moves      abc -> bcd -> cda   bcd is won; ada is drawn
//                           ada -> ada          Aoki, Takahashi, Draw
// Limits:    1 <= N <= 2 * 10^5, 3 <= length of word <= 8
// Time:      O(N)
// Beware:    wrong_first_letters.cpp: the label of a word's first letters shows
//            who wins with the best word, not with this one.
// Topics:    retrograde
// Lesson:    16
// Standard:  C++17
#include <iostream>
#include <queue>
#include <string>
#include <unordered_map>
#include <vector>

enum Label { DRAWN, LOST, WON };

struct Position {
    std::vector<Position*> before;  // where moves to here come from
    int untried = 0;                // moves from here not known to lose
    Label label = DRAWN;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    const char* const WINNERS[] = {"Draw", "Takahashi", "Aoki"};
    int n;
    std::cin >> n;
    std::unordered_map<std::string, Position> positions;  // by three letters
    std::vector<Position*> ends(n);
    for (Position*& end : ends) {
        std::string word;
        std::cin >> word;
        Position& begin = positions[word.substr(0, 3)];
        end = &positions[word.substr(word.size() - 3)];
        end->before.push_back(&begin);
        ++begin.untried;
    }
    std::queue<Position*> settled;
    for (auto& [letters, position] : positions)
        if (position.untried == 0) {
            position.label = LOST;
            settled.push(&position);
        }
    while (!settled.empty()) {
        const Position& to = *settled.front();
        settled.pop();
        for (Position* from : to.before) {
            if (from->label != DRAWN) continue;
            if (to.label == LOST)
                from->label = WON;
            else if (--from->untried == 0)
                from->label = LOST;
            if (from->label != DRAWN) settled.push(from);
        }
    }
    for (const Position* end : ends) std::cout << WINNERS[end->label] << '\n';
    return 0;
}
