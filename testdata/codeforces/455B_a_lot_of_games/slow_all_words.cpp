// TLE: looks through all words for the letters that may follow.
#include <iostream>
#include <string>
#include <vector>

std::vector<std::string> s;

// win and lose of a beginning of s[i] of that length
void labels(int i, int length, bool& win, bool& lose) {
    win = lose = false;
    bool leaf = true;
    for (char c = 'a'; c <= 'z'; c++)
        for (int j = 0; j < (int)s.size(); j++)
            if ((int)s[j].size() > length && s[j][length] == c &&
                s[j].compare(0, length, s[i], 0, length) == 0) {
                leaf = false;
                bool w, l;
                labels(j, length + 1, w, l);
                if (!w) win = true;
                if (!l) lose = true;
            }
    if (leaf) lose = true;
}

int main() {
    std::ios::sync_with_stdio(false);
    int n, k;
    std::cin >> n >> k;
    s.resize(n);
    for (auto& x : s) std::cin >> x;
    bool win, lose;
    labels(0, 0, win, lose);
    std::cout << (win && (lose || k % 2 == 1) ? "First\n" : "Second\n");
}
