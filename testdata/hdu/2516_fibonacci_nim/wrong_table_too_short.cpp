// WA: the table of Fibonacci numbers ends before 10^9.
#include <iostream>
#include <set>

int main() {
    std::set<int> lost;
    for (int a = 1, b = 2; a < 1000000000; b += a, a = b - a) lost.insert(a);
    for (int n; std::cin >> n && n;)
        std::cout << (lost.count(n) ? "Second win\n" : "First win\n");
}
