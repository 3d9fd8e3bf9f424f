// The rows in which the first player loses are the words of the extended
// Hamming code (Winning Ways, chapter 14): the number of heads is even, and
// each binary digit is 1 in an even number of their places.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n;
    while (std::cin >> n) {
        std::vector<int> places(n);
        for (int& place : places) std::cin >> place;
        std::sort(places.begin(), places.end());
        places.erase(std::unique(places.begin(), places.end()), places.end());
        bool is_word = places.size() % 2 == 0;
        for (int digit = 1; digit < 1 << 27; digit *= 2)
            if (std::count_if(
                    places.begin(), places.end(),
                    [=](int place) { return place / digit % 2 == 1; }) %
                    2 ==
                1)
                is_word = false;
        std::cout << (is_word ? "Yes\n" : "No\n");
    }
}
