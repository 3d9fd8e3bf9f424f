// Fibonacci numbers: write a pile as a sum of F(2) = 1, F(3) = 2, F(4) = 3,
// ..., with no two neighbours. Let i be the least index in this sum. If i is
// even, the partner of the pile is larger: the sum of F(i + 1) in place of
// F(i). If i is odd, it is smaller: the sum of F(i - 1).
#include <iostream>
#include <vector>

long long partner(long long pile) {
    std::vector<long long> fibonacci = {1, 1};  // F(1), F(2), ...
    while (fibonacci.back() <= pile)
        fibonacci.push_back(fibonacci.back() + fibonacci.end()[-2]);
    long long up = 0, down = 0;
    bool is_lower = false;
    for (std::size_t i = fibonacci.size() - 1; i > 0 && pile > 0; --i)
        if (fibonacci[i] <= pile) {
            pile -= fibonacci[i];
            up += fibonacci[i + 1];
            down += fibonacci[i - 1];
            is_lower = i % 2 == 1;  // fibonacci[i] is F(i + 1)
        }
    return is_lower ? up : down;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    long long a, b;
    while (std::cin >> a >> b) std::cout << (partner(a) == b ? "0\n" : "1\n");
}
