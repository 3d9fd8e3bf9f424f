// interact: plays the judge's side of an interactive problem.
//
// Given:     a case. Its first line names the player of the judge. The rest is
//            the input of the statement. The players are:
//                perfect      wins if it can; else it plays as long as possible
//                random SEED  makes any legal move
//                resigning N  perfect, but gives up instead of its move N
//                script WORD ...  says the judge's lines of a sample, in order
// Computes:  nothing. The program that includes this file, an oracle, contains
//            the rules. Without arguments the oracle answers the case, like
//            every oracle. With the path of a case as argument the oracle plays
//            against another program: each reads what the other says.
// Use:       int main(int count, char** arguments) {
//                interact::Judge judge(count, arguments);
//                const int n = judge.read<int>();         // from the case
//                if (!judge.plays()) return print_winner(n);
//                judge.say(n);                            // one line
//                for (;;) {
//                    auto& words = judge.program;
//                    const long long x = words.number("x", 1, n);
//                    if (...) judge.wrong("pile 3 is empty");
//                    if (... || judge.gives_up()) break;  // the program won
//                    judge.say(move = judge.choose(options, best));
//                }
//                judge.end();  // the program must end, and say nothing more
//            }
//            In a script, read the judge's move from judge.script, by the same
//            function that reads the program's moves.
// Ends with: exit status RIGHT, WRONG or EARLY (the program ended too soon).
//            The last line on the standard error gives the reason. The lines
//            before it are the game: "< " begins a line of the judge, "> " a
//            line of the program. A third argument is the path of a folder.
//            Then the game is written to its file judgemessage.txt, and an
//            early end is WRONG, as in the problem package format.
// Declines:  if this program calls play::decline (exit status 99) before it
//            says its first line, the next oracle plays the case.
// Standard:  C++17
#pragma once

#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "check.hpp"

namespace interact {

using check::MOST_CHARACTERS;
using check::RIGHT;
using check::WRONG;
constexpr int EARLY = 44;

class Judge;

// The words of the program, or of a script. A wrong word ends the game.
class Words : public check::Words {
  public:
    Words(Judge& judge, std::istream& in) : judge_(judge), in_(in) {}

    // Reads up to the next word; returns it, or "" at the end of the input.
    std::string rest();

    // The words of the current line that were read so far.
    std::string unfinished;

  private:
    std::string next(const std::string& what) override;
    void reject(const std::string& reason) override;
    bool read(std::string& word);

    Judge& judge_;
    std::istream& in_;
};

class Judge : public check::Case {
  public:
    Judge(int count, char** arguments) : Case(count, arguments) {
#ifndef __wasm__
        std::signal(SIGPIPE, SIG_IGN);
#endif
        std::string line;
        std::getline(in_, line);
        std::istringstream words(line);
        words >> player_;
        if (player_ == "script")
            script_.str(line.substr(player_.size()) + '\n');
        else
            words >> number_;
        state_ = static_cast<std::uint64_t>(number_);
    }

    Words program{*this, std::cin};
    Words script{*this, script_};

    bool plays() const { return has_program_; }
    bool is_scripted() const { return player_ == "script"; }
    bool is_random() const { return player_ == "random"; }

    // Says a line to the program.
    template <class First, class... Rest>
    void say(const First& first, const Rest&... rest) {
        std::ostringstream line;
        line << first;
        ((line << ' ' << rest), ...);
        log("<", line.str());
        std::cout << line.str() << std::endl;
    }

    // Is it time to give up? Call this once before each of the judge's moves.
    bool gives_up() { return player_ == "resigning" && ++moves_ == number_; }

    // A number from 0 to bound - 1, from the seed of the case.
    std::uint64_t random(std::uint64_t bound) {
        state_ += 0x9e3779b97f4a7c15;  // splitmix64
        std::uint64_t x = state_;
        x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
        x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
        return (x ^ (x >> 31)) % bound;
    }

