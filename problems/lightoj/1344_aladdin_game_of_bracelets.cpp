// LightOJ 1344 - Aladdin and the Game of Bracelets
// https://lightoj.com/problem/aladdin-and-the-game-of-bracelets
// Game:      n bracelets, each a line of pearls with weights. A move chooses a
//            bracelet and the weight of one of its pearls, and removes from the
//            bracelet all pearls of that weight or more. What is still side by
//            side stays together, as a bracelet of its own. Whoever cannot move
//            loses; Aladdin moves first, then the genie. For each case: Genie
//            if Aladdin loses, else Aladdin and all his winning first moves
//            (bracelet weight), by bracelet, then by weight.
// Idea:      The parts that a move leaves are games of their own. So by
//            Sprague-Grundy (lesson 6 proves it) the move has the nim-sum (xor)
//            of their values as its value, and the value of a bracelet or a
//            part is the mex over its weights, the least number >= 0 that is
//            missing.
//                part   what moves leave, and its value         value of part
//                5 2    nothing: 0   2: 1                       2
//                5 2 7  nothing: 0   2: 1   5 2: 2              3
//                2 5 2  nothing: 0   2 and 2: 1 xor 1 = 0       1
//            With nim_sum, the xor of the values of all bracelets, a move in
//            one of them wins iff it leaves nim_sum 0: iff the move has the
//            value nim_sum xor the value of the bracelet.
// Limits:    1 <= T <= 50, 1 <= n <= 50 bracelets of 1 <= K <= 50 pearls, 1 <=
//            weight <= 10^5
// Time:      O(K^3) per bracelet. A part reaches from its heaviest pearl to the
//            next heavier ones on either side, so there are at most K parts. A
//            part has at most K moves.
// Beware:    wrong_circle.cpp: a bracelet is a line, its ends are not joined.
// Beware:    slow_no_table.cpp: in a bracelet of rising weights, 2^(K - 2) ways
//            lead to its first pearl.
// Topics:    sprague-grundy, splitting
// Lesson:    08
#include <iostream>
#include <set>
#include <vector>

class Bracelet {
  public:
    explicit Bracelet(const std::vector<int>& pearls)
        : pearls_(pearls),
          grundy_(pearls.size(), std::vector<int>(pearls.size() + 1)) {}

    std::set<int> weights() const {
        return std::set<int>(pearls_.begin(), pearls_.end());
    }

    int value() { return value_of(0, int(pearls_.size())); }

    int value_after(int weight) {
        return value_after(weight, 0, int(pearls_.size()));
    }

  private:
    // The rule of the game: of the pearls [first, end) the lighter ones remain,
    // in one or several parts. The nim-sum of their values.
    int value_after(int weight, int first, int end) {
        int nim_sum = 0;
        for (int i = first; i < end; ++i) {
            const int part = i;  // a part from here on, or no pearl
            while (i < end && pearls_[i] < weight) ++i;
            if (part < i) nim_sum ^= value_of(part, i);
        }
        return nim_sum;
    }

    // The value of the pearls [first, end), at most their number.
    int value_of(int first, int end) {
        int& value = grundy_[first][end];
        if (value > 0) return value;
        std::vector<bool> seen(end - first + 1);
        for (int i = first; i < end; ++i)
            seen[value_after(pearls_[i], first, end)] = true;
        while (seen[value]) ++value;
        return value;
    }

    std::vector<int> pearls_;
    // grundy_[first][end]: 0 if it is not known. Any part has a value above 0,
    // because a move can remove all of it.
    std::vector<std::vector<int> > grundy_;
};

int main() {
    std::ios::sync_with_stdio(false);
    int tests, n, pearls;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        std::vector<Bracelet> bracelets;
        int nim_sum = 0;
        for (std::cin >> n; n > 0; --n) {
            std::cin >> pearls;
            std::vector<int> weights(pearls);
            for (int i = 0; i < pearls; ++i) std::cin >> weights[i];
            bracelets.push_back(Bracelet(weights));
            nim_sum ^= bracelets.back().value();
        }
        std::cout << "Case " << test << (nim_sum ? ": Aladdin\n" : ": Genie\n");
        for (int b = 0; nim_sum != 0 && b < int(bracelets.size()); ++b) {
            const int wanted = nim_sum ^ bracelets[b].value();
            const std::set<int> weights = bracelets[b].weights();
            for (std::set<int>::const_iterator w = weights.begin();
                 w != weights.end(); ++w)
                if (bracelets[b].value_after(*w) == wanted)
                    std::cout << '(' << b + 1 << ' ' << *w << ')';
        }
        if (nim_sum != 0) std::cout << '\n';
    }
    return 0;
}
