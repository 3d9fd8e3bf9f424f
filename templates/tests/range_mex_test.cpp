#include "range_mex.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <climits>
#include <cstddef>
#include <numeric>
#include <random>
#include <vector>

namespace range_mex_test {

int scan(const std::vector<int>& a, int l, int r) {
    int mex = 0;
    while (std::count(a.begin() + l, a.begin() + r + 1, mex)) ++mex;
    return mex;
}

int mex_of(const std::vector<int>& a, int l, int r) {
    return range_mex(a, {{l, r}}).at(0);
}

std::vector<Range> every_range(int n) {
    std::vector<Range> ranges;
    for (int l = 0; l < n; ++l)
        for (int r = l; r < n; ++r) ranges.push_back({l, r});
    return ranges;
}

void expect_agreement(const std::vector<int>& a,
                      const std::vector<Range>& ranges) {
    const std::vector<int> mexes = range_mex(a, ranges);
    ASSERT_EQ(mexes.size(), ranges.size());
    for (std::size_t i = 0; i < ranges.size(); ++i)
        ASSERT_EQ(mexes[i], scan(a, ranges[i].l, ranges[i].r))
            << "from " << ranges[i].l << " to " << ranges[i].r << " of "
            << testing::PrintToString(a);
}

TEST(RangeMex, OfNoRangesIsNothing) {
    EXPECT_TRUE(range_mex({}, {}).empty());
    EXPECT_TRUE(range_mex({0, 1}, {}).empty());
}

TEST(RangeMex, OfOneNumberIsOneOrZero) {
    EXPECT_EQ(mex_of({0}, 0, 0), 1);
    EXPECT_EQ(mex_of({1}, 0, 0), 0);
    EXPECT_EQ(mex_of({2}, 0, 0), 0);
    EXPECT_EQ(mex_of({INT_MAX}, 0, 0), 0);
}

// The table of the header.
TEST(RangeMex, OfTheRangesOfAnExample) {
    const std::vector<Range> ranges = every_range(4);
    EXPECT_EQ(range_mex({0, 1, 0, 2}, ranges),
              std::vector<int>({1, 2, 2, 3, 0, 2, 3, 1, 1, 0}));
}

TEST(RangeMex, AnswersInTheOrderOfTheRanges) {
    const std::vector<Range> ranges = {{1, 1}, {0, 2}, {0, 0}, {1, 1}, {1, 2}};
    EXPECT_EQ(range_mex({0, 1, 2}, ranges), std::vector<int>({0, 3, 1, 0, 0}));
}

TEST(RangeMex, OfKaylesValuesIsAtMostFiveLikeA002186) {
    const std::vector<int> kayles = {0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6,
                                     4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7};
    const int mex_of_prefix[] = {1, 2, 3, 4, 4, 5, 5, 5, 5, 5, 5, 5};
    for (int r = 0; r < 12; ++r)
        EXPECT_EQ(mex_of(kayles, 0, r), mex_of_prefix[r]) << "up to " << r;
    EXPECT_EQ(mex_of(kayles, 0, 23), 5);  // no row of pins has the value 5
    EXPECT_EQ(mex_of(kayles, 1, 23), 0);  // only the empty row has the value 0
}

TEST(RangeMex, AgreesWithScansOfAllArraysOfUpToFiveNumbers) {
    for (int n = 1; n <= 5; ++n) {
        const std::vector<Range> ranges = every_range(n);
        std::vector<int> a(n);
        while (true) {
            ASSERT_NO_FATAL_FAILURE(expect_agreement(a, ranges));
            int i = 0;
            while (i < n && a[i] == 5) a[i++] = 0;
            if (i == n) break;
            ++a[i];
        }
    }
}

TEST(RangeMex, AgreesWithScansOfEveryRangeInAnyOrder) {
    std::mt19937 random(4137);
    for (int most = 1; most <= 60; ++most) {
        std::vector<int> a(50);
        for (int& value : a) value = int(random() % most);
        std::vector<Range> ranges = every_range(50);
        std::shuffle(ranges.begin(), ranges.end(), random);
        ASSERT_NO_FATAL_FAILURE(expect_agreement(a, ranges));
    }
}

TEST(RangeMex, AgreesWithScansOfLongRanges) {
    std::mt19937 random(4137);
    std::vector<int> a(2000);
    for (int& value : a) value = int(random() % 200);
    std::vector<Range> ranges;
    for (int count = 0; count < 20; ++count) {
        const int l = int(random() % 1000);
        ranges.push_back({l, l + int(random() % 1000)});
    }
    expect_agreement(a, ranges);
}

TEST(RangeMex, ReachesAMillionInAMillionNumbers) {
    const int n = 1000000;
    std::vector<int> a(n);
    std::iota(a.begin(), a.end(), 0);
    EXPECT_EQ(range_mex(a, {{0, n - 1}, {0, n - 2}, {1, n - 1}}),
              std::vector<int>({n, n - 1, 0}));
}

}  // namespace range_mex_test
