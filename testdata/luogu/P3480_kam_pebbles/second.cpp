// Pairs the piles from the right, the first one with an empty pile if it stays
// alone, and plays Nim on the differences in pairs: Johny loses iff the number
// of odd differences is even, and stays even each time that all differences are
// halved.
#include <iostream>
#include <vector>

int main() {
    int rows, n;
    for (std::cin >> rows; rows > 0; --rows) {
        std::cin >> n;
        std::vector<int> piles(n % 2);
        for (int pile; n > 0; --n) std::cin >> pile, piles.push_back(pile);
        std::vector<int> nim;
        for (std::size_t i = 0; i < piles.size(); i += 2)
            nim.push_back(piles[i + 1] - piles[i]);
        bool johny_wins = false;
        for (bool some_left = true; some_left;) {
            int odd = 0;
            some_left = false;
            for (int& pile : nim) {
                odd += pile % 2;
                pile /= 2;
                if (pile > 0) some_left = true;
            }
            if (odd % 2 != 0) johny_wins = true;
        }
        std::cout << (johny_wins ? "TAK\n" : "NIE\n");
    }
}
