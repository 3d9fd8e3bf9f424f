// In rounds, with sets of places as bits. If a place is lost for one player,
// all places from which it can be reached are won for the other player. For
// each undecided place a player watches one number; if this number leads to a
// won place, the player watches the next number.
#include <bitset>
#include <iostream>
#include <vector>

constexpr int MOST = 7000;
using Places = std::bitset<2 * MOST>;

struct Player {
    std::vector<int> numbers;
    Places steps;      // n - number, for each number
    Places won, lost;  // the places with this player to move
    std::vector<std::size_t> next;
};

int main() {
    int n, k;
    std::cin >> n;
    Player players[2];
    for (Player& player : players) {
        std::cin >> k;
        player.numbers.resize(k);
        for (int& number : player.numbers) {
            std::cin >> number;
            player.steps.set(n - number);
        }
        player.next.resize(n);
        player.lost.set(0);
    }
    Places circle;
    for (int place = 0; place < n; ++place) circle.set(place);
    std::vector<int> newly_lost[2] = {{0}, {0}};
    while (!newly_lost[0].empty() || !newly_lost[1].empty()) {
        for (int i = 0; i < 2; ++i) {
            Player& other = players[1 - i];
            for (const int place : newly_lost[i]) {
                const Places reached = other.steps << place;
                other.won |= (reached | reached >> n) & circle & ~other.lost;
            }
        }
        for (int i = 0; i < 2; ++i) {
            Player& player = players[i];
            const Places& won = players[1 - i].won;
            newly_lost[i].clear();
            for (int place = 1; place < n; ++place) {
                if (player.won[place] || player.lost[place]) continue;
                std::size_t& next = player.next[place];
                while (next < player.numbers.size() &&
                       won[(place + player.numbers[next]) % n])
                    ++next;
                if (next == player.numbers.size())
                    newly_lost[i].push_back(place);
            }
            for (const int place : newly_lost[i]) player.lost.set(place);
        }
    }
    for (const Player& player : players)
        for (int place = 1; place < n; ++place)
            std::cout << (player.won[place]    ? "Win"
                          : player.lost[place] ? "Lose"
                                               : "Loop")
                      << (place + 1 < n ? ' ' : '\n');
}
