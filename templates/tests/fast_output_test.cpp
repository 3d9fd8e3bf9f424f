#include "fast_output.hpp"

#include <gtest/gtest.h>
#include <unistd.h>  // whose functions read and write have other arguments

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iomanip>
#include <limits>
#include <sstream>
#include <string>

namespace fast_output_test {

// What `print()` writes to std::cout.
template <class Print>
std::string written(Print print) {
    std::ostringstream text;
    std::streambuf* const before = std::cout.rdbuf(text.rdbuf());
    print();
    std::cout.rdbuf(before);
    return text.str();
}

template <class Integer>
std::string as_written(Integer number, char after) {
    return written([=] { write(number, after); });
}

// An empty file that goes with the last of its descriptors.
int new_file(std::string* path) {
    *path = testing::TempDir() + "fast_output_XXXXXX";
    const int file = mkstemp(path->data());
    if (file < 0) std::abort();
    return file;
}

// What stands in the file, which is removed.
std::string content(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    unlink(path.c_str());
    return text.str();
}

// What is written to a file: by the buffer that std::cout has after
// std::ios::sync_with_stdio(false).
template <class Print>
std::string written_to_file(Print print) {
    std::string path;
    close(new_file(&path));
    {
        std::filebuf file;
        if (!file.open(path, std::ios::out | std::ios::binary)) std::abort();
        std::streambuf* const before = std::cout.rdbuf(&file);
        print();
        std::cout.rdbuf(before);
    }
    return content(path);
}

// What is written to standard output: by the buffer that std::cout has at
// first.
template <class Print>
std::string written_to_stdout(Print print) {
    std::fflush(stdout);
    const int terminal = dup(STDOUT_FILENO);
    std::string path;
    const int file = new_file(&path);
    if (terminal < 0 || dup2(file, STDOUT_FILENO) < 0) std::abort();
    print();
    std::fflush(stdout);
    dup2(terminal, STDOUT_FILENO);
    close(terminal);
    close(file);
    return content(path);
}

TEST(Write, OfZeroIsOneDigit) {
    EXPECT_EQ(as_written(0, ' '), "0 ");
    EXPECT_EQ(as_written(0ULL, '\n'), "0\n");
}

TEST(WriteDeathTest, RejectsNegativeNumbers) {
    EXPECT_DEATH(write(-1, ' '), "number >= 0");
    EXPECT_DEATH(write(std::numeric_limits<long long>::min(), ' '),
                 "number >= 0");
}

TEST(Write, PutsAnyCharacterBehindTheNumber) {
    for (int c = 0; c < 256; ++c) {
        EXPECT_EQ(as_written(7, char(c)), std::string("7") + char(c)) << c;
        EXPECT_EQ(as_written(60, char(c)), std::string("60") + char(c)) << c;
    }
}

TEST(Write, WritesTheLargestOfEachType) {
    EXPECT_EQ(as_written(std::numeric_limits<unsigned char>::max(), '.'),
              "255.");
    EXPECT_EQ(as_written(std::numeric_limits<short>::max(), '.'), "32767.");
    EXPECT_EQ(as_written(std::numeric_limits<int>::max(), '.'), "2147483647.");
    EXPECT_EQ(as_written(std::numeric_limits<unsigned>::max(), '.'),
              "4294967295.");
    EXPECT_EQ(as_written(std::numeric_limits<long long>::max(), '.'),
              "9223372036854775807.");
    EXPECT_EQ(as_written(std::numeric_limits<unsigned long long>::max(), '.'),
              "18446744073709551615.");
}

TEST(Write, WritesEveryNumberAsTheStandardLibraryDoes) {
    for (int n = 0; n <= 20000; ++n)
        ASSERT_EQ(as_written(n, ','), std::to_string(n) + ",");
    unsigned long long power = 1;
    for (int digits = 1; digits <= 20; ++digits, power *= 10)
        for (const unsigned long long n :
             {power - 1, power, power + 1, power / 9 * 5, power + power / 2})
            EXPECT_EQ(as_written(n, ','), std::to_string(n) + ",");
}

// Two digits are written at a time; the zeros of a pair are left out only where
// the number begins.
TEST(Write, WritesTheZerosBehindTheFirstDigit) {
    for (const long long first : {1, 9, 10, 30, 99})
        for (const long long second : {0, 5, 20, 98})
            for (const long long third : {0, 7, 40, 61}) {
                const long long n = (first * 100 + second) * 100 + third;
                EXPECT_EQ(as_written(n, '\n'), std::to_string(n) + "\n");
            }
}

TEST(Write, KeepsItsPlaceAmongTheWordsOfStdCout) {
    const auto print = [] {
        std::cout << "Yes\n";
        write(9, ' ');
        write(5LL, '\n');
        std::cout << 10 << ' ';
        write(3u, '\n');
        std::cout << "No\n";
    };
    const std::string text = "Yes\n9 5\n10 3\nNo\n";
    EXPECT_EQ(written(print), text);
    EXPECT_EQ(written_to_file(print), text);
    EXPECT_EQ(written_to_stdout(print), text);
}

TEST(Write, KeepsItsPlaceAmongTheWordsOfStdio) {
    const auto print = [] {
        std::fputs("Case ", stdout);
        write(1, ':');
        std::fputs(" Alice\n", stdout);
    };
    EXPECT_EQ(written_to_stdout(print), "Case 1: Alice\n");
}

TEST(Write, WritesDecimalsWhateverTheFormatOfStdCout) {
    const std::string text = written([] {
        std::cout << std::hex << std::showpos << std::setfill('*');
        write(255, ' ');
        std::cout << std::setw(4);
        write(16, '\n');
    });
    std::cout.copyfmt(std::ios(nullptr));
    EXPECT_EQ(text, "255 16\n");
}

// 2 MB in numbers of every length.
TEST(Write, WritesMoreThanAnyBufferHolds) {
    std::string expected;
    const auto number = [](int i) { return 0x9E3779B97F4A7C15ULL >> i % 64; };
    for (int i = 0; i < 200000; ++i)
        expected += std::to_string(number(i)) + (i % 10 == 9 ? '\n' : ' ');
    const auto print = [&] {
        for (int i = 0; i < 200000; ++i)
            write(number(i), i % 10 == 9 ? '\n' : ' ');
    };
    EXPECT_TRUE(written_to_file(print) == expected);
    EXPECT_TRUE(written_to_stdout(print) == expected);
}

TEST(Write, StandsBesideTheWriteOfUnistd) {
    int ends[2];
    char bytes[3] = "";
    ASSERT_EQ(pipe(ends), 0);
    const std::string text = written([&] {
        write(12, ' ');
        EXPECT_EQ(write(ends[1], "56", 2), 2);
    });
    EXPECT_EQ(read(ends[0], bytes, 2), 2);
    EXPECT_EQ(text, "12 ");
    EXPECT_STREQ(bytes, "56");
    close(ends[0]);
    close(ends[1]);
}

}  // namespace fast_output_test
