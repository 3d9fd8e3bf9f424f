// loops: records which lines a slow program repeats, and then ends it.
//
// A program with -fsanitize=address and -fsanitize-coverage=trace-pc calls the
// function below at the begin of each block of code. From FROM_MS to TO_MS of
// processor time, the function counts the calls of each block. Then it writes
// the stack to the log of the sanitizer. It writes one line for each block to
// the file LOOPS: the count, the address, the function, the file and the line.
#include <ctime>
#include <fcntl.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <iostream>

extern "C" void __sanitizer_print_stack_trace();
extern "C" void __sanitizer_symbolize_pc(void*, const char*, char*,
                                         std::size_t);

namespace {

constexpr double FROM_MS = 600, TO_MS = 900;
constexpr unsigned PAUSE = 1 << 12;  // calls between two looks at the clock
constexpr std::size_t BLOCKS = 1 << 14;  // other blocks are not counted

struct Block {
    char* address;
    unsigned long long count;
} blocks[BLOCKS];
unsigned calls = 0, known = 0;
bool is_counting = false;

double milliseconds() {
    timespec now = {};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return double(now.tv_sec) * 1e3 + double(now.tv_nsec) / 1e6;
}

void count(char* address) {
    std::size_t at = reinterpret_cast<std::size_t>(address) % BLOCKS;
    while (blocks[at].address && blocks[at].address != address)
        at = (at + 1) % BLOCKS;
    if (!blocks[at].address) {
        if (known == BLOCKS / 2) return;
        ++known;
        blocks[at].address = address;
    }
    ++blocks[at].count;
}

[[noreturn]] void end() {
    std::cout.flush();
    std::fflush(stdout);
    __sanitizer_print_stack_trace();
    const char* const path = std::getenv("LOOPS");
    std::FILE* const log = path ? std::fopen(path, "w") : nullptr;
    for (const Block& block : blocks)
        if (log && block.address) {
            char place[1000] = "";
            __sanitizer_symbolize_pc(block.address, "%f\t%s\t%l", place,
                                     sizeof place);
            std::fprintf(log, "%llu\t%p\t%s\n", block.count,
                         static_cast<void*>(block.address), place);
        }
    if (log) std::fclose(log);
    _exit(0);
}

}  // namespace

extern "C" void __sanitizer_cov_trace_pc() {
    if (is_counting)
        count(static_cast<char*>(__builtin_return_address(0)) - 1);
    if (++calls % PAUSE) return;
    const double now = milliseconds();
    if (now > TO_MS) end();
    is_counting = now > FROM_MS;
}
