#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <random>
#include <utility>
#include <vector>

#include "wythoff.hpp"

namespace {

using Piles = std::pair<long long, long long>;

// Piles of about `most` stones, a <= b: every second pair is a P-position.
std::vector<Piles> pairs(long long most) {
    std::mt19937_64 random(1);
    std::uniform_int_distribution<long long> pile(most / 2, most);
    std::vector<Piles> made(1024);
    for (std::size_t i = 0; i < made.size(); ++i) {
        const long long a = pile(random);
        const long long b = i % 2 == 0 ? pile(random) : wythoff_partner(a);
        made[i] = std::minmax({a, b});
    }
    return made;
}

template <class Question>
void ask(benchmark::State& state, Question question) {
    const std::vector<Piles> asked = pairs(state.range(0));
    std::size_t i = 0;
    for (auto _ : state) {
        const auto& [a, b] = asked[i++ % asked.size()];
        benchmark::DoNotOptimize(question(a, b));
    }
    state.SetComplexityN(state.range(0));
}

void IsWythoffPPosition(benchmark::State& state) {
    ask(state, is_wythoff_p_position);
}

void WythoffWinningOptions(benchmark::State& state) {
    ask(state, [](long long a, long long b) {
        std::array<Piles, 3> options;
        wythoff_winning_options(a, b, options.begin());
        return options;
    });
}

}  // namespace

BENCHMARK(IsWythoffPPosition)
    ->RangeMultiplier(1000)
    ->Range(1000, 500000000000000000)
    ->Complexity();
BENCHMARK(WythoffWinningOptions)
    ->RangeMultiplier(1000)
    ->Range(1000, 500000000000000000)
    ->Complexity();
