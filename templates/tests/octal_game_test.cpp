#include "octal_game.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "play.hpp"

namespace octal_game_test {

using Rows = std::vector<int>;

// Plays sums of rows by the code of the game, move by move.
play::Game<Rows> octal_game(const std::string& code) {
    return play::Game<Rows>([code](const Rows& rows) {
        std::vector<Rows> options;
        for (std::size_t i = 0; i < rows.size(); ++i)
            for (int k = 1; k + 1 < int(code.size()); ++k)
                for (int left = 0; left + k <= rows[i]; ++left) {
                    Rows option = rows;
                    option.erase(option.begin() + int(i));
                    int parts = 0;
                    for (const int part : {left, rows[i] - k - left})
                        if (part > 0) ++parts, option.push_back(part);
                    if (((code[k + 1] - '0') >> parts & 1) == 0) continue;
                    std::sort(option.begin(), option.end());
                    options.push_back(option);
                }
        return options;
    });
}

// Every code of this many digits.
std::vector<std::string> codes(int places) {
    std::vector<std::string> codes = {"0."};
    for (; places > 0; --places) {
        std::vector<std::string> longer;
        for (const std::string& code : codes)
            for (char digit = '0'; digit <= '7'; ++digit)
                longer.push_back(code + digit);
        codes = longer;
    }
    return codes;
}

// The position with the rows a and b, without empty rows.
Rows sum_of(int a, int b) {
    Rows rows;
    for (const int row : {std::min(a, b), std::max(a, b)})
        if (row > 0) rows.push_back(row);
    return rows;
}

void expect_agreement(const std::string& code, int beads) {
    play::Game<Rows> game = octal_game(code);
    const std::vector<int> grundy = octal_game_values(beads, code);
    for (int a = 0; a <= beads; ++a)
        for (int b = a; a + b <= beads; ++b)
            ASSERT_EQ(grundy[a] == grundy[b], game.is_p_position(sum_of(a, b)))
                << "rows " << a << " and " << b << ", code " << code;
}

// The values that Winning Ways prints, last exceptions included.
void expect_period(const std::string& code, int first, int length) {
    const int enough = 2 * first + 2 * length + int(code.size()) - 2;
    const auto proved = [&](int max_row) {
        return octal_game_period(octal_game_values(max_row, code), code);
    };
    EXPECT_EQ(proved(enough).first, first) << code;
    EXPECT_EQ(proved(enough).length, length) << code;
    EXPECT_EQ(proved(enough - 1).length, 0) << code << ", one row less";
}

TEST(OctalGameValues, OfNoBeadsIsZero) {
    EXPECT_EQ(octal_game_values(0, "0.7"), Rows({0}));
    EXPECT_EQ(octal_game_values(0, "0."), Rows({0}));
}

TEST(OctalGameValues, WithoutAMoveAreZero) {
    EXPECT_EQ(octal_game_values(3, "0."), Rows({0, 0, 0, 0}));
    EXPECT_EQ(octal_game_values(3, "0.00007"), Rows({0, 0, 0, 0}));
}

TEST(OctalGameValues, OfKaylesAreThoseOfA002186) {
    EXPECT_EQ(octal_game_values(36, "0.77"),
              Rows({0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3,
                    2, 1, 4, 6, 7, 4, 1, 2, 8, 5, 4, 7, 2, 1, 8, 6, 7, 4}));
}

TEST(OctalGameValues, OfDawsonsChessAreThoseOfA002187) {
    EXPECT_EQ(octal_game_values(34, "0.137"),
              Rows({0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2,
                    3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 2, 7, 4, 0}));
}

// First cousins: the same game on rows one bead longer, and two beads longer.
TEST(OctalGameValues, OfCousinsAreShifted) {
    const Rows chess = octal_game_values(500, "0.137");
    const Rows kayles = octal_game_values(501, "0.07");
    const Rows crosses = octal_game_values(500, "0.11337");
    const Rows treblecross = octal_game_values(502, "0.007");
    for (int row = 0; row <= 500; ++row) {
        EXPECT_EQ(chess[row], kayles[row + 1]) << "row " << row;
        EXPECT_EQ(crosses[row], treblecross[row + 2]) << "row " << row;
    }
}

TEST(OctalGameValues, OfSubtractionGamesAreRemainders) {
    const Rows grundy = octal_game_values(50, "0.333");
    for (int row = 0; row <= 50; ++row)
        EXPECT_EQ(grundy[row], row % 4) << "row " << row;
}

TEST(OctalGameValues, AgreeWithTheSearchOnEveryCodeOfUpToTwoDigits) {
    for (const int places : {0, 1, 2})
        for (const std::string& code : codes(places))
            expect_agreement(code, 12);
}

TEST(OctalGameValues, AgreeWithTheSearchOnEveryCodeOfThreeDigits) {
    for (const std::string& code : codes(3)) expect_agreement(code, 8);
}

TEST(OctalGameValues, AgreeWithTheSearchOnLongerCodes) {
    for (const char* code :
         {"0.11337", "0.0007", "0.00007", "0.1337", "0.4321"})
        expect_agreement(code, 18);
}

TEST(OctalGamePeriod, OfSubtractionGamesBeginsAtOnce) {
    expect_period("0.3", 0, 2);
    expect_period("0.333", 0, 4);
}

TEST(OctalGamePeriod, WithoutAMoveIsOne) { expect_period("0.", 0, 1); }

TEST(OctalGamePeriod, OfKaylesIs12FromRow71) { expect_period("0.77", 71, 12); }

TEST(OctalGamePeriod, OfDawsonsGamesIs34) {
    expect_period("0.07", 53, 34);
    expect_period("0.137", 52, 34);
}

TEST(OctalGamePeriod, OfKenyonsGameIs349) { expect_period("0.156", 3479, 349); }

// 4000 rows of Kayles have the period that 169 rows prove.
TEST(OctalGamePeriod, HoldsFarBeyondTheTable) {
    const Rows grundy = octal_game_values(4000, "0.77");
    for (int row = 71; row + 12 <= 4000; ++row)
        EXPECT_EQ(grundy[row + 12], grundy[row]) << "row " << row;
}

// Nobody knows whether 0.007 becomes periodic.
TEST(OctalGamePeriod, OfTreblecrossIsNotProvedBy2000Rows) {
    EXPECT_EQ(
        octal_game_period(octal_game_values(2000, "0.007"), "0.007").length, 0);
}

TEST(OctalGameValues, Of5000RowsAreTheMexOfTheirOptions) {
    const Rows grundy = octal_game_values(5000, "0.11337");
    for (const int row : {1046, 2000, 4999, 5000}) {
        std::set<int> values = {grundy[row - 3], grundy[row - 4]};
        for (int a = 0; a <= row - 5; ++a)
            values.insert(grundy[a] ^ grundy[row - 5 - a]);
        EXPECT_EQ(values.count(grundy[row]), 0U) << "row " << row;
        for (int value = 0; value < grundy[row]; ++value)
            EXPECT_EQ(values.count(value), 1U)
                << "row " << row << ", value " << value;
    }
}

}  // namespace octal_game_test
