#include "fast_output.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <string>

namespace {

const std::size_t BUFFER = 1 << 16;

// What `write(output)` sends to standard output.
template <class Write>
std::string written(Write write) {
    std::fflush(stdout);
    const int terminal = dup(STDOUT_FILENO);
    std::FILE* file = std::tmpfile();
    if (!file || dup2(fileno(file), STDOUT_FILENO) < 0) std::abort();
    {
        FastOutput output;
        write(output);
    }
    std::fflush(stdout);
    dup2(terminal, STDOUT_FILENO);
    close(terminal);
    std::string text(std::size_t(lseek(fileno(file), 0, SEEK_END)), ' ');
    lseek(fileno(file), 0, SEEK_SET);
    const ssize_t size = read(fileno(file), text.data(), text.size());
    std::fclose(file);
    EXPECT_EQ(size, ssize_t(text.size()));
    return text;
}

template <class Integer>
std::string as_written(Integer value) {
    return written([&](FastOutput& output) { output.write(value); });
}

}  // namespace

TEST(FastOutput, OfNothingWritesNothing) {
    EXPECT_EQ(written([](FastOutput&) {}), "");
}

TEST(FastOutput, OfTheEmptyWordWritesNothing) {
    EXPECT_EQ(written([](FastOutput& output) { output.write(""); }), "");
}

TEST(FastOutput, OfZeroWritesOneDigit) { EXPECT_EQ(as_written(0), "0"); }

TEST(FastOutputDeathTest, RejectsNegativeNumbers) {
    EXPECT_DEATH(FastOutput().write(-1), "value >= 0");
    EXPECT_DEATH(FastOutput().write(std::numeric_limits<long long>::min()),
                 "value >= 0");
}

TEST(FastOutput, WritesWordsAndNumbersInTheirOrder) {
    const std::string text = written([](FastOutput& output) {
        output.write("Case ");
        output.write(10);
        output.write(": ");
        output.write(120LL);
        output.write(5u);
        output.write("\n");
    });
    EXPECT_EQ(text, "Case 10: 1205\n");
}

TEST(FastOutput, WritesTheLargestOfEachType) {
    EXPECT_EQ(as_written(std::numeric_limits<short>::max()), "32767");
    EXPECT_EQ(as_written(std::numeric_limits<int>::max()), "2147483647");
    EXPECT_EQ(as_written(std::numeric_limits<unsigned>::max()), "4294967295");
    EXPECT_EQ(as_written(std::numeric_limits<long long>::max()),
              "9223372036854775807");
    EXPECT_EQ(as_written(std::numeric_limits<unsigned long long>::max()),
              "18446744073709551615");
}

TEST(FastOutput, WritesEveryNumberAsTheStandardLibraryDoes) {
    std::string expected;
    const std::string text = written([&](FastOutput& output) {
        for (long long power = 1; power < 1000000000000000000; power *= 10)
            for (long long n : {power - 1, power, power + 1, 7 * power}) {
                output.write(n);
                output.write(" ");
                expected += std::to_string(n) + " ";
            }
        for (int n = 0; n <= 20000; ++n) {
            output.write(n);
            output.write(" ");
            expected += std::to_string(n) + " ";
        }
    });
    EXPECT_EQ(text, expected);
}

// The zeros of the first three digits are left out, those of the others not.
TEST(FastOutput, WritesTheZerosBehindTheFirstDigitsOnly) {
    std::string expected;
    const std::string text = written([&](FastOutput& output) {
        for (const long long first : {1, 20, 300, 456})
            for (const long long second : {0, 7, 80, 900, 999})
                for (const long long third : {0, 1, 23, 405}) {
                    const long long n = (first * 1000 + second) * 1000 + third;
                    output.write(n);
                    output.write("\n");
                    expected += std::to_string(n) + "\n";
                }
    });
    EXPECT_EQ(text, expected);
}

// Whatever stands at the end of the buffer, nothing is lost or written twice.
TEST(FastOutput, PassesTheEndOfTheBufferAtEveryPlace) {
    for (std::size_t before = BUFFER - 24; before <= BUFFER + 1; ++before) {
        const std::string text = written([&](FastOutput& output) {
            for (std::size_t i = 0; i < before; ++i) output.write(".");
            output.write("word");
            output.write(std::numeric_limits<std::uint64_t>::max());
            output.write("!");
        });
        const std::string dots(before, '.');
        EXPECT_EQ(text, dots + "word18446744073709551615!") << before;
    }
}

TEST(FastOutput, WritesAWordAsLongAsTheBuffer) {
    static char word[BUFFER];
    for (char& c : word) c = 'x';
    word[BUFFER - 1] = '\0';
    const std::string text = written([&](FastOutput& output) {
        output.write("<");
        output.write(word);
        output.write(">");
    });
    EXPECT_EQ(text, "<" + std::string(BUFFER - 1, 'x') + ">");
}

TEST(FastOutput, WritesManyBuffers) {
    std::string expected;
    const std::string text = written([&](FastOutput& output) {
        for (int n = 0; n < 300000; ++n) {
            output.write(n);
            output.write(n % 3 == 0 ? "Yes\n" : "No.\n");
            expected += std::to_string(n) + (n % 3 == 0 ? "Yes\n" : "No.\n");
        }
    });
    EXPECT_EQ(text, expected);
}
