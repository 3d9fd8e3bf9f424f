// AC: tries to free itself from its limits.
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <cstdio>

int main() {
    const rlimit none = {RLIM_INFINITY, RLIM_INFINITY};
    for (int resource = 0; resource < RLIM_NLIMITS; ++resource)
        if (setrlimit(__rlimit_resource(resource), &none) == 0)
            return std::printf("raised limit %d\n", resource), 0;
    if (setpriority(PRIO_PROCESS, 0, -20) == 0)
        return std::puts("raised its priority"), 0;
    if (prctl(PR_SET_PDEATHSIG, 0) == 0 || setsid() > 0)
        return std::puts("left its parent"), 0;
    std::puts("LWW\nWWL");
}
