#include <benchmark/benchmark.h>

#include <cstddef>
#include <random>
#include <utility>
#include <vector>

#include "wythoff.hpp"

namespace {

using Piles = std::pair<long long, long long>;

// Piles of about `most` stones: every second pair is a P-position.
std::vector<Piles> pairs(long long most) {
    std::mt19937_64 random(1);
    std::uniform_int_distribution<long long> stones(most / 2, most);
    std::vector<Piles> made(1024);
    for (std::size_t i = 0; i < made.size(); ++i) {
        const long long k = stones(random);
        const long long a = wythoff_smaller_pile(k);
        made[i] = {i % 2 == 0 ? stones(random) : a, a + k};
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

}  // namespace

BENCHMARK(IsWythoffPPosition)
    ->RangeMultiplier(1000)
    ->Range(1000, 500000000000000000)
    ->Complexity();
