// AC: tries not to die with its parent, and to leave its session.
#include <sys/prctl.h>
#include <unistd.h>

#include <cstdio>

int main() {
    if (prctl(PR_SET_PDEATHSIG, 0) == 0 || setsid() > 0)
        return std::puts("left its parent"), 0;
    std::puts("LWW\nWWL");
}
