// If the two largest numbers differ by 2 or more, the player to move wins.
// Otherwise the players make the largest number smaller by 1 in each move, down
// to the numbers 0, 1, ..., n - 1. So each free place below the largest number
// costs one move. The free places are counted between neighbours of the row.
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) return 1;
    std::vector<int> numbers(n);
    for (int& number : numbers)
        if (std::scanf("%d", &number) != 1) return 1;
    if (numbers[n - 1] - numbers[n - 2] > 1) {
        std::puts("Alice");
        return 0;
    }
    bool first_makes_last_move = false;
    for (int i = n - 1; i >= 0; --i) {
        const int below = i > 0 ? numbers[i - 1] : -1;
        for (int left = (numbers[i] - below - 1) % 2; left > 0; --left)
            first_makes_last_move = !first_makes_last_move;
    }
    std::puts(first_makes_last_move ? "Alice" : "Bob");
}
