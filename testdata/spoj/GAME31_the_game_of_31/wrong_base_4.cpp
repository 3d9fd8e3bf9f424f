// WA: encodes the counts in base 4, but a count is one of 0 to 4.
#include <iostream>
#include <string>
#include <vector>

int main() {
    const int place[] = {0, 1, 4, 16, 64, 256, 1024};
    std::vector<bool> won(4096 + 1024);
    for (int code = 4095; code >= 0; --code) {
        int sum = 0;
        for (int card = 1; card <= 6; ++card)
            sum += code / place[card] % 4 * card;
        for (int card = 1; card <= 6 && sum + card <= 31; ++card)
            if (!won[code + place[card]]) won[code] = true;
    }
    std::string cards;
    while (std::cin >> cards) {
        int code = 0;
        for (int i = 0; i < int(cards.size()); ++i)
            code += place[cards[i] - '0'];
        const bool a_moves = cards.size() % 2 == 0;
        std::cout << cards << (won[code] == a_moves ? " A\n" : " B\n");
    }
}
