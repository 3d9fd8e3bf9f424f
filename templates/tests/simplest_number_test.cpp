#include "simplest_number.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <vector>

namespace simplest_number_test {

using Numbers = std::vector<int>;

constexpr int ONE = 8;

TEST(SimplestNumber, WithoutOptionsIsZero) {
    EXPECT_EQ(simplest_number(Numbers(), Numbers(), 1), 0);
}

TEST(SimplestNumberDeathTest, RejectsALeftOptionThatIsNotLess) {
    EXPECT_DEATH(simplest_number(Numbers{8}, Numbers{-8}, ONE), "has a value");
    EXPECT_DEATH(simplest_number(Numbers{0}, Numbers{0}, ONE), "has a value");
    EXPECT_DEATH(simplest_number(Numbers{0, 9}, Numbers{9, 20}, ONE),
                 "has a value");
}

TEST(SimplestNumberDeathTest, RejectsAOneThatIsNoPowerOfTwo) {
    EXPECT_DEATH(simplest_number(Numbers(), Numbers(), 0), "one");
    EXPECT_DEATH(simplest_number(Numbers(), Numbers(), -4), "one");
    EXPECT_DEATH(simplest_number(Numbers(), Numbers(), 12), "one");
}

TEST(SimplestNumberDeathTest, RejectsAOneThatIsNotFineEnough) {
    EXPECT_DEATH(simplest_number(Numbers{3}, Numbers{4}, ONE), "fine enough");
    EXPECT_DEATH(simplest_number(Numbers{-1}, Numbers{0}, 1), "fine enough");
}

TEST(SimplestNumberDeathTest, RejectsBoundsAtTheEndsOfTheType) {
    const int most = std::numeric_limits<int>::max();
    EXPECT_DEATH(simplest_number(Numbers{most - 8}, Numbers(), ONE), "low");
    EXPECT_DEATH(simplest_number(Numbers(), Numbers{8 - most}, ONE), "low");
}

// Berlekamp, Conway, Guy, Winning Ways, chapter 2.
TEST(SimplestNumber, IsLikeInWinningWays) {
    EXPECT_EQ(simplest_number(Numbers{0}, Numbers(), ONE), 8);
    EXPECT_EQ(simplest_number(Numbers{8}, Numbers(), ONE), 16);
    EXPECT_EQ(simplest_number(Numbers(), Numbers{0}, ONE), -8);
    EXPECT_EQ(simplest_number(Numbers(), Numbers{-8}, ONE), -16);
    EXPECT_EQ(simplest_number(Numbers(), Numbers{24}, ONE), 0);
    EXPECT_EQ(simplest_number(Numbers{-16}, Numbers{16}, ONE), 0);
    EXPECT_EQ(simplest_number(Numbers{0}, Numbers{8}, ONE), 4);
    EXPECT_EQ(simplest_number(Numbers{0}, Numbers{4}, ONE), 2);
    EXPECT_EQ(simplest_number(Numbers{6}, Numbers{8}, ONE), 7);
    EXPECT_EQ(simplest_number(Numbers{-8}, Numbers{-4}, ONE), -6);
    EXPECT_EQ(simplest_number(Numbers{8}, Numbers{72}, ONE), 16);
    EXPECT_EQ(simplest_number(Numbers{-72}, Numbers{-8}, ONE), -16);
    EXPECT_EQ(simplest_number(Numbers{10}, Numbers{20}, ONE), 16);
}

TEST(SimplestNumber, HeedsTheBestOptionsOnly) {
    EXPECT_EQ(simplest_number(Numbers{-8, 0, -3}, Numbers{16, 8, 9}, ONE), 4);
}

// The number that is born first, when each day puts a new one before, between
// and behind those that are there: every pair of bounds up to 4, with one = 8.
TEST(SimplestNumber, IsBornFirst) {
    const int END = 4 * ONE;
    Numbers born = {0}, order = {0};  // by birth; by size
    while (order.size() < 2 * END + 1) {
        Numbers next;
        for (const int number : order) {
            if (next.empty()) {
                if (number > -END) next.push_back(number - ONE);
            } else if ((next.back() + number) % 2 == 0) {
                if (number - next.back() > 1)
                    next.push_back((next.back() + number) / 2);
            }
            next.push_back(number);
        }
        if (order.back() < END) next.push_back(order.back() + ONE);
        ASSERT_GT(next.size(), order.size());
        for (const int number : next)
            if (std::find(born.begin(), born.end(), number) == born.end())
                born.push_back(number);
        order = next;
    }
    for (int low = -END - 1; low <= END; ++low)  // none at the ends
        for (int high = low + 1; high <= END + 1; ++high) {
            Numbers left, right;
            if (low >= -END) left.push_back(low);
            if (high <= END) right.push_back(high);
            for (const int number : born)
                if (low < number && number < high) {
                    EXPECT_EQ(simplest_number(left, right, ONE), number)
                        << "between " << low << " and " << high;
                    break;
                }
        }
}

// Left can cut a blue edge of a stalk, Right a red one: two stalks, each up to
// four edges, by search.
bool mover_loses(const std::vector<Numbers>& stalks, int mover) {
    for (std::size_t s = 0; s < stalks.size(); ++s)
        for (std::size_t i = 0; i < stalks[s].size(); ++i) {
            if (stalks[s][i] != mover) continue;
            std::vector<Numbers> option = stalks;
            option[s].resize(i);
            if (mover_loses(option, -mover)) return false;
        }
    return true;
}

int value(const Numbers& stalk) {
    Numbers left, right;
    for (std::size_t i = 0; i < stalk.size(); ++i)
        (stalk[i] > 0 ? left : right)
            .push_back(value(Numbers(stalk.begin(), stalk.begin() + int(i))));
    return simplest_number(left, right, ONE);
}

TEST(SimplestNumber, TellsWhoWinsTwoStalksOfHackenbush) {
    std::vector<Numbers> stalks = {{}};
    for (std::size_t i = 0; i < stalks.size(); ++i)
        for (const int colour : {-1, 1})
            if (Numbers next = stalks[i]; next.size() < 4) {
                next.push_back(colour);
                stalks.push_back(next);
            }
    EXPECT_EQ(stalks.size(), 31U);
    for (const Numbers& a : stalks)
        for (const Numbers& b : stalks) {
            const int sum = value(a) + value(b);
            EXPECT_EQ(mover_loses({a, b}, 1), sum <= 0) << sum;
            EXPECT_EQ(mover_loses({a, b}, -1), sum >= 0) << sum;
        }
}

TEST(SimplestNumber, ReachesTheEndsOfTheType) {
    using Large = std::vector<long long>;
    const long long most = std::numeric_limits<long long>::max();
    EXPECT_EQ(simplest_number(Large{most - 2}, Large(), 1LL), most - 1);
    EXPECT_EQ(simplest_number(Large(), Large{2 - most}, 1LL), 1 - most);
    const long long one = 1LL << 62;
    EXPECT_EQ(simplest_number(Large{one - 2}, Large{one}, one), one - 1);
    EXPECT_EQ(simplest_number(Large{-one}, Large{2 - one}, one), 1 - one);
    EXPECT_EQ(simplest_number(Numbers{1 << 30}, Numbers(), 1 << 20),
              (1 << 30) + (1 << 20));
}

TEST(SimplestNumber, OfABillionFreeMovesIsFast) {
    EXPECT_EQ(simplest_number(Numbers{1000000000}, Numbers(), 1), 1000000001);
}

}  // namespace simplest_number_test
