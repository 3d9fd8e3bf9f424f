// Interval score: who gets how many points more by taking the ends of a row.
//
// Given:     a row of n numbers. Two players move in turn; a move takes the
//            first or the last number and scores it for the mover. It goes on
//            until the row is empty, and nobody may pass.
// Computes:  the score of the row: how many points the player to move gets more
//            than the other, if both play well.
//            How: score(l, r) is that of the row cards[l..r]. Whoever takes
//            cards[l] leaves a row in which the other one gets score(l + 1, r)
//            more, so
//                score(l, r) = max(cards[l] - score(l + 1, r),
//                                  cards[r] - score(l, r - 1)),
//                score(l, l) = cards[l].
//            While r grows, one array holds score(l, r) at place l; what stands
//            there before is score(l, r - 1).
// Use:       the player to move gets (sum + score) / 2 of the sum of all cards,
//            the other one (sum - score) / 2. Both are integers, since the two
//            totals add up to sum and differ by score.
// Not for:   several rows at once: the score of a sum of games is not the sum
//            of their scores. Players who do not score what they take.
// Requires:  n >= 1; numbers may be negative. No score is greater than the sum
//            of the |cards|, so 64 bits are enough for numbers of 32.
// Time:      O(n^2): n = 5000 takes about 20 ms
// Memory:    O(n)
// Standard:  C++98
// Source:    backward induction: E. Zermelo, Proc. 5th Int. Congress of
//            Mathematicians II (1913), 501-504
#pragma once

#include <algorithm>
#include <cassert>
#include <vector>

// snippet: interval_score
// How many points more than the other the player to move gets, if a move takes
// the first or the last card of the row.
long long interval_score(const std::vector<int>& cards) {
    assert(!cards.empty());
    std::vector<long long> score(cards.size());  // of cards[l..r], at place l
    for (int r = 0; r < int(cards.size()); ++r) {
        score[r] = cards[r];
        for (int l = r - 1; l >= 0; --l)
            score[l] = std::max(cards[l] - score[l + 1], cards[r] - score[l]);
    }
    return score[0];
}
// end snippet
