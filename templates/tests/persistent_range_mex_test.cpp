#include "persistent_range_mex.hpp"

#include <gtest/gtest.h>

#include <climits>
#include <cstddef>
#include <numeric>
#include <random>
#include <vector>

#include "range_mex.hpp"

namespace persistent_range_mex_test {

int mex_of(const std::vector<int>& a, int l, int r) {
    return PersistentRangeMex(a).mex(l, r);
}

std::vector<Range> every_range(int n) {
    std::vector<Range> ranges;
    for (int l = 0; l < n; ++l)
        for (int r = l; r < n; ++r) ranges.push_back({l, r});
    return ranges;
}

// Asks one range after the other what range_mex answers all at once.
void expect_agreement(const std::vector<int>& a,
                      const std::vector<Range>& ranges) {
    const PersistentRangeMex online(a);
    const std::vector<int> offline = range_mex(a, ranges);
    for (std::size_t i = 0; i < ranges.size(); ++i)
        ASSERT_EQ(online.mex(ranges[i].l, ranges[i].r), offline[i])
            << "from " << ranges[i].l << " to " << ranges[i].r << " of "
            << testing::PrintToString(a);
}

TEST(PersistentRangeMex, OfOneNumberIsOneOrZero) {
    EXPECT_EQ(mex_of({0}, 0, 0), 1);
    EXPECT_EQ(mex_of({1}, 0, 0), 0);
    EXPECT_EQ(mex_of({2}, 0, 0), 0);
    EXPECT_EQ(mex_of({INT_MAX}, 0, 0), 0);
}

TEST(PersistentRangeMex, KeepsTheTreeOfEachPrefix) {
    const PersistentRangeMex online({0, 1, 0, 2});
    EXPECT_EQ(online.mex(0, 3), 3);
    EXPECT_EQ(online.mex(0, 0), 1);
    EXPECT_EQ(online.mex(0, 1), 2);
    EXPECT_EQ(online.mex(1, 2), 2);
    EXPECT_EQ(online.mex(3, 3), 0);
    EXPECT_EQ(online.mex(0, 3), 3);
}

TEST(PersistentRangeMexDeathTest, RejectsRangesOutsideTheArray) {
    EXPECT_DEATH(mex_of({}, 0, 0), "r < int");
    EXPECT_DEATH(mex_of({0, 1, 2}, -1, 1), "0 <= l");
    EXPECT_DEATH(mex_of({0, 1, 2}, 2, 1), "l <= r");
    EXPECT_DEATH(mex_of({0, 1, 2}, 1, 3), "r < int");
}

TEST(PersistentRangeMexDeathTest, RejectsNegativeNumbers) {
    EXPECT_DEATH(PersistentRangeMex({0, -1}), "a\\[r\\] >= 0");
}

TEST(PersistentRangeMexDeathTest, RejectsMoreNumbersThanNodesCanBeNumbered) {
    const std::vector<int> many(50000001);
    EXPECT_DEATH(PersistentRangeMex online(many), "a.size\\(\\) <= 50000000");
}

TEST(PersistentRangeMex, OfKaylesValuesIsAtMostFiveLikeA002186) {
    const PersistentRangeMex kayles({0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6,
                                     4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7});
    const int mex_of_prefix[] = {1, 2, 3, 4, 4, 5, 5, 5, 5, 5, 5, 5};
    for (int r = 0; r < 12; ++r)
        EXPECT_EQ(kayles.mex(0, r), mex_of_prefix[r]) << "up to " << r;
    EXPECT_EQ(kayles.mex(0, 23), 5);  // no row of pins has the value 5
    EXPECT_EQ(kayles.mex(1, 23), 0);  // only the empty row has the value 0
}

TEST(PersistentRangeMex, AgreesWithTheSweepOnAllArraysOfUpToFiveNumbers) {
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

TEST(PersistentRangeMex, AgreesWithTheSweepOnEveryRangeOfRandomArrays) {
    std::mt19937 random(1989);
    for (int most = 1; most <= 60; ++most) {
        std::vector<int> a(50);
        for (int& value : a) value = int(random() % most);
        ASSERT_NO_FATAL_FAILURE(expect_agreement(a, every_range(50)));
    }
}

TEST(PersistentRangeMex, AgreesWithTheSweepOnLongRanges) {
    std::mt19937 random(1989);
    std::vector<int> a(20000);
    for (int& value : a) value = int(random() % 2000);
    std::vector<Range> ranges;
    for (int count = 0; count < 1000; ++count) {
        const int l = int(random() % 10000);
        ranges.push_back({l, l + int(random() % 10000)});
    }
    expect_agreement(a, ranges);
}

// Each range begins at the answer before it.
TEST(PersistentRangeMex, AnswersRangesThatDependOnAnswers) {
    std::mt19937 random(4137);
    std::vector<int> a(300);
    for (int& value : a) value = int(random() % 100);
    const PersistentRangeMex online(a);
    int l = 0;
    for (int count = 0; count < 1000; ++count) {
        const int r = l + int(random() % (300 - l));
        const int mex = online.mex(l, r);
        ASSERT_EQ(mex, range_mex(a, {{l, r}}).at(0))
            << "from " << l << " to " << r;
        l = mex;
    }
}

TEST(PersistentRangeMex, ReachesAMillionInAMillionNumbers) {
    const int n = 1000000;
    std::vector<int> a(n);
    std::iota(a.begin(), a.end(), 0);
    const PersistentRangeMex online(a);
    EXPECT_EQ(online.mex(0, n - 1), n);
    EXPECT_EQ(online.mex(0, n - 2), n - 1);
    EXPECT_EQ(online.mex(1, n - 1), 0);
}

}  // namespace persistent_range_mex_test
