// Plays the game by search: whole sets of words.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

#include "play.hpp"

using Words = std::vector<std::string>;  // sorted

bool begins_with(const std::string& word, const std::string& beginning) {
    return word.compare(0, beginning.size(), beginning) == 0;
}

int main() {
    int n;
    long long longest;
    std::cin >> n >> longest;
    Words words(n);
    for (std::string& word : words) std::cin >> word;
    if (longest > 4) play::decline("too many words");
    std::sort(words.begin(), words.end());
    const auto fits = [](const Words& position, const std::string& word) {
        for (const std::string& other : position)
            if (begins_with(word, other) || begins_with(other, word))
                return false;
        return true;
    };
    Words all;  // that may be added
    for (int length = 1; length <= int(longest); ++length)
        for (int number = 0; number < 1 << length; ++number) {
            std::string word;
            for (int place = length - 1; place >= 0; --place)
                word += (number >> place) % 2 == 1 ? '1' : '0';
            if (fits(words, word)) all.push_back(word);
        }
    if (all.size() > 22) play::decline("too many sets");
    play::Game<Words> game([&](const Words& position) {
        std::vector<Words> options;
        for (const std::string& word : all) {
            if (!fits(position, word)) continue;
            Words option = position;
            option.insert(std::upper_bound(option.begin(), option.end(), word),
                          word);
            options.push_back(option);
        }
        return options;
    });
    game.position_words([](const Words& position) {
        return play::Words{{"words", position}};
    });
    // A row for each length, in which a word covers all that begins with it.
    game.shape([&](const Words& position) {
        const int width = 1 << longest;
        play::Cells marks, blocked;
        for (int length = 1; length <= int(longest); ++length)
            for (int place = 0; place < width; ++place) {
                std::string word;
                for (int i = 1; i <= length; ++i)
                    word += (place >> (longest - i)) % 2 == 1 ? '1' : '0';
                const auto& found = position;
                if (std::count(found.begin(), found.end(), word) > 0)
                    marks.emplace_back(length - 1, place);
                else if (!fits(found, word))
                    blocked.emplace_back(length - 1, place);
            }
        return play::cells(int(longest), width, marks, blocked);
    });
    game.move_words([](const Words& from, const Words& to) {
        std::size_t i = 0;
        while (i < from.size() && from[i] == to[i]) ++i;
        return play::Words{{"add", to[i]}};
    });
    std::cout << (game.is_n_position(words) ? "Alice\n" : "Bob\n");
}
