// TLE: searches all orders of odd and even numbers, without a table.
#include <cstdio>

bool alice_wins(int odd, int even, int sum, bool alice) {
    if (odd + even == 0) return sum % 2 == 0;
    bool can[2] = {!alice, !alice};
    if (odd > 0)
        can[0] = alice_wins(odd - 1, even, alice ? sum + 1 : sum, !alice);
    if (even > 0) can[1] = alice_wins(odd, even - 1, sum, !alice);
    return alice ? can[0] || can[1] : can[0] && can[1];
}

int main() {
    int t, n, a;
    std::scanf("%d", &t);
    while (t--) {
        int odd = 0;
        std::scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            std::scanf("%d", &a);
            if (a % 2 != 0) odd++;
        }
        std::puts(alice_wins(odd, n - odd, 0, true) ? "Alice" : "Bob");
    }
}
