// MLE: lets a vector grow forever.
#include <vector>

int main() {
    std::vector<int> numbers;
    while (true) numbers.push_back(1);
}
