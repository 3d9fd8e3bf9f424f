// TLE: looks for the mex from 0 on after each move: O(n^2).
#include <iostream>
#include <set>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int games, n, number;
    for (std::cin >> games; games > 0; --games) {
        std::cin >> n;
        int x = 0;
        std::set<int> numbers;
        for (; n > 0; --n) {
            std::cin >> number;
            numbers.insert(number);
        }
        while (x >= 0) {
            int mex = 0;
            while (numbers.count(mex)) ++mex;
            numbers.insert(mex);
            std::cout << mex << std::endl;
            std::cin >> x;
            numbers.erase(x);
        }
    }
    return 0;
}
