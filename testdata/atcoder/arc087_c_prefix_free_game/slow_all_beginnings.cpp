// TLE: looks for each beginning of a word through all words.
#include <iostream>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int n;
    long long L;
    std::cin >> n >> L;
    std::vector<std::string> s(n);
    for (auto& x : s) std::cin >> x;
    long long sum = 0;
    for (int i = 0; i < n; i++)
        for (int d = 0; d < (int)s[i].size(); d++) {
            bool free = true, seen = false;
            for (int j = 0; j < n; j++)
                if (s[j].compare(0, d, s[i], 0, d) == 0) {
                    if (s[j][d] != s[i][d]) free = false;
                    if (j < i) seen = true;
                }
            if (free && !seen) sum ^= (L - d) & -(L - d);
        }
    std::cout << (sum ? "Alice\n" : "Bob\n");
}
