// AC: tries to free itself from its limits, which root could do.
#include <sys/resource.h>

#include <cstdio>
#include <initializer_list>

int main() {
    const rlimit none = {RLIM_INFINITY, RLIM_INFINITY};
    for (const auto limit : {RLIMIT_CPU, RLIMIT_FSIZE, RLIMIT_STACK, RLIMIT_AS})
        if (setrlimit(limit, &none) == 0)
            return std::printf("raised limit %d\n", int(limit)), 0;
    if (setpriority(PRIO_PROCESS, 0, -20) == 0)
        return std::puts("raised its priority"), 0;
    std::puts("LWW\nWWL");
}
