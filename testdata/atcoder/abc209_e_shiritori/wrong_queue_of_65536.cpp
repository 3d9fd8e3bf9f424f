// WA: uses a ring buffer of 2^16 places, but more positions can wait.
// Size: shown by more than 65536 positions that wait at once.
#include <iostream>
#include <string>
#include <unordered_map>
#include <vector>

std::unordered_map<std::string, int> numbers;

int position(const std::string& letters) {
    return numbers.emplace(letters, int(numbers.size())).first->second;
}

int main() {
    int n;
    std::cin >> n;
    std::vector<std::vector<int>> before(2 * n);
    std::vector<int> untried(2 * n), label(2 * n), ends(n), queue(65536);
    for (int& end : ends) {
        std::string word;
        std::cin >> word;
        const int begin = position(word.substr(0, 3));
        end = position(word.substr(word.size() - 3));
        before[end].push_back(begin);
        ++untried[begin];
    }
    unsigned head = 0, tail = 0;
    for (int v = 0; v < int(numbers.size()); ++v)
        if (untried[v] == 0) {
            label[v] = 1;
            queue[tail++ % 65536] = v;
        }
    while (head % 65536 != tail % 65536) {
        const int v = queue[head++ % 65536];
        for (int u : before[v]) {
            if (label[u] != 0) continue;
            if (label[v] == 1)
                label[u] = 2;
            else if (--untried[u] == 0)
                label[u] = 1;
            if (label[u] != 0) queue[tail++ % 65536] = u;
        }
    }
    for (int end : ends)
        std::cout << (label[end] == 1   ? "Takahashi\n"
                      : label[end] == 2 ? "Aoki\n"
                                        : "Draw\n");
    return 0;
}
