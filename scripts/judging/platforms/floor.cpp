// floor: the least that a program for any of the problems has to do. Reads
// every number of its input through one buffer and prints as many bytes as its
// argument says.
#include <cstddef>
#include <cstdio>
#include <cstdlib>

int main(int count, char** arguments) {
    static unsigned char buffer[1 << 16];
    std::size_t rest = count > 1 ? std::size_t(std::atoll(arguments[1])) : 0;
    unsigned long long number = 0, sum = 0;
    while (const std::size_t size =
               std::fread(buffer, 1, sizeof buffer, stdin)) {
        for (std::size_t i = 0; i < size; ++i) {
            const unsigned digit = buffer[i] - unsigned('0');
            if (digit <= 9) {
                number = number * 10 + digit;
            } else {
                sum ^= number;
                number = 0;
            }
        }
    }
    buffer[0] = static_cast<unsigned char>(sum ^ number);  // so that it is used
    while (rest > 0) {
        const std::size_t part = rest < sizeof buffer ? rest : sizeof buffer;
        if (std::fwrite(buffer, 1, part, stdout) != part) return 1;
        rest -= part;
    }
    return 0;
}