    // One of the options: any for a random player, best() for another player.
    template <class Option, class Best>
    Option choose(const std::vector<Option>& options, Best best) {
        return is_random() ? options[random(options.size())] : best();
    }

    // The program has made a mistake or lost; the reason is in the words of
    // the game: "stone 7 is already taken".
    [[noreturn]] void wrong(const std::string& reason) {
        finish(WRONG, reason);
    }

    // All games are over: the program must end and say nothing more.
    [[noreturn]] void end() {
        log("=", "the game is over");
        const std::string word = program.rest();
        if (!word.empty()) wrong("output after the end of the game: " + word);
        finish(RIGHT, "right");
    }

  private:
    friend class Words;

    void log(const char* side, const std::string& line) {
        if (!program.unfinished.empty()) {
            lines_ << "> " << program.unfinished << '\n';
            program.unfinished.clear();
        }
        lines_ << side << ' ' << line << '\n';
    }

    [[noreturn]] void finish(int status, const std::string& reason) {
        if (!program.unfinished.empty())
            lines_ << "> " << program.unfinished << '\n';
        lines_ << reason << std::endl;
        std::_Exit(has_folder_ && status == EARLY ? WRONG : status);
    }

    std::string player_;
    long long number_ = 0, moves_ = 0;
    std::uint64_t state_ = 0;
    std::istringstream script_;
};

inline bool Words::read(std::string& word) {
    word.clear();
    for (int c; (c = in_.get()) != EOF;) {
        const bool is_blank = c <= ' ';
        if (!is_blank) word += static_cast<char>(c);
        if (word.size() > MOST_CHARACTERS) return true;
        if (!is_blank || (word.empty() && c != '\n')) continue;
        const bool is_program = this == &judge_.program;
        if (is_program && !word.empty())
            unfinished += (unfinished.empty() ? "" : " ") + word;
        if (is_program && c == '\n' && !unfinished.empty()) {
            judge_.lines_ << "> " << unfinished << '\n';
            unfinished.clear();
        }
        if (!word.empty()) return true;
    }
    return !word.empty();
}

inline std::string Words::next(const std::string& what) {
    std::string word;
    if (read(word)) return word.substr(0, MOST_CHARACTERS);
    if (this == &judge_.script) {
        std::cerr << "the script has no word for " << what << '\n';
        std::_Exit(1);
    }
    judge_.finish(EARLY, "the program ended; expected " + what);
}

inline void Words::reject(const std::string& reason) { judge_.wrong(reason); }

inline std::string Words::rest() {
    std::string word;
    read(word);
    return word.substr(0, MOST_CHARACTERS);
}

// The perfect move in a game that play.hpp searches. A move that wins soonest;
// if no move wins, a move after which the game is longest.
template <class Game, class Position>
class Perfect {
  public:
    using Options = std::function<std::vector<Position>(const Position&)>;

    Perfect(Game& game, Options options)
        : game_(game), options_(std::move(options)) {}

    // The perfect move from a position that has an option.
    Position best(const Position& from) {
        const std::vector<Position> options = options_(from);
        const Position* best = nullptr;
        for (const Position& option : options)
            if (!best || is_better(option, *best)) best = &option;
        return *best;
    }

  private:
    bool is_better(const Position& a, const Position& b) {
        const bool wins = game_.is_p_position(a);
        if (wins != game_.is_p_position(b)) return wins;
        return wins ? length(a) < length(b) : length(a) > length(b);
    }

    // The number of moves that follow if the winner wants a short game, and the
    // loser a long one.
    int length(const Position& from) {
        if (const auto known = lengths_.find(from); known != lengths_.end())
            return known->second;
        const bool is_won = game_.is_n_position(from);
        int best = -1;  // after the move
        for (const Position& option : options_(from)) {
            if (is_won && !game_.is_p_position(option)) continue;
            const int after = length(option);
            if (best < 0 || (is_won ? after < best : after > best))
                best = after;
        }
        return lengths_[from] = best + 1;
    }

    Game& game_;
    Options options_;
    std::map<Position, int> lengths_;
};

}  // namespace interact
