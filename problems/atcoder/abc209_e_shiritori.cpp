// AtCoder abc209_e - Shiritori
// https://atcoder.jp/contests/abc209/tasks/abc209_e
// Game:      A list of N words; capital and small letters differ. The players
//            say a word of it in turn, each but the first beginning with the
//            last three letters of the word before. Words may be said again.
//            Whoever cannot answer loses. For each word that Takahashi may say
//            first, print who wins: Takahashi, Aoki, or Draw if the game goes
//            on for ever.
// Idea:      All that counts is the last three letters of the word just said:
//            these are the positions, and each word is a move, from its first
//            three letters to its last three. Retrograde analysis labels them:
//            lost without a word to say, won with a word to a lost one, lost if
//            all words lead to won ones. What is left is drawn, as its player
//            can stay there, and has no better move (templates/retrograde.hpp).
//            Takahashi wins with a word iff Aoki has lost where it ends.
//                words      abcd  bcda  ada     no word begins with cda: lost;
//                moves      abc -> bcd -> cda   bcd is won; ada stays drawn
//                           ada -> ada          Aoki, Takahashi, Draw
// Limits:    1 <= N <= 2 * 10^5, 3 <= length of word <= 8
// Time:      O(N + 52^3)
// Beware:    wrong_first_letters.cpp: the label of where a word begins tells
//            who wins with the best word, not with this one.
// Beware:    wrong_base_52.cpp: six signs stand between Z and a.
// Topics:    retrograde
// Lesson:    15
#include <cassert>
#include <iostream>
#include <string>
#include <vector>

// snippet: retrograde
// Finds who wins a game that may go on for ever, backwards from its endings.
class Retrograde {
  public:
    enum Outcome { DRAW, P_POSITION, N_POSITION };

    // moves[p]: how many moves lead from p.
    explicit Retrograde(const std::vector<int>& moves)
        : untried_(moves),
          outcome_(moves.size(), DRAW),
          remoteness_(moves.size(), -1),
          taken_(0) {}

    // The game ends on p.
    void end(int p, Outcome outcome) {
        assert(taken_ == 0 && outcome_[p] == DRAW && outcome != DRAW);
        label(p, outcome, 0);
    }

    // The next position with a label, whose moves are to be taken back.
    bool next(int& q) {
        if (taken_ == int(found_.size())) return false;
        q = found_[taken_++];
        return true;
    }

    // A move leads from p to q, which came from next().
    void take_back(int p, int q) {
        assert(outcome_[q] != DRAW);
        if (outcome_[p] != DRAW) return;
        assert(untried_[p] > 0);
        if (outcome_[q] == P_POSITION)
            label(p, N_POSITION, remoteness_[q] + 1);
        else if (--untried_[p] == 0)
            label(p, P_POSITION, remoteness_[q] + 1);
    }

    Outcome outcome(int p) const { return outcome_[p]; }

    // The moves to the end, if the winner hurries; -1 for a draw.
    int remoteness(int p) const { return remoteness_[p]; }

  private:
    void label(int p, Outcome outcome, int remoteness) {
        outcome_[p] = outcome;
        remoteness_[p] = remoteness;
        found_.push_back(p);
    }

    std::vector<int> untried_;  // moves of p that are not known to lose
    std::vector<Outcome> outcome_;
    std::vector<int> remoteness_;
    std::vector<int> found_;  // a queue: the positions with a label
    int taken_;               // how many of them next() has given
};
// end snippet

const int LETTERS = 52, TRIPLES = LETTERS * LETTERS * LETTERS;

// The number of the three letters from place i on.
int triple(const std::string& word, int i) {
    int number = 0;
    for (int j = i; j < i + 3; ++j)
        number = number * LETTERS +
                 (word[j] >= 'a' ? word[j] - 'a' + 26 : word[j] - 'A');
    return number;
}

int main() {
    std::ios::sync_with_stdio(false);
    int n;
    std::cin >> n;
    std::vector<int> moves(TRIPLES), ends(n);
    std::vector<std::vector<int> > before(TRIPLES);
    for (int i = 0; i < n; ++i) {
        std::string word;
        std::cin >> word;
        const int begin = triple(word, 0);
        ends[i] = triple(word, int(word.size()) - 3);
        ++moves[begin];
        before[ends[i]].push_back(begin);
    }
    Retrograde game(moves);
    for (int t = 0; t < TRIPLES; ++t)
        if (moves[t] == 0) game.end(t, Retrograde::P_POSITION);
    for (int t; game.next(t);)
        for (int i = 0; i < int(before[t].size()); ++i)
            game.take_back(before[t][i], t);
    for (int i = 0; i < n; ++i) {
        const Retrograde::Outcome of_aoki = game.outcome(ends[i]);
        std::cout << (of_aoki == Retrograde::P_POSITION   ? "Takahashi\n"
                      : of_aoki == Retrograde::N_POSITION ? "Aoki\n"
                                                          : "Draw\n");
    }
    return 0;
}
