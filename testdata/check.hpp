// check: reads the output of a program if a problem has several right outputs.
//
// Given:     a case. Without arguments, the oracle that includes this file
//            reads the case from the standard input and prints one right
//            output. With the path of a case as argument, the oracle is a
//            checker: the standard input is then the output of a program.
// Computes:  nothing. The oracle contains the rules.
// Use:       int main(int count, char** arguments) {
//                check::Judge judge(count, arguments);
//                const int n = judge.read<int>();      // from the case
//                if (!judge.checks()) return print_right_output(n);
//                const bool wins = judge.word("the winner", {"YES", "NO"}) ==
//                                  "YES";              // from the output
//                const long long x = judge.number("the move", 1, n);
//                if (...) judge.wrong("pile 3 is empty");
//                judge.end();  // the output must end here
//            }
// Ends with: exit status RIGHT or WRONG. The standard error says why. A third
//            argument is the path of a folder. Then the reason is written to
//            its file judgemessage.txt, as in the problem package format.
// Declines:  if this program calls play::decline (exit status 99), the other
//            oracle checks alone. If both check, they must agree.
// Standard:  C++17
#pragma once

#include <cstdlib>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <string>
#include <vector>

namespace check {

constexpr int RIGHT = 42, WRONG = 43;
constexpr std::size_t MOST_CHARACTERS = 40;  // of a word of the program
inline const std::string MESSAGE = "/judgemessage.txt";

// The words that a program prints, one by one. A word that is not allowed ends
// the check: the output is wrong.
class Words {
  public:
    virtual ~Words() = default;

    // The next word as an integer between two bounds, without a plus sign or
    // leading zeros. A message uses `what`, for example "the card".
    long long number(const std::string& what, long long least, long long most) {
        const std::string found = next(what);
        const long long value = std::strtoll(found.c_str(), nullptr, 10);
        if (std::to_string(value) != found || value < least || value > most)
            reject("expected " + what + ", an integer from " +
                   std::to_string(least) + " to " + std::to_string(most) +
                   "; found " + found);
        return value;
    }

    // The next word, which must be one of `expected`.
    std::string word(const std::string& what,
                     const std::vector<std::string>& expected) {
        const std::string found = next(what);
        std::string list;
        for (const std::string& other : expected) {
            if (found == other) return found;
            list += (list.empty() ? "" : " or ") + other;
        }
        reject("expected " + what + ", " + list + "; found " + found);
        return found;
    }

  private:
    // The next word, or its first MOST_CHARACTERS. If there is none, this does
    // not return.
    virtual std::string next(const std::string& what) = 0;

    // Does not return.
    virtual void reject(const std::string& reason) = 0;
};

// The case of a program that is asked or checks, and the file for its verdict.
class Case {
  public:
    Case(int count, char** arguments)
        : file_(count > 1 ? arguments[1] : ""),
          in_(count > 1 ? static_cast<std::istream&>(file_) : std::cin),
          has_program_(count > 1),
          message_(count > 3 ? arguments[3] + MESSAGE : ""),
          lines_(count > 3 ? static_cast<std::ostream&>(message_) : std::cerr),
          has_folder_(count > 3) {}

    // The next number or word of the case.
    template <class T>
    T read() {
        T value{};
        in_ >> value;
        return value;
    }

  protected:
    std::ifstream file_;
    std::istream& in_;
    bool has_program_;  // else the case is only answered
    std::ofstream message_;
    std::ostream& lines_;
    bool has_folder_;
};

class Judge : public Case, public Words {
  public:
    using Case::Case;

    bool checks() const { return has_program_; }

    // The output is wrong; the reason is in the words of the game: "pile 7 is
    // empty".
    [[noreturn]] void wrong(const std::string& reason) {
        finish(WRONG, reason);
    }

    // The output must end here.
    [[noreturn]] void end() {
        const std::string word = read_word();
        if (!word.empty())
            wrong("expected the end of the output; found " + word);
        finish(RIGHT, "right");
    }

  private:
    static std::string read_word() {
        std::string word;
        std::cin >> std::setw(MOST_CHARACTERS) >> word;
        return word;
    }

    std::string next(const std::string& what) override {
        const std::string word = read_word();
        if (word.empty()) wrong("the output ends; expected " + what);
        return word;
    }

    void reject(const std::string& reason) override { wrong(reason); }

    [[noreturn]] void finish(int status, const std::string& reason) {
        lines_ << reason << std::endl;
        std::_Exit(status);
    }
};

}  // namespace check
