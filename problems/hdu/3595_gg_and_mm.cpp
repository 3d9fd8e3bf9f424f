// HDU 3595 - GG and MM
// https://acm.hdu.edu.cn/showproblem.php?pid=3595
// Game:      N games with two piles each, y >= x. A move in one of them takes
//            k * x stones from y, where k >= 1 and k * x <= y. A game is
//            finished when one of its piles is empty. The players move in turn,
//            each time in every game that is not finished. Whoever finds all
//            games finished loses; MM begins. Print the winner, MM or GG.
// Idea:      The last game to be finished decides. So whoever can win a single
//            game makes it last as long as possible, and the other one as short
//            as possible. The number of moves that it then takes is its
//            suspense s, odd iff the player to move wins it:
//            s = 0 if it is finished,
//            s = 1 + the largest even s of an option, if some option has one,
//            s = 1 + the smallest odd s of an option otherwise.
//            MM wins iff longest, the largest s of the N games, is odd.
//                 s    b=1  2  3  4  5  6  7
//                a=1     1
//                  2     1  1
//                  3     1  2  1                3 2 -> 1 2 -> 1 0: s = 2
//                  4     1  1  2  1
//                  5     1  3  3  2  1          5 2 -> 3 2 -> ...: s = 3
//                  6     1  1  1  2  2  1
//                  7     1  3  3  3  4  2  1
// Proof:     (Also in lesson 14.) Let longest be odd. MM moves in each game to
//            s - 1: to the largest even or the smallest odd option. So games
//            with s = longest go to longest - 1, and all others lower: longest
//            becomes even. Let longest be even and not 0. Whatever the player
//            to move does makes it odd: a game with s = longest has odd options
//            only, all of them >= longest - 1. A game with an even option has
//            an odd s < longest, and the option is less than s, so it is less
//            than longest - 1. The new longest is odd.
//            So if longest is odd at first, MM always finds it odd, and never
//            0. If it is even at first, this holds for GG.
// Limits:    at most 100 cases up to the end of the input; 1 <= N <= 1000,
//            1 <= p, q <= 1000 (that they are not 0 is assumed)
// Time:      O(M^2 log M) once for piles up to M, then O(1) per game
// Beware:    wrong_drags_without_choice.cpp: stops at b + a mod b, b on the way
//            to b, a mod b where that helps the player to move. But if a < 2b,
//            one cannot stop there: from 3 2 the only move is to 1 2.
// Beware:    wrong_nim_sum.cpp: Grundy values are for a move in one game only.
// Topics:    suspense, euclid
// Lesson:    14
#include <algorithm>
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>
#include <vector>

// snippet: suspense
// Takes the suspense of each option of a position, and gives that of the
// position.
class Suspense {
  public:
    Suspense() : win_(0), loss_(0) {}

    void insert(int option) {
        assert(option >= 0);
        if (option % 2 == 0)
            win_ = std::max(win_, option + 1);
        else if (loss_ == 0 || option + 1 < loss_)
            loss_ = option + 1;
    }

    int of_position() const { return win_ > 0 ? win_ : loss_; }

  private:
    int win_, loss_;  // 1 + the option to choose, 0 if there is none
};

// The suspense of the positions 0..max_position of the game with this rule.
template <class InsertOptions>
std::vector<int> suspense_values(int max_position,
                                 InsertOptions insert_options) {
    std::vector<int> suspense;
    for (int p = 0; p <= max_position; ++p) {
        Suspense options;
        insert_options(p, suspense, options);
        suspense.push_back(options.of_position());
    }
    return suspense;
}
// end snippet

const int MAX_PILE = 1000;

// The number of the position with these piles; moves lead to smaller ones.
int position_of(int p, int q) {
    return std::max(p, q) * (MAX_PILE + 1) + std::min(p, q);
}

// The rule of one game: b, the smaller pile, is taken from a once or more.
void insert_moves(int position, const std::vector<int>& suspense,
                  Suspense& options) {
    int a = position / (MAX_PILE + 1);
    const int b = position % (MAX_PILE + 1);
    while (b > 0 && a >= b) {
        a -= b;
        options.insert(suspense[position_of(a, b)]);
    }
}

// snippet: fast_input
// Reads the next integer of standard input; 0 and false at its end.
template <class Integer>
bool read(Integer& number) {
    std::streambuf& input = *std::cin.rdbuf();
    number = 0;
    int c = input.sbumpc();
    for (; c < '0' || c > '9'; c = input.sbumpc()) {
        assert(c != '-');  // no negative numbers
        if (c == EOF) return false;
    }
    const Integer most = std::numeric_limits<Integer>::max();
    Integer n = 0;  // a local variable is faster than the reference
    for (; c >= '0' && c <= '9'; c = input.sbumpc()) {
        assert(n < most / 10 || n <= (most - (c - '0')) / 10);
        n = Integer(n * 10 + Integer(c - '0'));
    }
    number = n;
    return true;
}
// end snippet

int main() {
    std::ios::sync_with_stdio(false);
    const std::vector<int> suspense =
        suspense_values(position_of(MAX_PILE, MAX_PILE), insert_moves);
    int N, p, q;
    while (read(N)) {
        int longest = 0;
        for (; N > 0; --N) {
            read(p);
            read(q);
            longest = std::max(longest, suspense[position_of(p, q)]);
        }
        std::cout << (longest % 2 == 1 ? "MM\n" : "GG\n");
    }
    return 0;
}
