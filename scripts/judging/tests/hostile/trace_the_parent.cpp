// AC: tries to trace other processes, and to read and write their memory.
#include <sys/ptrace.h>
#include <sys/uio.h>
#include <unistd.h>

#include <cstdio>

int main() {
    char byte = 0;
    iovec here = {&byte, 1}, there = {reinterpret_cast<void*>(0x400000), 1};
    const pid_t self = getpid();
    for (pid_t other = self - 50; other < self + 50; ++other) {
        if (other <= 1 || other == self) continue;
        if (process_vm_readv(other, &here, 1, &there, 1, 0) == 1)
            return std::printf("read the memory of %d\n", other), 0;
        if (ptrace(PTRACE_SEIZE, other, nullptr, nullptr) == 0)
            return std::printf("traces %d\n", other), 0;
    }
    if (ptrace(PTRACE_TRACEME, 0, nullptr, nullptr) == 0)
        return std::puts("is traced"), 0;
    std::puts("LWW\nWWL");
}
