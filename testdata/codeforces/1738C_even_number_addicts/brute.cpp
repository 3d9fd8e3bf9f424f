// Plays the game by search. A position is the set of the numbers that are left
// and the sum of the numbers that Alice took.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

#include "play.hpp"

using Numbers = std::vector<int>;             // sorted
using Board = std::pair<Numbers, long long>;  // left; the sum of Alice
using Position = play::Turn<Board>;           // LEFT is Alice

std::vector<Board> moves(const Board& board, bool is_alice) {
    const auto& [numbers, sum] = board;
    std::vector<Board> options;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (i > 0 && numbers[i] == numbers[i - 1]) continue;
        Numbers left = numbers;
        left.erase(left.begin() + int(i));
        options.emplace_back(left, is_alice ? sum + numbers[i] : sum);
    }
    return options;
}

// Does the player to move win, if no numbers are left?
bool wins_at_the_end(const Position& at) {
    const bool alice_wins = at.second.second % 2 == 0;
    return alice_wins == (at.first == play::LEFT);
}

play::Words move_words(const Position& from, const Position& to) {
    const Numbers &before = from.second.first, &after = to.second.first;
    std::size_t i = 0;
    while (i < after.size() && before[i] == after[i]) ++i;
    return {{"take", before[i]}};
}

int main() {
    play::Game<Position> game(
        play::turns([](const Board& board) { return moves(board, true); },
                    [](const Board& board) { return moves(board, false); }),
        wins_at_the_end);
    game.position_words([](const Position& at) {
        const auto& [numbers, sum] = at.second;
        const char* name = at.first == play::LEFT ? "Alice" : "Bob";
        return play::Words{{"numbers", play::described(numbers)}} +
               play::Words{{"sum_of", "Alice"}, {"sum", sum}} +
               play::Words{{"to_move", name}};
    });
    game.move_words(move_words);
    game.shape([](const Position& at) {  // the numbers, above Alice's sum
        const auto& [numbers, sum] = at.second;
        return play::numbers(std::vector<std::vector<long long>>{
            {numbers.begin(), numbers.end()}, {sum}});
    });
    int tests, n;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n;
        Numbers numbers(n);
        for (int& number : numbers) std::cin >> number;
        std::sort(numbers.begin(), numbers.end());
        double sets = 1;  // that can be left
        for (auto at = numbers.begin(); at != numbers.end();) {
            const auto next = std::upper_bound(at, numbers.end(), *at);
            sets *= double(next - at) + 1;
            at = next;
        }
        if (sets > 512) play::decline("too many positions");
        const bool alice_wins = game.is_n_position({play::LEFT, {numbers, 0}});
        std::cout << (alice_wins ? "Alice\n" : "Bob\n");
    }
}
