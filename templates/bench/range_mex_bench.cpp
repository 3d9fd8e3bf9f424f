#include <benchmark/benchmark.h>
#include <malloc.h>

#include <algorithm>
#include <cstddef>
#include <random>
#include <utility>
#include <vector>

#include "range_mex.hpp"

namespace {

// Bytes that are allocated now.
std::size_t allocated() {
    const struct mallinfo2 all = mallinfo2();
    return all.uordblks + all.hblkhd;
}

// n numbers from 0 to n: most ranges hold few of the small ones.
std::vector<int> numbers(int n) {
    std::mt19937 random(1);
    std::uniform_int_distribution<int> value(0, n);
    std::vector<int> made(n);
    for (int& number : made) number = value(random);
    return made;
}

void RangeMexBuild(benchmark::State& state) {
    const std::vector<int> a = numbers(int(state.range(0)));
    double bytes = 0;
    for (auto _ : state) {
        const std::size_t before = allocated();
        const RangeMex range_mex(a);
        bytes = double(allocated() - before);
    }
    state.counters["bytes/number"] = bytes / double(a.size());
    state.SetComplexityN(state.range(0));
}

void RangeMexQuery(benchmark::State& state) {
    const int n = int(state.range(0));
    const RangeMex range_mex(numbers(n));
    std::mt19937 random(2);
    std::uniform_int_distribution<int> place(0, n - 1);
    std::vector<std::pair<int, int>> ranges(1 << 16);
    for (auto& range : ranges)
        range = std::minmax({place(random), place(random)});
    std::size_t i = 0;
    for (auto _ : state) {
        const auto& [l, r] = ranges[i++ % ranges.size()];
        benchmark::DoNotOptimize(range_mex.query(l, r));
    }
    state.SetComplexityN(state.range(0));
}

}  // namespace

BENCHMARK(RangeMexBuild)
    ->RangeMultiplier(4)
    ->Range(1 << 8, 1 << 18)
    ->Complexity(benchmark::oNLogN);
BENCHMARK(RangeMexQuery)
    ->RangeMultiplier(4)
    ->Range(1 << 8, 1 << 18)
    ->Complexity(benchmark::oLogN);
