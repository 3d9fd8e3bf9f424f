#include "bachet.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <vector>

#include "play.hpp"

namespace bachet_test {

constexpr int INT_MOST = std::numeric_limits<int>::max();
constexpr long long LONG_MOST = std::numeric_limits<long long>::max();

// What may be left of a pile after a move that takes 1 to k.
std::vector<int> smaller_piles(int pile, int k) {
    std::vector<int> options;
    for (int taken = 1; taken <= k && taken <= pile; ++taken)
        options.push_back(pile - taken);
    return options;
}

// The totals after a step of 1 to k that stays within the target.
std::vector<int> larger_totals(int total, int target, int k) {
    std::vector<int> options;
    for (int step = 1; step <= k && total + step <= target; ++step)
        options.push_back(total + step);
    return options;
}

// The totals after a step of 1 to k, until the target is reached or passed.
std::vector<int> totals_past_target(int total, int target, int k) {
    std::vector<int> options;
    for (int step = 1; step <= k && total < target; ++step)
        options.push_back(total + step);
    return options;
}

TEST(BachetWinningMove, IsZeroForTheEmptyPile) {
    EXPECT_EQ(bachet_winning_move(0, 1), 0);
    EXPECT_EQ(bachet_winning_move(0, 10), 0);
}

TEST(BachetWinningMove, TakesAPileThatIsNotTooLarge) {
    EXPECT_EQ(bachet_winning_move(1, 1), 1);
    EXPECT_EQ(bachet_winning_move(10, 10), 10);
}

TEST(BachetWinningMoveDeathTest, RejectsNegativePiles) {
    EXPECT_DEATH(bachet_winning_move(-1, 3), "n >= 0");
}

TEST(BachetWinningMoveDeathTest, RejectsGamesWithoutAMove) {
    EXPECT_DEATH(bachet_winning_move(5, 0), "k >= 1");
}

TEST(BachetWinningMoveDeathTest, RejectsTheLargestStep) {
    EXPECT_DEATH(bachet_winning_move(5, INT_MOST), "k < ");
    EXPECT_DEATH(bachet_winning_move(5LL, LONG_MOST), "k < ");
}

TEST(BachetWinningMove, IsZeroForMultiplesOfFourAsInFergusonsTakeAwayGame) {
    for (int chips = 0; chips <= 21; ++chips)
        EXPECT_EQ(bachet_winning_move(chips, 3) == 0, chips % 4 == 0)
            << chips << " chips";
    EXPECT_EQ(bachet_winning_move(21, 3), 1);
}

TEST(BachetWinningMove, CountsTo100ByOneTwelveTwentyThreeAsBachetDid) {
    const std::vector<int> safe = {1, 12, 23, 34, 45, 56, 67, 78, 89, 100};
    int total = 0;
    for (int next : safe) {
        EXPECT_EQ(total + bachet_winning_move(100 - total, 10), next);
        EXPECT_EQ(bachet_winning_move(100 - next, 10), 0) << "total " << next;
        total = next + 10;  // the other player's largest step
    }
}

TEST(BachetWinningMove, IsTheOnlyOneThatASearchFinds) {
    for (int k = 1; k <= 15; ++k) {
        play::Game<int> game([k](int pile) { return smaller_piles(pile, k); });
        for (int n = 0; n <= 100; ++n) {
            std::vector<int> winning;
            const int move = bachet_winning_move(n, k);
            if (move > 0) winning.push_back(n - move);
            EXPECT_EQ(game.winning_options(n), winning)
                << "1 to " << k << " from " << n;
        }
    }
}

TEST(BachetWinningMove, IsTheOnlyOneThatASearchFindsWhenCountingUp) {
    for (int target = 1; target <= 40; ++target)
        for (int k = 1; k <= 12; ++k) {
            play::Game<int> game([target, k](int total) {
                return larger_totals(total, target, k);
            });
            for (int total = 0; total <= target; ++total) {
                std::vector<int> winning;
                const int step = bachet_winning_move(target - total, k);
                if (step > 0) winning.push_back(total + step);
                EXPECT_EQ(game.winning_options(total), winning)
                    << "from " << total << " to " << target << " by " << k;
            }
        }
}

TEST(BachetWinningMove, IsJoinedByTheLargerOnesWhereTheTargetMayBePassed) {
    for (int target = 1; target <= 40; ++target)
        for (int k = 1; k <= 12; ++k) {
            play::Game<int> game([target, k](int total) {
                return totals_past_target(total, target, k);
            });
            for (int total = 0; total < target; ++total) {
                std::vector<int> winning;
                const int step = bachet_winning_move(target - total, k);
                if (step > 0) winning.push_back(total + step);
                if (target - total <= k)
                    for (int more = step + 1; more <= k; ++more)
                        winning.push_back(total + more);
                EXPECT_EQ(game.winning_options(total), winning)
                    << "from " << total << " to " << target << " by " << k;
            }
        }
}

TEST(BachetWinningMove, HandlesTheLargestNumbers) {
    EXPECT_EQ(bachet_winning_move(INT_MOST, INT_MOST - 1), 0);
    EXPECT_EQ(bachet_winning_move(INT_MOST - 1, INT_MOST - 1), INT_MOST - 1);
    EXPECT_EQ(bachet_winning_move(INT_MOST, 1), 1);
    EXPECT_EQ(bachet_winning_move(LONG_MOST, LONG_MOST - 1), 0);
    EXPECT_EQ(bachet_winning_move(LONG_MOST, LONG_MOST - 2), 1);
    EXPECT_EQ(bachet_winning_move(LONG_MOST, 6LL), 0);  // 2^63 = 1 mod 7
    EXPECT_EQ(bachet_winning_move(LONG_MOST, 1LL), 1LL);
}

}  // namespace bachet_test
