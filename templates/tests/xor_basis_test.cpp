#include "xor_basis.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <set>
#include <vector>

namespace xor_basis_test {

using Numbers = std::vector<int>;

// The xor of each set of the numbers.
std::set<int> all_sums(const Numbers& numbers) {
    std::set<int> sums = {0};
    for (const int number : numbers) {
        const std::set<int> before = sums;
        for (const int sum : before) sums.insert(sum ^ number);
    }
    return sums;
}

TEST(InsertIndependent, TakesNoZero) {
    Numbers basis;
    EXPECT_FALSE(insert_independent(0, basis));
    EXPECT_TRUE(basis.empty());
}

TEST(InsertIndependent, TakesNoNumberTwice) {
    Numbers basis;
    EXPECT_TRUE(insert_independent(5, basis));
    EXPECT_FALSE(insert_independent(5, basis));
    EXPECT_EQ(basis, Numbers{5});
}

TEST(InsertIndependent, TakesNoXorOfOthers) {
    Numbers basis;
    EXPECT_TRUE(insert_independent(6, basis));
    EXPECT_TRUE(insert_independent(5, basis));
    EXPECT_FALSE(insert_independent(3, basis));
    EXPECT_TRUE(insert_independent(7, basis));
    EXPECT_FALSE(insert_independent(4, basis));
    EXPECT_EQ(basis.size(), 3U);
}

TEST(InsertIndependentDeathTest, RejectsANegativeNumber) {
    Numbers basis;
    EXPECT_DEATH(insert_independent(-1, basis), "number >= 0");
}

TEST(ReducedDeathTest, RejectsANegativeNumber) {
    EXPECT_DEATH(reduced(-1, Numbers()), "number >= 0");
}

TEST(Reduced, OfAnEmptyBasisIsTheNumber) {
    EXPECT_EQ(reduced(12, Numbers()), 12);
    EXPECT_EQ(reduced(0, Numbers()), 0);
}

// Every list of three numbers below 16, in every order.
TEST(Reduced, IsZeroExactlyForTheSumsOfSomeNumbers) {
    for (int code = 0; code < 16 * 16 * 16; ++code) {
        Numbers basis, inserted;
        for (int rest = code, i = 0; i < 3; ++i, rest /= 16) {
            const std::set<int> before = all_sums(inserted);
            EXPECT_EQ(insert_independent(rest % 16, basis),
                      before.count(rest % 16) == 0);
            inserted.push_back(rest % 16);
        }
        const std::set<int> sums = all_sums(inserted);
        EXPECT_EQ(sums.size(), 1U << basis.size());
        for (int number = 0; number < 16; ++number)
            EXPECT_EQ(reduced(number, basis) == 0, sums.count(number) == 1)
                << number << " after list " << code;
    }
}

// Two numbers are reduced to the same iff their xor is a sum.
TEST(Reduced, HasOneNumberForEachCoset) {
    Numbers basis;
    insert_independent(6, basis);
    insert_independent(10, basis);
    for (int a = 0; a < 16; ++a)
        for (int b = 0; b < 16; ++b)
            EXPECT_EQ(reduced(a, basis) == reduced(b, basis),
                      reduced(a ^ b, basis) == 0)
                << a << ' ' << b;
}

TEST(InsertIndependent, ReachesEveryPlace) {
    std::vector<long long> basis;
    const long long most = std::numeric_limits<long long>::max();
    EXPECT_TRUE(insert_independent(most, basis));
    for (int place = 0; place < 62; ++place)
        EXPECT_TRUE(insert_independent(1LL << place, basis)) << place;
    EXPECT_EQ(basis.size(), 63U);
    EXPECT_FALSE(insert_independent(1LL << 62, basis));
    EXPECT_FALSE(insert_independent(most - 12345, basis));
    Numbers of_ints;
    EXPECT_TRUE(insert_independent(std::numeric_limits<int>::max(), of_ints));
    EXPECT_TRUE(insert_independent(1 << 30, of_ints));
    EXPECT_FALSE(insert_independent((1 << 30) - 1, of_ints));
}

}  // namespace xor_basis_test
