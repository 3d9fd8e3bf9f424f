// CE: asks for 2^200 instances of a template.
template <int depth, long long path>
struct Bomb {
    static constexpr long long size =
        Bomb<depth - 1, 2 * path>::size + Bomb<depth - 1, 2 * path + 1>::size;
};
template <long long path>
struct Bomb<0, path> {
    static constexpr long long size = 1;
};

int main() { return Bomb<200, 0>::size == 0; }
