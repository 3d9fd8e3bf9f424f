// CE: computes forever while it is compiled.
constexpr int loop(int depth) {
    int sum = 0;
    for (int i = 0; i < 1000000; ++i) sum += depth;
    return sum;
}
template <int n>
constexpr int loops = loop(n) + loops<n - 1>;
template <>
constexpr int loops<0> = 0;

int main() { return loops<800>; }
