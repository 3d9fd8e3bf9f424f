// RE: a table of the boards up to n = 1000.
#include <iostream>
#include <vector>

int main() {
    std::vector<bool> won(1001);
    for (int n = 2; n <= 1000; ++n) won[n] = !won[n - 1];
    int n;
    while (std::cin >> n && n) std::cout << (won.at(n) ? "Alice\n" : "Bob\n");
}
