// Plays Shiritori by search: the position is the word said last.
#include <iostream>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "play.hpp"

constexpr std::size_t MOST_DRAWN = 30;  // vertices

int main() {
    int n;
    std::cin >> n;
    std::vector<std::string> words(n);
    std::map<std::string, std::vector<int>> beginning;  // with these letters
    for (int i = 0; i < n; ++i) {
        std::cin >> words[i];
        beginning[words[i].substr(0, 3)].push_back(i);
    }
    const auto options = [&](int said) {
        const std::string& word = words[said];
        const auto found = beginning.find(word.substr(word.size() - 3));
        return found == beginning.end() ? std::vector<int>() : found->second;
    };
    double moves = 0;
    for (int i = 0; i < n; ++i) moves += double(options(i).size());
    if (moves > 3e5) play::decline("too many answers");
    play::Game<int> game(options);
    std::map<std::string, int> ends;  // three letters, and their vertex
    const auto vertex = [&](const std::string& letters) {
        return ends.emplace(letters, int(ends.size())).first->second;
    };
    std::vector<std::pair<int, int>> edges;  // the words
    for (const std::string& word : words) {
        const int from = vertex(word.substr(0, 3));
        edges.emplace_back(from, vertex(word.substr(word.size() - 3)));
    }
    std::vector<std::string> names(ends.size());
    for (const auto& [letters, number] : ends) names[number] = letters;
    game.shape([&](int said) {
        return ends.size() > MOST_DRAWN
                   ? play::words()
                   : play::graph(int(ends.size()), edges, {edges[said].second},
                                 true, {}, names);
    });
    game.position_words([&](int said) {
        return play::Words{{"after_word", words[said]}, {"of_words", words}};
    });
    game.move_words([&](int, int said) {
        return play::Words{{"say", words[said]}};
    });
    for (int i = 0; i < n; ++i) {
        const play::Outcome outcome = game.outcome(i);  // Aoki is to answer
        std::cout << (outcome == play::P_POSITION   ? "Takahashi\n"
                      : outcome == play::N_POSITION ? "Aoki\n"
                                                    : "Draw\n");
    }
}
