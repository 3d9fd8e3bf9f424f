// Plays the game to its end: each player takes a stone from the largest pile
// that is not the one of the last move.
#include <iostream>
#include <queue>

int main() {
    int tests, n, pile;
    for (std::cin >> tests; tests > 0; --tests) {
        std::priority_queue<int> piles;
        for (std::cin >> n; n > 0; --n) std::cin >> pile, piles.push(pile);
        int blocked = 0;  // the stones of the pile of the last move
        bool t_is_to_move = true;
        while (!piles.empty()) {
            const int left = piles.top() - 1;
            piles.pop();
            if (blocked > 0) piles.push(blocked);
            blocked = left;
            t_is_to_move = !t_is_to_move;
        }
        std::cout << (t_is_to_move ? "HL\n" : "T\n");
    }
}
