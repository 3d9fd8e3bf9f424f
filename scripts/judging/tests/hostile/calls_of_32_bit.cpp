// AC: tries to fork by the system calls of 32-bit programs and of x32.
#include <sys/syscall.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>

// A kernel without support for 32-bit programs ends a program that calls so.
void has_no_such_calls(int) {
    const char answer[] = "LWW\nWWL\n";
    _exit(write(1, answer, sizeof answer - 1) < 0);
}

int main() {
    std::signal(SIGSEGV, has_no_such_calls);
    long result = 2;  // fork, by its number there
    asm volatile("int $0x80"
                 : "+a"(result)
                 :
                 : "memory", "r8", "r9", "r10", "r11");
    if (result == 0) _exit(0);
    if (result > 0) return std::puts("forked as a 32-bit program"), 0;
    result = syscall(0x40000000 | SYS_fork);
    if (result == 0) _exit(0);
    if (result > 0) return std::puts("forked as an x32 program"), 0;
    std::puts("LWW\nWWL");
}
