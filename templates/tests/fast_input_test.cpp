#include "fast_input.hpp"

#include <gtest/gtest.h>
#include <unistd.h>  // whose functions read and write have other arguments

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <limits>
#include <streambuf>
#include <string>
#include <utility>
#include <vector>

namespace fast_input_test {

using Numbers = std::vector<unsigned long long>;

// Text that arrives in parts of `part` bytes, as from a buffer of that size.
class Parts : public std::streambuf {
  public:
    Parts(std::string text, std::size_t part)
        : text_(std::move(text)), part_(part) {
        setg(text_.data(), text_.data(), text_.data());
    }

  protected:
    int_type underflow() override {
        const std::size_t at = std::size_t(egptr() - eback());
        if (at == text_.size()) return traits_type::eof();
        const std::size_t size = std::min(part_, text_.size() - at);
        setg(text_.data(), text_.data() + at, text_.data() + at + size);
        return traits_type::to_int_type(*gptr());
    }

  private:
    std::string text_;
    std::size_t part_;
};

// While it lives, std::cin reads `text`.
class Input {
  public:
    explicit Input(const std::string& text, std::size_t part = 1 << 16)
        : parts_(text, part), before_(std::cin.rdbuf(&parts_)) {}
    ~Input() { std::cin.rdbuf(before_); }
    Input(const Input&) = delete;
    Input& operator=(const Input&) = delete;

