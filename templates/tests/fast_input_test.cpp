#include "fast_input.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <string>
#include <vector>

namespace {

using Numbers = std::vector<unsigned long long>;

const std::size_t BUFFER = 1 << 16;

// Makes `text` the standard input, to be read from its beginning.
void set_stdin(const std::string& text) {
    std::string path = testing::TempDir() + "fast_input_XXXXXX";
    const int file = mkstemp(path.data());
    if (file < 0) std::abort();
    std::FILE* out = fdopen(file, "wb");
    const std::size_t written = std::fwrite(text.data(), 1, text.size(), out);
    if (std::fclose(out) != 0 || written != text.size()) std::abort();
    if (!std::freopen(path.c_str(), "rb", stdin)) std::abort();
    unlink(path.c_str());
}

// What `while (input.read(n))` reads from `text`.
Numbers read_all(const std::string& text) {
    set_stdin(text);
    FastInput input;
    Numbers numbers;
    unsigned long long n;
    while (input.read(n)) numbers.push_back(n);
    return numbers;
}

// `text` after blanks, so that it begins at byte `at`.
std::string text_at(std::size_t at, const std::string& text) {
    return std::string(at, ' ') + text;
}

template <class Integer>
void expect_reads_the_largest() {
    const Integer most = std::numeric_limits<Integer>::max();
    set_stdin(std::to_string(most) + " 0 " + std::to_string(most));
    FastInput input;
    Integer n;
    EXPECT_TRUE(input.read(n));
    EXPECT_EQ(n, most);
    EXPECT_TRUE(input.read(n));
    EXPECT_EQ(n, Integer(0));
    EXPECT_TRUE(input.read(n));
    EXPECT_EQ(n, most);
}

}  // namespace

TEST(FastInput, OfNothingReads0AndFalse) {
    set_stdin("");
    FastInput input;
    int n = 7;
    EXPECT_FALSE(input.read(n));
    EXPECT_EQ(n, 0);
}

TEST(FastInput, OfOneDigitReadsIt) {
    EXPECT_EQ(read_all("0"), Numbers({0}));
    EXPECT_EQ(read_all("9"), Numbers({9}));
}

TEST(FastInput, OfBlanksAloneReads0AndFalse) {
    set_stdin(" \r\n\t\n ");
    FastInput input;
    int n = 7;
    EXPECT_FALSE(input.read(n));
    EXPECT_EQ(n, 0);
}

TEST(FastInput, StaysAtTheEndOfTheInput) {
    set_stdin("5\n");
    FastInput input;
    int n;
    EXPECT_TRUE(input.read(n));
    EXPECT_EQ(n, 5);
    for (int again = 0; again < 3; ++again) {
        n = 7;
        EXPECT_FALSE(input.read(n)) << "attempt " << again;
        EXPECT_EQ(n, 0) << "attempt " << again;
    }
}

TEST(FastInput, StaysAtTheEndOfAnInputWithoutANewline) {
    set_stdin("12 34");
    FastInput input;
    int n;
    EXPECT_TRUE(input.read(n));
    EXPECT_EQ(n, 12);
    EXPECT_TRUE(input.read(n));
    EXPECT_EQ(n, 34);
    for (int again = 0; again < 3; ++again) EXPECT_FALSE(input.read(n));
    EXPECT_EQ(n, 0);
}

TEST(FastInput, TakesWindowsLineEndsEmptyLinesAndTabsForBlanks) {
    const Numbers numbers = {2, 10, 20, 3};
    EXPECT_EQ(read_all("2\n10 20\n3\n"), numbers);
    EXPECT_EQ(read_all("2\r\n10 20\r\n3\r\n"), numbers);
    EXPECT_EQ(read_all("\n\n2\n\n\n10  20 \n\r\n3\n\n"), numbers);
    EXPECT_EQ(read_all("  2\t10\t\t20\n 3"), numbers);
}

// The characters next to the digits are '/' and ':'. A byte 0xFF is no end.
TEST(FastInput, TakesEverythingButDigitsForBlanks) {
    EXPECT_EQ(read_all("//1//2::3::"), Numbers({1, 2, 3}));
    EXPECT_EQ(read_all("4\xFF"
                       "5\xFF\xFF"
                       "6"),
              Numbers({4, 5, 6}));
    EXPECT_EQ(read_all(std::string("7\0"
                                   "8",
                                   3)),
              Numbers({7, 8}));
}

TEST(FastInput, ReadsLeadingZerosAsDecimals) {
    EXPECT_EQ(read_all("007 010 00"), Numbers({7, 10, 0}));
}

TEST(FastInput, ReadsANumberLongerThanItsBuffer) {
    const std::string zeros(3 * BUFFER + 5, '0');
    EXPECT_EQ(read_all(zeros + "12 " + zeros), Numbers({12, 0}));
}

TEST(FastInput, ReadsTheLargestNumberOfEachType) {
    EXPECT_EQ(read_all("18446744073709551615"), Numbers({~0ULL}));
    expect_reads_the_largest<unsigned long long>();
    expect_reads_the_largest<long long>();
    expect_reads_the_largest<unsigned>();
    expect_reads_the_largest<int>();
    expect_reads_the_largest<short>();
    expect_reads_the_largest<unsigned char>();
}

TEST(FastInput, ReadsDifferentTypesInTurn) {
    set_stdin("3 9000000000 65535\n");
    FastInput input;
    int small;
    long long large;
    unsigned short middle;
    EXPECT_TRUE(input.read(small));
    EXPECT_TRUE(input.read(large));
    EXPECT_TRUE(input.read(middle));
    EXPECT_EQ(small, 3);
    EXPECT_EQ(large, 9000000000LL);
    EXPECT_EQ(middle, 65535);
}

TEST(FastInput, ReadsANumberAcrossTheEndOfItsBuffer) {
    const Numbers numbers = {1234567890, 42};
    for (const std::size_t edge : {BUFFER, 2 * BUFFER})
        for (std::size_t at = edge - 12; at <= edge + 2; ++at) {
            EXPECT_EQ(read_all(text_at(at, "1234567890 42\n")), numbers)
                << "at byte " << at;
            EXPECT_EQ(read_all(text_at(at, "1234567890\r\n42")), numbers)
                << "at byte " << at;
        }
}

TEST(FastInput, ReadsAnInputThatEndsWithItsBuffer) {
    for (const std::size_t size : {BUFFER, 2 * BUFFER}) {
        EXPECT_EQ(read_all(text_at(size - 3, "123")), Numbers({123}));
        EXPECT_EQ(read_all(text_at(size - 4, "123\n")), Numbers({123}));
        EXPECT_EQ(read_all(std::string(size, '\n')), Numbers());
    }
}

// All of 0 to 400000, 2.7 MB, with every kind of blank between them.
TEST(FastInput, ReadsManyNumbersInTheirOrder) {
    const int LAST = 400000;
    const char* const between[] = {" ", "\n", "\r\n", "\t", "  ", "\n\n"};
    std::string text;
    for (int i = 0; i <= LAST; ++i) text += std::to_string(i) + between[i % 6];
    set_stdin(text);
    FastInput input;
    int n;
    for (int i = 0; i <= LAST; ++i) {
        ASSERT_TRUE(input.read(n)) << "number " << i;
        ASSERT_EQ(n, i);
    }
    EXPECT_FALSE(input.read(n));
}
