#include "simplest_number.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <vector>

namespace simplest_number_test {

using Numbers = std::vector<int>;

constexpr int ONE = 8, NONE = std::numeric_limits<int>::max();

TEST(SimplestNumber, WithoutOptionsIsZero) {
    EXPECT_EQ(simplest_number(-NONE, NONE, 1), 0);
}

// Berlekamp, Conway, Guy, Winning Ways, chapter 2.
TEST(SimplestNumber, IsLikeInWinningWays) {
    EXPECT_EQ(simplest_number(0, NONE, ONE), 8);
    EXPECT_EQ(simplest_number(8, NONE, ONE), 16);
    EXPECT_EQ(simplest_number(-NONE, 0, ONE), -8);
    EXPECT_EQ(simplest_number(-NONE, -8, ONE), -16);
    EXPECT_EQ(simplest_number(-NONE, 24, ONE), 0);
    EXPECT_EQ(simplest_number(-16, 16, ONE), 0);
    EXPECT_EQ(simplest_number(0, 8, ONE), 4);
    EXPECT_EQ(simplest_number(0, 4, ONE), 2);
    EXPECT_EQ(simplest_number(6, 8, ONE), 7);
    EXPECT_EQ(simplest_number(-8, -4, ONE), -6);
    EXPECT_EQ(simplest_number(8, 72, ONE), 16);
    EXPECT_EQ(simplest_number(-72, -8, ONE), -16);
    EXPECT_EQ(simplest_number(10, 20, ONE), 16);
}

// The number that is born first: each day adds a number before, between and
// after the existing ones. Tests every pair of bounds up to 4, with one = 8.
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
    for (int low = -END - 1; low <= END; ++low)  // no bound at the ends
        for (int high = low + 1; high <= END + 1; ++high)
            for (const int number : born)
                if (low < number && number < high) {
                    EXPECT_EQ(simplest_number(low < -END ? -NONE : low,
                                              high > END ? NONE : high, ONE),
                              number)
                        << "between " << low << " and " << high;
                    break;
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
    int low = -NONE, high = NONE;
    for (std::size_t i = 0; i < stalk.size(); ++i) {
        const int option =
            value(Numbers(stalk.begin(), stalk.begin() + int(i)));
        if (stalk[i] > 0)
            low = std::max(low, option);
        else
            high = std::min(high, option);
    }
    return simplest_number(low, high, ONE);
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
    const int most = std::numeric_limits<int>::max(), one = 1 << 30;
    EXPECT_EQ(simplest_number(most - 9, most, ONE), most - 7);
    EXPECT_EQ(simplest_number(-most, 9 - most, ONE), 7 - most);
    EXPECT_EQ(simplest_number(one - 2, one, one), one - 1);
    EXPECT_EQ(simplest_number(-one, 2 - one, one), 1 - one);
    EXPECT_EQ(simplest_number(1 << 30, most, 1 << 20), (1 << 30) + (1 << 20));
}

TEST(SimplestNumber, OfABillionFreeMovesIsFast) {
    EXPECT_EQ(simplest_number(1000000000, 1 << 30, 1), 1000000001);
}

}  // namespace simplest_number_test
