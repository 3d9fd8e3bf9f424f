// WA: keeps the options in one word of 64 bits.
#include <iostream>
#include <vector>

const int ROOT = 31623;  // greater than the root of any N

// f(q) for the quotients q = floor(N / x) of one N.
class QuotientValues {
  public:
    explicit QuotientValues(int N) : N_(N), low_(ROOT + 1), high_(ROOT + 1) {
        for (int x = N; x > 0;) {  // the last one of its quotient
            const int q = N / x;
            at(q) = value(q);
            x = N / (q + 1);
        }
    }
    int& at(int q) { return q <= ROOT ? low_[q] : high_[N_ / q]; }

  private:
    int value(int q) {
        int nim_sum = 0;
        unsigned long long options = 1;
        for (int j = 2, last; j <= q; j = last + 1) {
            last = q / (q / j);  // the last j of the same q / j
            const int term = at(q / j);
            options |= 1ull << (nim_sum ^ term) % 64;
            if ((last - j) % 2 == 0) nim_sum ^= term;
        }
        int mex = 0;
        while (mex < 64 && options >> mex % 64 & 1) ++mex;
        return mex;
    }

    int N_;
    std::vector<int> low_, high_;  // f(q) for q <= ROOT; f(N / x) at x
};

int main() {
    std::ios::sync_with_stdio(false);
    int N, K, W, x;
    std::cin >> N >> K;
    QuotientValues values(N);
    for (; K > 0; --K) {
        int nim_sum = 0;
        for (std::cin >> W; W > 0; --W) {
            std::cin >> x;
            nim_sum ^= values.at(N / x);
        }
        std::cout << (nim_sum != 0 ? "Yes\n" : "No\n");
    }
    return 0;
}
