// Bouton's theorem, column by column: the player to move loses iff the number
// of odd gaps is even, and stays even each time that all gaps are halved.
#include <iostream>
#include <vector>

bool is_p_position(std::vector<int> gaps) {
    for (bool some_left = true; some_left;) {
        int odd = 0;
        some_left = false;
        for (int& gap : gaps) {
            odd += gap % 2;
            gap /= 2;
            if (gap > 0) some_left = true;
        }
        if (odd % 2 != 0) return false;
    }
    return true;
}

int main() {
    std::ios::sync_with_stdio(false);
    int tests, k;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        std::cin >> k;
        std::vector<int> gaps;
        for (int grey, white; k > 0; --k) {
            std::cin >> grey >> white;
            gaps.push_back(white - grey - 1);
        }
        std::cout << "Case " << test
                  << (is_p_position(gaps) ? ": Bob\n" : ": Alice\n");
    }
}
