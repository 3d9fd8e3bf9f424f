// Plays the match by search. A position is the word so far, and the number of
// games still to play, this one included. The player who cannot move begins the
// next game, so this player writes its first letter.
#include <algorithm>
#include <iostream>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "play.hpp"

using Match = std::pair<int, std::string>;

int main() {
    int n, k;
    std::cin >> n >> k;
    std::set<std::string> beginnings;
    double letters = 0;
    std::size_t longest = 0;
    for (; n > 0; --n) {
        std::string word;
        std::cin >> word;
        letters += double(word.size()) * double(word.size());
        if (letters > 1e5) play::decline("words too long");
        longest = std::max(longest, word.size());
        for (; !word.empty(); word.pop_back()) beginnings.insert(word);
    }
    if (k * double(beginnings.size()) > 1e5) play::decline("too many games");
    const auto add_longer = [&](int games, const std::string& word,
                                std::vector<Match>& options) {
        for (char letter = 'a'; letter <= 'z'; ++letter)
            if (beginnings.count(word + letter) > 0)
                options.push_back({games, word + letter});
    };
    play::Game<Match> game([&](const Match& match) {
        std::vector<Match> options;
        add_longer(match.first, match.second, options);
        if (options.empty() && match.first > 1)
            add_longer(match.first - 1, "", options);
        return options;
    });
    game.position_words([](const Match& match) {
        return (match.second.empty()
                    ? play::Words{{"position", "the empty word"}}
                    : play::Words{{"word", match.second}}) +
               play::Words{{"games_left", match.first}};
    });
    game.shape([longest](const Match& match) {  // a row of cells for letters
        std::string row;
        for (std::size_t i = 0; i < longest; ++i)
            row += (row.empty() ? "" : ", ") +
                   play::json_string(i < match.second.size()
                                         ? match.second.substr(i, 1)
                                         : "");
        return play::Shape{"{\"kind\": \"numbers\", \"rows\": [[" + row +
                           "]]}"};
    });
    game.move_words([](const Match& from, const Match& to) {
        return from.first == to.first
                   ? play::Words{{"add", to.second.back()}}
                   : play::Words{{"lose_and_begin", to.second}};
    });
    std::cout << (game.is_n_position({k, ""}) ? "First\n" : "Second\n");
}
