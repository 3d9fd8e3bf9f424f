// MLE: lets a vector grow for ever.
#include <vector>

int main() {
    std::vector<int> numbers;
    while (true) numbers.push_back(1);
}
