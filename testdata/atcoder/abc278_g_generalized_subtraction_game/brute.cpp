// Plays Generalized Subtraction Game by search: all cards, one move at a time.
// Or, as interactor, plays it against a program.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

#include "interact.hpp"
#include "play.hpp"

constexpr int MOST = 12;  // second.cpp answers for more cards

// Card x is bit x - 1; the bit is 1 while the card is on the table.
using Cards = unsigned;

bool is_there(Cards cards, int x) { return cards >> (x - 1) & 1; }

// The y cards from card x on.
Cards block(int x, int y) { return ((1U << y) - 1) << (x - 1); }

int first_of(Cards taken) {
    int x = 1;
    while (!is_there(taken, x)) ++x;
    return x;
}

int number_of(Cards taken) {
    int y = 0;
    for (int x = 1; x <= MOST; ++x) y += is_there(taken, x);
    return y;
}

int main(int count, char** arguments) {
    interact::Judge judge(count, arguments);
    const int n = judge.read<int>();
    const int l = judge.read<int>();
    const int r = judge.read<int>();
    if (n > MOST) play::decline("too many cards");
    const auto options_of = [&](Cards cards) {
        std::vector<Cards> options;
        for (int y = l; y <= r; ++y)
            for (int x = 1; x + y - 1 <= n; ++x)
                if ((cards & block(x, y)) == block(x, y))
                    options.push_back(cards ^ block(x, y));
        return options;
    };
    play::Game<Cards> game(options_of);
    game.position_words([&](Cards cards) {
        std::string row;
        for (int x = 1; x <= n; ++x)
            row += (x == 1 ? "" : " ") +
                   (is_there(cards, x) ? std::to_string(x) : "-");
        return play::Words{{"cards", row}} +
               (l < r ? play::Words{{"least", l}, {"most", r}}
                      : play::Words{{"exactly", l}});
    });
    game.move_words([](Cards from, Cards to) {
        const int x = first_of(from ^ to), y = number_of(from ^ to);
        return y == 1 ? play::Words{{"take_card", x}}
                      : play::Words{{"take_cards", x}, {"last", x + y - 1}};
    });
    game.shape([&](Cards cards) {
        play::Cells marks;
        for (int x = 1; x <= n; ++x)
            if (is_there(cards, x)) marks.emplace_back(0, x - 1);
        return play::cells(1, n, marks);
    });
    // Why the y cards from card x on cannot be taken.
    const auto fault = [&](Cards cards, int x, int y) {
        if (y < l || y > r)
            return "takes " + std::to_string(y) + " cards, not " +
                   std::to_string(l) + " to " + std::to_string(r);
        while (1 <= x && x <= n && is_there(cards, x)) ++x;
        return "card " + std::to_string(x) + " is not on the table";
    };
    Cards cards = block(1, n);
    if (!judge.plays()) {
        std::cout << (game.is_n_position(cards) ? "First\n" : "Second\n");
        return 0;
    }
    interact::Perfect<play::Game<Cards>, Cards> perfect(game, options_of);
    judge.say(n, l, r);
    bool is_programs = judge.program.word("the player who begins",
                                          {"First", "Second"}) == "First";
    for (;; is_programs = !is_programs) {
        const auto options = options_of(cards);
        int x = 0, y = 0;  // cannot move
        if (is_programs || judge.is_scripted()) {
            auto& words = is_programs ? judge.program : judge.script;
            x = int(words.number("the first card", 0, n));
            y = int(words.number("the number of cards", 0, n));
        } else if (!options.empty()) {
            const Cards to =
                judge.choose(options, [&] { return perfect.best(cards); });
            x = first_of(cards ^ to);
            y = number_of(cards ^ to);
        }
        const bool is_end = x == 0 && y == 0;
        if (is_programs && is_end)
            judge.wrong(options.empty() ? "lost: no move is left"
                                        : "gave up although it could move");
        const Cards to = is_end || x == 0 ? cards : cards ^ block(x, y);
        if (!is_end &&
            std::find(options.begin(), options.end(), to) == options.end())
            judge.wrong("illegal: " + fault(cards, x, y));
        if (!is_programs) judge.say(x, y);
        if (is_end) break;
        cards = to;
    }
    judge.end();
}
