#include "range_mex.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <climits>
#include <numeric>
#include <random>
#include <vector>

namespace {

int scan(const std::vector<int>& a, int l, int r) {
    int mex = 0;
    while (std::count(a.begin() + l, a.begin() + r + 1, mex)) ++mex;
    return mex;
}

TEST(RangeMex, OfOneNumberIsOneOrZero) {
    EXPECT_EQ(RangeMex({0}).query(0, 0), 1);
    EXPECT_EQ(RangeMex({1}).query(0, 0), 0);
    EXPECT_EQ(RangeMex({2}).query(0, 0), 0);
    EXPECT_EQ(RangeMex({INT_MAX}).query(0, 0), 0);
}

TEST(RangeMexDeathTest, RejectsRangesOutsideTheArray) {
    const RangeMex none((std::vector<int>())), three({0, 1, 2});
    EXPECT_DEATH(none.query(0, 0), "r < n_");
    EXPECT_DEATH(three.query(-1, 1), "0 <= l");
    EXPECT_DEATH(three.query(2, 1), "l <= r");
    EXPECT_DEATH(three.query(1, 3), "r < n_");
}

TEST(RangeMexDeathTest, RejectsNegativeNumbers) {
    EXPECT_DEATH(RangeMex({0, -1}), "value >= 0");
}

TEST(RangeMex, OfKaylesValuesIsAtMostFiveLikeA002186) {
    const RangeMex kayles({0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6,
                           4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7});
    const int mex_of_prefix[] = {1, 2, 3, 4, 4, 5, 5, 5, 5, 5, 5, 5};
    for (int r = 0; r < 12; ++r)
        EXPECT_EQ(kayles.query(0, r), mex_of_prefix[r]) << "up to " << r;
    EXPECT_EQ(kayles.query(0, 23), 5);  // no row of pins has the value 5
    EXPECT_EQ(kayles.query(1, 23), 0);  // only the empty row has the value 0
}

TEST(RangeMex, AgreesWithScansOfAllArraysOfUpToFiveNumbers) {
    for (int n = 1; n <= 5; ++n) {
        std::vector<int> a(n);
        while (true) {
            const RangeMex range_mex(a);
            for (int l = 0; l < n; ++l)
                for (int r = l; r < n; ++r)
                    ASSERT_EQ(range_mex.query(l, r), scan(a, l, r))
                        << "from " << l << " to " << r << " of "
                        << testing::PrintToString(a);
            int i = 0;
            while (i < n && a[i] == 5) a[i++] = 0;
            if (i == n) break;
            ++a[i];
        }
    }
}

TEST(RangeMex, AgreesWithScansOfLongRanges) {
    std::mt19937 random(4137);
    std::vector<int> a(2000);
    for (int& value : a) value = int(random() % 200);
    const RangeMex range_mex(a);
    for (int count = 0; count < 20; ++count) {
        const int l = int(random() % 1000), r = l + int(random() % 1000);
        EXPECT_EQ(range_mex.query(l, r), scan(a, l, r))
            << "from " << l << " to " << r;
    }
}

TEST(RangeMex, ReachesAMillionInAMillionNumbers) {
    const int n = 1000000;
    std::vector<int> a(n);
    std::iota(a.begin(), a.end(), 0);
    const RangeMex range_mex(a);
    EXPECT_EQ(range_mex.query(0, n - 1), n);
    EXPECT_EQ(range_mex.query(0, n - 2), n - 1);
    EXPECT_EQ(range_mex.query(1, n - 1), 0);
}

}  // namespace
