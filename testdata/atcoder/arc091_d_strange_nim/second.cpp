// A queue of values: the values of the last q + 1 piles, the oldest in front. A
// pile that K divides appends the value q. Every other pile moves the value in
// front to the end. The program follows the place of one value backwards, from
// the queue of one multiple of K to the queue of the multiple before, and makes
// all rounds at once in which the value does not pass from the end to the
// front.
#include <iostream>

int main() {
    long long n, stones, k, nim_sum = 0;
    std::cin >> n;
    while (n-- > 0 && std::cin >> stones >> k) {
        long long q = stones / k;  // the queue of q k has the places 0 to q
        long long place = (q + stones % k) % (q + 1);
        while (true) {
            const long long rounds = (q - place) / k;
            q -= rounds;
            place += rounds * (k - 1);
            if (place == q) break;  // the value has just been appended
            --q;
            place = (place + k - 1) % (q + 1);
        }
        nim_sum ^= q;
    }
    std::cout << (nim_sum == 0 ? "Aoki\n" : "Takahashi\n");
}
