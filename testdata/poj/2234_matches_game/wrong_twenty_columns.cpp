// WA: counts 20 binary columns, as for piles up to 10^6.
#include <iostream>

int main() {
    int m, pile;
    while (std::cin >> m) {
        int ones[20] = {0};
        for (; m > 0; --m) {
            std::cin >> pile;
            for (int column = 0; column < 20; ++column)
                ones[column] += pile >> column & 1;
        }
        bool wins = false;
        for (int column = 0; column < 20; ++column)
            if (ones[column] % 2 == 1) wins = true;
        std::cout << (wins ? "Yes\n" : "No\n");
    }
}