  private:
    Parts parts_;
    std::streambuf* before_;
};

// The path of a new file that holds `text`, for the caller to unlink.
std::string new_file(const std::string& text) {
    std::string path = testing::TempDir() + "fast_input_XXXXXX";
    const int file = mkstemp(path.data());
    if (file < 0) std::abort();
    std::FILE* out = fdopen(file, "wb");
    const std::size_t written = std::fwrite(text.data(), 1, text.size(), out);
    if (std::fclose(out) != 0 || written != text.size()) std::abort();
    return path;
}

Numbers read_to_the_end() {
    Numbers numbers;
    unsigned long long n;
    while (read(n)) numbers.push_back(n);
    return numbers;
}

// What `while (read(n))` reads from `text`, which arrives in parts.
Numbers read_parts(const std::string& text, std::size_t part) {
    const Input input(text, part);
    return read_to_the_end();
}

// What is read from a file: by the buffer that std::cin has after
// std::ios::sync_with_stdio(false).
Numbers read_file(const std::string& text) {
    const std::string path = new_file(text);
    std::filebuf file;
    if (!file.open(path, std::ios::in | std::ios::binary)) std::abort();
    unlink(path.c_str());
    std::streambuf* const before = std::cin.rdbuf(&file);
    const Numbers numbers = read_to_the_end();
    std::cin.rdbuf(before);
    return numbers;
}

// What is read from standard input: by the buffer that std::cin has at first.
Numbers read_stdin(const std::string& text) {
    const std::string path = new_file(text);
    if (!std::freopen(path.c_str(), "rb", stdin)) std::abort();
    unlink(path.c_str());
    return read_to_the_end();
}

void expect_reads(const std::string& text, const Numbers& numbers) {
    for (const std::size_t part : {1, 2, 3, 5, 1 << 16})
        EXPECT_EQ(read_parts(text, part), numbers)
            << testing::PrintToString(text) << " in parts of " << part;
    EXPECT_EQ(read_file(text), numbers) << testing::PrintToString(text);
    EXPECT_EQ(read_stdin(text), numbers) << testing::PrintToString(text);
}

template <class Integer>
void expect_reads_the_largest() {
    const Integer most = std::numeric_limits<Integer>::max();
    const Input input(std::to_string(most) + " 0 " + std::to_string(most));
    Integer n;
    EXPECT_TRUE(read(n));
    EXPECT_EQ(n, most);
    EXPECT_TRUE(read(n));
    EXPECT_EQ(n, Integer(0));
    EXPECT_TRUE(read(n));
    EXPECT_EQ(n, most);
}

TEST(Read, OfNothingGives0AndFalse) {
    const Input input("");
    int n = 7;
    EXPECT_FALSE(read(n));
    EXPECT_EQ(n, 0);
    expect_reads("", Numbers());
}

TEST(Read, OfWhitespaceAloneGives0AndFalse) {
    const Input input(" \r\n\t\n ");
    int n = 7;
    EXPECT_FALSE(read(n));
    EXPECT_EQ(n, 0);
    expect_reads("\n", Numbers());
    expect_reads("\r\n\r\n", Numbers());
}

TEST(Read, OfOneDigitGivesIt) {
    for (unsigned digit = 0; digit <= 9; ++digit)
        expect_reads(std::to_string(digit), {digit});
}

TEST(Read, StaysAtTheEndOfTheInput) {
    for (const char* const text : {"12 34\n", "12 34\r\n", "12 34"}) {
        const Input input(text);
        int n;
        EXPECT_TRUE(read(n));
        EXPECT_EQ(n, 12);
        EXPECT_TRUE(read(n)) << "the input ends with this number";
        EXPECT_EQ(n, 34);
        for (int again = 0; again < 3; ++again) {
            n = 7;
            EXPECT_FALSE(read(n)) << "attempt " << again;
            EXPECT_EQ(n, 0) << "attempt " << again;
        }
    }
}

TEST(Read, ReadsTheLastNumberWithAndWithoutANewline) {
    expect_reads("1\n23\n456\n", {1, 23, 456});
    expect_reads("1\n23\n456", {1, 23, 456});
    expect_reads("1\r\n23\r\n456\r\n", {1, 23, 456});
    expect_reads("1\r\n23\r\n456\r", {1, 23, 456});
}

TEST(Read, SkipsEmptyLinesTabsAndRepeatedSpaces) {
    const Numbers numbers = {2, 10, 20, 3};
    expect_reads("2\n10 20\n3\n", numbers);
    expect_reads("\n\n2\n\n\n10  20 \n\r\n3\n\n", numbers);
    expect_reads("  2\t10\t\t20\n 3", numbers);
}

// The characters next to the digits are '/' and ':'. A byte 0xFF is no end.
TEST(Read, SkipsEverythingButDigits) {
    expect_reads("//1//2::3::", {1, 2, 3});
    expect_reads("Case 1: n=20, m = (3);", {1, 20, 3});
    expect_reads(
        "4\xFF"
        "5\xFF\xFF"
        "6",
        {4, 5, 6});
    expect_reads(std::string("7\0"
                             "8\0",
                             4),
                 {7, 8});
    for (int c = 0; c < 256; ++c) {
        if ((c >= '0' && c <= '9') || c == '-') continue;
        const std::string garbage(2, char(c));
        EXPECT_EQ(read_parts(garbage + "12" + garbage + "34" + garbage, 4),
                  Numbers({12, 34}))
            << "byte " << c;
    }
}

TEST(Read, TakesLeadingZerosForDecimals) {
    expect_reads("007 010 00", {7, 10, 0});
}

TEST(Read, ReadsTheLargestNumberOfEachType) {
    expect_reads("18446744073709551615", {~0ULL});
    expect_reads_the_largest<unsigned long long>();
    expect_reads_the_largest<long long>();
    expect_reads_the_largest<unsigned>();
    expect_reads_the_largest<int>();
    expect_reads_the_largest<unsigned short>();
    expect_reads_the_largest<short>();
    expect_reads_the_largest<unsigned char>();
}

// The largest number is read, one more is not; nor ten times as much.
template <class Integer>
void expect_death_beyond_the_largest() {
    Integer n = 0;
    std::string text = std::to_string(std::numeric_limits<Integer>::max());
    for (const std::string& longer : {text + "0", text + "00000000000000000000",
                                      "0" + text + "9", std::string(30, '9')}) {
        const Input input(longer);
        EXPECT_DEATH(read(n), "most / 10") << longer;
    }
    ASSERT_NE(text.back(), '9');
    ++text.back();
    const Input input(text);
    EXPECT_DEATH(read(n), "most / 10") << text;
}

TEST(ReadDeathTest, RejectsANumberThatDoesNotFit) {
    expect_death_beyond_the_largest<unsigned long long>();
    expect_death_beyond_the_largest<long long>();
    expect_death_beyond_the_largest<unsigned>();
    expect_death_beyond_the_largest<int>();
    expect_death_beyond_the_largest<unsigned short>();
    expect_death_beyond_the_largest<short>();
    expect_death_beyond_the_largest<unsigned char>();
    const Input input("99999999999");
    int n;
    EXPECT_DEATH(read(n), "most / 10");
}

TEST(ReadDeathTest, RejectsANegativeNumber) {
    for (const char* const text : {"-5", " -5", "\n\n-5", "x-5", "--5"}) {
        const Input input(text);
        int n;
        EXPECT_DEATH(read(n), "c != '-'") << text;
    }
    const Input input("3 -5");
    int n;
    EXPECT_TRUE(read(n));
    EXPECT_DEATH(read(n), "c != '-'");
}

TEST(Read, ReadsDifferentTypesInTurn) {
    const Input input("3 9000000000 65535 8\n");
    int small;
    long long large;
    unsigned short middle;
    std::vector<int> list(1);
    EXPECT_TRUE(read(small));
    EXPECT_TRUE(read(large));
    EXPECT_TRUE(read(middle));
    EXPECT_TRUE(read(list[0]));
    EXPECT_EQ(small, 3);
    EXPECT_EQ(large, 9000000000LL);
    EXPECT_EQ(middle, 65535);
    EXPECT_EQ(list[0], 8);
}

TEST(Read, ReadsANumberLongerThanAnyBuffer) {
    const std::string zeros(200000, '0');
    expect_reads(zeros + "12 " + zeros, {12, 0});
}

TEST(Read, SkipsWhitespaceLongerThanAnyBuffer) {
    const std::string spaces(200000, ' ');
    expect_reads(spaces + "12" + spaces, {12});
    expect_reads(spaces, Numbers());
}

// Usual sizes of a buffer are 1 << 9 to 1 << 16, or one byte less.
TEST(Read, ReadsANumberAcrossTheEndOfABuffer) {
    const Numbers numbers = {1234567890, 42};
    for (int bits = 9; bits <= 16; ++bits)
        for (std::size_t at = (1U << bits) - 13; at <= (1U << bits); ++at) {
            const std::string spaces(at, ' ');
            EXPECT_EQ(read_file(spaces + "1234567890 42\n"), numbers)
                << "at byte " << at;
            EXPECT_EQ(read_file(spaces + "1234567890\r\n42"), numbers)
                << "at byte " << at;
        }
}

// All of 0 to 200000, 1.5 MB, with every kind of whitespace between them.
TEST(Read, ReadsManyNumbersInTheirOrder) {
    const char* const between[] = {" ", "\n", "\r\n", "\t", "  ", "\n\n"};
    Numbers numbers;
    std::string text;
    for (unsigned i = 0; i <= 200000; ++i) {
        numbers.push_back(i);
        text += std::to_string(i) + between[i % 6];
    }
    EXPECT_EQ(read_file(text), numbers);
    EXPECT_EQ(read_stdin(text), numbers);
}

// The character behind a number is read with it, and no more.
TEST(Read, LeavesTheRestOfTheInputToStdCin) {
    for (const std::size_t part : {1, 4, 1 << 16}) {
        const Input input("2 S-Nim\n7\n-5 8;.x", part);
        int n;
        std::string word;
        char c;
        EXPECT_TRUE(read(n));
        EXPECT_EQ(n, 2);
        EXPECT_TRUE(std::cin >> word);
        EXPECT_EQ(word, "S-Nim");
        EXPECT_TRUE(read(n));
        EXPECT_EQ(n, 7);
        EXPECT_TRUE(std::cin >> n);
        EXPECT_EQ(n, -5);
        EXPECT_TRUE(read(n));
        EXPECT_EQ(n, 8);
        EXPECT_TRUE(std::cin.get(c));
        EXPECT_EQ(c, '.');
        EXPECT_FALSE(read(n)) << "x is no number";
        EXPECT_FALSE(std::cin >> word) << "x was read";
    }
}

TEST(Read, LeavesALineToGetline) {
    const Input input("3\nfirst line\n4");
    int n;
    std::string line;
    EXPECT_TRUE(read(n));
    EXPECT_TRUE(std::getline(std::cin, line));
    EXPECT_EQ(line, "first line");
    EXPECT_TRUE(read(n));
    EXPECT_EQ(n, 4);
}

TEST(Read, StandsBesideTheReadOfUnistd) {
    int ends[2], n;
    char bytes[3] = "";
    ASSERT_EQ(pipe(ends), 0);
    ASSERT_EQ(write(ends[1], "56", 2), 2);
    const Input input("12");
    EXPECT_TRUE(read(n));
    EXPECT_EQ(read(ends[0], bytes, 2), 2);
    EXPECT_EQ(n, 12);
    EXPECT_STREQ(bytes, "56");
    close(ends[0]);
    close(ends[1]);
}

}  // namespace fast_input_test
