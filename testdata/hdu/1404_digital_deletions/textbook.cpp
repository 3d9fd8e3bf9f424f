// Textbook: marks every number that can move to a lost one, digit by digit of
// its decimal string; reads strings through iostream.
#include <iostream>
#include <string>

bool wins[1000000];

void mark(int lost) {
    std::string s = std::to_string(lost);
    for (std::size_t i = 0; i < s.size(); ++i) {  // a larger digit
        std::string t = s;
        while (t[i] < '9') {
            ++t[i];
            wins[std::stoi(t)] = true;
        }
    }
    int begin = lost, ends = 1;  // a 0 behind it, and any tail
    for (std::size_t size = s.size(); size < 6; ++size) {
        begin *= 10;
        for (int tail = 0; tail < ends; ++tail) wins[begin + tail] = true;
        ends *= 10;
    }
}

int main() {
    wins[0] = true;
    for (int n = 1; n < 1000000; ++n)
        if (!wins[n]) mark(n);
    std::string s;
    while (std::cin >> s) {
        if (s[0] == '0' || wins[std::stoi(s)])
            std::cout << "Yes" << std::endl;
        else
            std::cout << "No" << std::endl;
    }
}
