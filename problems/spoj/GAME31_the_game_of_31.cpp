// SPOJ GAME31 - The game of 31
// https://www.spoj.com/problems/GAME31/
// Game:      24 cards lie face up, four of each number from 1 to 6. A move lays
//            one of them on a pile, whose sum may not exceed 31. The player who
//            makes the last move wins. The players A and B move in turn, and A
//            laid the first card. Given the cards on the pile, print them, a
//            space, and the player who wins if both play well: A or B.
// Idea:      A position is how many cards of each number lie on the pile; as
//            base-5 digits they are its code. A position is won iff some card
//            leads to a lost position. Each move makes the code larger, so
//            one loop from the last code down to 0 labels all positions. If the
//            number of cards is even, A is the player to move.
//                pile    none  1  2  3  4  5  6  11  112
//                wins       A  A  A  B  B  A  B   A    B
// Limits:    1 <= length of cards <= 13, any number of lines
// Time:      6 * 5^6 steps once, then O(length) per line
// Beware:    wrong_remainder_7.cpp: with enough cards, 31 - sum divisible by 7
//            would be lost. But the pile 5 is lost, and 26 is not divisible.
// Topics:    minimax
// Lesson:    19
// Also:      HDU 4155
#include <iostream>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    const int weight[] = {0, 1, 5, 25, 125, 625, 3125};
    const int positions = 15625;
    std::vector<bool> won(positions);  // by the code of the pile
    for (int code = positions - 1; code >= 0; --code) {
        int sum = 0;
        for (int card = 1; card <= 6; ++card)
            sum += code / weight[card] % 5 * card;
        for (int card = 1; card <= 6 && sum + card <= 31; ++card)
            if (code / weight[card] % 5 < 4 && !won[code + weight[card]])
                won[code] = true;
    }
    std::string cards;
    while (std::cin >> cards) {
        int code = 0;
        for (int i = 0; i < int(cards.size()); ++i)
            code += weight[cards[i] - '0'];
        const bool a_moves = cards.size() % 2 == 0;
        std::cout << cards << (won[code] == a_moves ? " A\n" : " B\n");
    }
    return 0;
}
