#include <benchmark/benchmark.h>

#include <algorithm>
#include <random>
#include <utility>
#include <vector>

#include "persistent_range_mex.hpp"
#include "range_mex.hpp"

namespace {

// n numbers from 0 to n: most ranges hold few of the small ones.
std::vector<int> numbers(int n) {
    std::mt19937 random(1);
    std::uniform_int_distribution<int> value(0, n);
    std::vector<int> made(n);
    for (int& number : made) number = value(random);
    return made;
}

// 0, 1, ..., twice: every number changes the tree, and the mexes are large.
std::vector<int> numbers_twice(int n) {
    std::vector<int> made(n);
    for (int i = 0; i < n; ++i) made[i] = i % (n / 2);
    return made;
}

std::vector<Range> ranges(int n, int count) {
    std::mt19937 random(2);
    std::uniform_int_distribution<int> place(0, n - 1);
    std::vector<Range> made(count);
    for (Range& range : made) {
        const auto [l, r] = std::minmax({place(random), place(random)});
        range = {l, r};
    }
    return made;
}

void answer(benchmark::State& state, const std::vector<int>& a, int count) {
    const std::vector<Range> asked = ranges(int(a.size()), count);
    for (auto _ : state) benchmark::DoNotOptimize(range_mex(a, asked));
    state.SetComplexityN(state.range(0));
}

// As many ranges as numbers.
void OfNumbers(benchmark::State& state) {
    const int n = int(state.range(0));
    answer(state, numbers(n), n);
}

void OfNumbersTwice(benchmark::State& state) {
    const int n = int(state.range(0));
    answer(state, numbers_twice(n), n);
}

// The same, one range after the other.
void OfNumbersOnline(benchmark::State& state) {
    const int n = int(state.range(0));
    const std::vector<int> a = numbers(n);
    const std::vector<Range> asked = ranges(n, n);
    for (auto _ : state) {
        const PersistentRangeMex online(a);
        for (const Range& range : asked)
            benchmark::DoNotOptimize(online.mex(range.l, range.r));
    }
    state.SetComplexityN(state.range(0));
}

// Of 2^16 numbers.
void OfRanges(benchmark::State& state) {
    answer(state, numbers(1 << 16), int(state.range(0)));
}

}  // namespace

BENCHMARK(OfNumbers)
    ->RangeMultiplier(4)
    ->Range(1 << 8, 1 << 18)
    ->Complexity(benchmark::oNLogN);
BENCHMARK(OfNumbersTwice)
    ->RangeMultiplier(4)
    ->Range(1 << 8, 1 << 18)
    ->Complexity(benchmark::oNLogN);
BENCHMARK(OfNumbersOnline)
    ->RangeMultiplier(4)
    ->Range(1 << 8, 1 << 18)
    ->Complexity(benchmark::oNLogN);
BENCHMARK(OfRanges)
    ->RangeMultiplier(4)
    ->Range(1 << 14, 1 << 20)
    ->Complexity(benchmark::oN);
