// The recurrence on the mover's own score, with prefix sums: what the mover
// gets of a row is all of it but for what the other one gets of the rest.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int n;
    std::cin >> n;
    std::vector<long long> before(n + 1);  // the sum of the first numbers
    for (int i = 0; i < n; ++i) {
        std::cin >> before[i + 1];
        before[i + 1] += before[i];
    }
    // own[l]: of the row of so many numbers that begins at l
    std::vector<long long> own(n + 1);
    for (int length = 1; length <= n; ++length)
        for (int l = 0; l + length <= n; ++l)
            own[l] =
                before[l + length] - before[l] - std::min(own[l], own[l + 1]);
    std::cout << own[0] << '\n';
}
