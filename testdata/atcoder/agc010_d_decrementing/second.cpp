// Looks at the sum of all numbers minus n, which is the number of moves if
// nothing is ever divided. If it is odd, the player to move wins. If it is even
// and there is a 1, the gcd stays 1, so this many moves are made, and he
// loses. Otherwise he has to lower an odd number, and the next player asks the
// same question: if he left another odd number, the sum has an odd rest for
// the opponent.
#include <algorithm>
#include <cstdio>
#include <vector>

long long gcd(long long a, long long b) { return b == 0 ? a : gcd(b, a % b); }

bool wins(std::vector<long long> numbers) {
    long long moves = 0;
    for (const long long number : numbers) moves += number - 1;
    if (moves % 2 != 0) return true;
    if (std::count(numbers.begin(), numbers.end(), 1) > 0) return false;
    --*std::find_if(numbers.begin(), numbers.end(),
                    [](long long number) { return number % 2 != 0; });
    long long divisor = 0;
    for (const long long number : numbers) divisor = gcd(divisor, number);
    for (long long& number : numbers) number /= divisor;
    return !wins(numbers);
}

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) return 1;
    std::vector<long long> numbers(n);
    for (long long& number : numbers)
        if (std::scanf("%lld", &number) != 1) return 1;
    std::puts(wins(numbers) ? "First" : "Second");
}
