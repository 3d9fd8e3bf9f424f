// In rounds: round k finds the letters from which the game ends in k moves.
// Undecided letters watch one word: the first word that does not lead to a won
// end.
#include <iostream>
#include <map>
#include <string>
#include <vector>

struct Letters {
    std::vector<std::string> words;  // that begin with the letters
    std::vector<Letters*> before;    // of the words that end with them
    std::vector<Letters*> watching;  // watch a word that ends with them
    std::size_t next = 0;            // the word to look at
    std::string winner;              // "to move", "other" or none
};

int main() {
    std::ios::sync_with_stdio(false);
    int n;
    std::cin >> n;
    std::vector<std::string> words(n);
    std::map<std::string, Letters> all;
    const auto end_of = [&](const std::string& word) -> Letters& {
        return all[word.substr(word.size() - 3)];
    };
    for (std::string& word : words) {
        std::cin >> word;
        Letters& begin = all[word.substr(0, 3)];
        begin.words.push_back(word);
        end_of(word).before.push_back(&begin);
    }
    std::vector<Letters*> look, decided;
    for (auto& [letters, about] : all) look.push_back(&about);
    while (!look.empty()) {
        decided.clear();
        for (Letters* letters : look) {
            if (!letters->winner.empty()) continue;
            std::size_t& next = letters->next;
            while (next < letters->words.size() &&
                   end_of(letters->words[next]).winner == "to move")
                ++next;
            if (next < letters->words.size()) {
                end_of(letters->words[next]).watching.push_back(letters);
                continue;
            }
            letters->winner = "other";
            decided.push_back(letters);
        }
        look.clear();
        for (Letters* lost : decided)
            for (Letters* letters : lost->before) {
                if (!letters->winner.empty()) continue;
                letters->winner = "to move";
                look.insert(look.end(), letters->watching.begin(),
                            letters->watching.end());
            }
    }
    for (const std::string& word : words) {
        const std::string& winner = end_of(word).winner;
        std::cout << (winner.empty()      ? "Draw\n"
                      : winner == "other" ? "Takahashi\n"
                                          : "Aoki\n");
    }
}
