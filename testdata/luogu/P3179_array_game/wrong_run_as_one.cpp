// WA: treats a run of equal quotients as one cell.
#include <iostream>
#include <vector>

const int ROOT = 31623;  // greater than the root of any N

// f(q) for the quotients q = floor(N / x) of one N.
class QuotientValues {
  public:
    explicit QuotientValues(int N)
        : N_(N), low_(ROOT + 1), high_(ROOT + 1), seen_(1 << 16) {
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
        seen_[0] = q;
        for (int j = 2, last; j <= q; j = last + 1) {
            last = q / (q / j);  // the last j of the same q / j
            const int term = at(q / j);
            seen_[nim_sum ^ term] = q;
            nim_sum ^= term;
        }
        int mex = 0;
        while (seen_[mex] == q) ++mex;
        return mex;
    }

    int N_;
    std::vector<int> low_, high_;  // f(q) for q <= ROOT; f(N / x) at x
    std::vector<int> seen_;  // the last q with this option; as q has less than
                             // 2^16 runs, f(q) and nim-sums are below 2^16
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
