// AC: tries calls of the kernel that no solution needs.
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>

int main() {
    const long calls[] = {SYS_bpf,
                          SYS_perf_event_open,
                          SYS_userfaultfd,
                          SYS_keyctl,
                          SYS_unshare,
                          SYS_mount,
                          SYS_chroot,
                          SYS_io_uring_setup,
                          SYS_memfd_create,
                          SYS_timer_create,
                          SYS_setitimer,
                          SYS_personality,
                          SYS_inotify_init1,
                          SYS_epoll_create1,
                          SYS_eventfd2,
                          SYS_setuid,
                          SYS_capset,
                          SYS_quotactl,
                          SYS_swapoff,
                          SYS_init_module,
                          SYS_sethostname,
                          SYS_getppid,
                          SYS_sched_setscheduler};
    for (const long call : calls)
        if (syscall(call, -1, -1, -1, -1, -1, -1) != -1 || errno != EPERM)
            return std::printf("call %ld is not denied\n", call), 0;
    std::puts("LWW\nWWL");
}
