// sandbox: what a program may touch, enforced by the kernel without root.
//
// Landlock limits the files, the network and the signals of a process to what
// its job names. The seccomp filter limits a solution to the system calls of a
// static program that reads and writes its standard streams, and a checked
// program to those that sanitizers and valgrind need besides. A process applies
// both to itself, just before it becomes the program, where the kernel offers
// them.
#pragma once

#include <asm/ioctls.h>
#include <asm/termbits.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

// The architecture that the filter of system calls is written for.
#if defined(__x86_64__)
#define SANDBOX_ARCH AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define SANDBOX_ARCH AUDIT_ARCH_AARCH64
#endif

namespace sandbox {

// The version of Landlock that the kernel offers; 0 if none.
inline int landlock_version() {
    const long version = syscall(SYS_landlock_create_ruleset, nullptr, 0,
                                 LANDLOCK_CREATE_RULESET_VERSION);
    return version > 0 ? int(version) : 0;
}

// Can this process install a filter of system calls on this machine?
inline bool has_seccomp() {
#ifdef SANDBOX_ARCH
    return prctl(PR_GET_SECCOMP, 0, 0, 0, 0) >= 0;
#else
    return false;  // the calls of this architecture are not listed below
#endif
}

// Files and folders that a program may use; everything else is denied.
struct Files {
    std::vector<std::string> read;   // read and execute, also below a folder
    std::vector<std::string> write;  // read, create, write and remove
};

// Rights of Landlock that its header may be too old to name.
constexpr std::uint64_t FS_REFER = 1ull << 13, FS_TRUNCATE = 1ull << 14,
                        FS_IOCTL_DEV = 1ull << 15;
constexpr std::uint64_t NET_TCP = 3, SCOPE_ALL = 3;
constexpr std::uint64_t FS_FIRST_VERSION = (1ull << 13) - 1;
constexpr std::uint64_t FS_READ = LANDLOCK_ACCESS_FS_EXECUTE |
                                  LANDLOCK_ACCESS_FS_READ_FILE |
                                  LANDLOCK_ACCESS_FS_READ_DIR;
// What a checked program may do in its folder: nothing that makes a folder.
constexpr std::uint64_t FS_LOG =
    LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE |
    LANDLOCK_ACCESS_FS_MAKE_REG | LANDLOCK_ACCESS_FS_REMOVE_FILE | FS_TRUNCATE;
// What a rule on a file, rather than on a folder, may grant.
constexpr std::uint64_t FS_OF_A_FILE =
    LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_READ_FILE |
    LANDLOCK_ACCESS_FS_WRITE_FILE | FS_TRUNCATE | FS_IOCTL_DEV;

// Denies this process every file but `files`, TCP, and signals to processes
// outside; `writing` are its rights on what it may write. True if the kernel
// took it. Needs no-new-privileges.
inline bool restrict_files(const Files& files, int version,
                           std::uint64_t writing = ~0ull) {
    struct {
        std::uint64_t fs, net, scoped;
    } handled = {FS_FIRST_VERSION, 0, 0};
    if (version >= 2) handled.fs |= FS_REFER;
    if (version >= 3) handled.fs |= FS_TRUNCATE;
    if (version >= 5) handled.fs |= FS_IOCTL_DEV;
    if (version >= 4) handled.net = NET_TCP;
    if (version >= 6) handled.scoped = SCOPE_ALL;
    const std::size_t size = version >= 6 ? 24 : version >= 4 ? 16 : 8;
    const int ruleset =
        int(syscall(SYS_landlock_create_ruleset, &handled, size, 0));
    if (ruleset < 0) return false;
    bool done = true;
    const auto allow = [&](const std::string& path, std::uint64_t rights) {
        const int file = open(path.c_str(), O_PATH | O_CLOEXEC);
        if (file < 0) return;  // what is not there needs no permission
        landlock_path_beneath_attr rule = {rights & handled.fs, file};
        const auto add = [&] {
            return syscall(SYS_landlock_add_rule, ruleset,
                           LANDLOCK_RULE_PATH_BENEATH, &rule, 0) == 0;
        };
        if (!add()) {
            rule.allowed_access &= FS_OF_A_FILE;
            done = add() && done;
        }
        close(file);
    };
    for (const std::string& path : files.read) allow(path, FS_READ);
    for (const std::string& path : files.write) allow(path, writing);
    done = done && syscall(SYS_landlock_restrict_self, ruleset, 0) == 0;
    close(ruleset);
    return done;
}

// Takes from root all its powers but that over files, which Landlock limits.
// Needs no-new-privileges, so that the program does not get them back.
inline bool drop_capabilities() {
    __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
    __user_cap_data_struct sets[2] = {};
    if (syscall(SYS_capget, &header, sets) != 0) return false;
    const unsigned kept = 1u << CAP_DAC_OVERRIDE | 1u << CAP_DAC_READ_SEARCH;
    sets[0] = {sets[0].effective & kept, sets[0].permitted & kept, 0};
    sets[1] = {};
    return syscall(SYS_capset, &header, sets) == 0;
}

// The calls that a filter allows.
enum class Calls { PROGRAM, READING_PROGRAM, CHECKED_PROGRAM };

#ifdef SANDBOX_ARCH
// Limits this process to the calls of a static single-threaded program, to
// `program` as the only thing it may become, and to mappings of at most
// `most_bytes`, past which it dies by SIGSYS. A reading program also opens
// files to read them: those that Landlock grants. A checked program may also
// write files, become another program, and map what it likes; it starts neither
// processes nor threads. Every other call fails with EPERM, also sending itself
// the signals by which the kernel tells of a broken limit.
// Needs no-new-privileges; true if the kernel took it.
inline bool restrict_calls(Calls calls, const char* program,
                           std::uint64_t most_bytes) {
    // Some calls of x86-64 do not exist on arm64, which has others for the
    // same.
    static const unsigned ALLOWED[] = {
        SYS_read,
        SYS_write,
        SYS_readv,
        SYS_writev,
        SYS_close,
        SYS_fstat,
        SYS_newfstatat,
        SYS_statx,
        SYS_lseek,
        SYS_fcntl,
        SYS_munmap,
        SYS_mprotect,
        SYS_madvise,
        SYS_brk,
        SYS_rt_sigaction,
        SYS_rt_sigprocmask,
        SYS_rt_sigreturn,
        SYS_sigaltstack,
        SYS_getpid,
        SYS_gettid,
        SYS_exit,
        SYS_exit_group,
        SYS_uname,
        SYS_set_tid_address,
        SYS_set_robust_list,
        SYS_rseq,
        SYS_futex,
        SYS_getrandom,
        SYS_getrlimit,
        SYS_getrusage,
        SYS_times,
        SYS_gettimeofday,
        SYS_clock_gettime,
        SYS_clock_getres,
        SYS_nanosleep,
        SYS_clock_nanosleep,
        SYS_pselect6,
        SYS_sched_yield,
        SYS_restart_syscall,
#ifdef __x86_64__
        SYS_arch_prctl,
        SYS_time,
        SYS_pause,
        SYS_poll,
        SYS_select,
#else
        SYS_ppoll,
#endif
    };
    static const unsigned CHECKED[] = {
        SYS_openat, SYS_pread64,  SYS_getcwd,          SYS_mmap,
        SYS_mremap, SYS_execve,   SYS_getuid,          SYS_geteuid,
        SYS_getgid, SYS_getegid,  SYS_rt_sigtimedwait, SYS_pipe2,
#ifdef __x86_64__
        SYS_open,   SYS_readlink, SYS_access,          SYS_unlink,
        SYS_pipe,
#else
        SYS_readlinkat, SYS_faccessat, SYS_unlinkat,
#endif
    };
    const bool is_checked = calls == Calls::CHECKED_PROGRAM;
    enum : unsigned { ALLOW = SECCOMP_RET_ALLOW, KILL = SECCOMP_RET_TRAP };
    const unsigned deny = SECCOMP_RET_ERRNO | 1;  // EPERM
    sock_filter code[256];  // on the stack: the caller may share memory
    unsigned short length = 0;
    const auto emit = [&](unsigned op, unsigned k, unsigned char yes = 0,
                          unsigned char no = 0) {
        code[length++] = {static_cast<unsigned short>(op), yes, no, k};
    };
    const auto load = [&](std::size_t offset) {
        emit(BPF_LD | BPF_W | BPF_ABS, unsigned(offset));
    };
    const auto load_half = [&](int argument, bool high) {
        load(offsetof(seccomp_data, args) + 8 * std::size_t(argument) +
             (high ? 4 : 0));
    };
    // Each of these stands after the number of the call, and decides on one
    // argument if it is `call`.
    const auto equals = [&](unsigned call, int argument, std::uint64_t value) {
        emit(BPF_JMP | BPF_JEQ | BPF_K, call, 0, 6);
        load_half(argument, true);
        emit(BPF_JMP | BPF_JEQ | BPF_K, unsigned(value >> 32), 0, 3);
        load_half(argument, false);
        emit(BPF_JMP | BPF_JEQ | BPF_K, unsigned(value), 0, 1);
        emit(BPF_RET | BPF_K, ALLOW);
        emit(BPF_RET | BPF_K, deny);
    };
    const auto at_most = [&](unsigned call, int argument, std::uint64_t value) {
        emit(BPF_JMP | BPF_JEQ | BPF_K, call, 0, 7);
        load_half(argument, true);
        emit(BPF_JMP | BPF_JGT | BPF_K, unsigned(value >> 32), 4, 0);
        emit(BPF_JMP | BPF_JEQ | BPF_K, unsigned(value >> 32), 0, 2);
        load_half(argument, false);
        emit(BPF_JMP | BPF_JGT | BPF_K, unsigned(value), 1, 0);
        emit(BPF_RET | BPF_K, ALLOW);
        emit(BPF_RET | BPF_K, KILL);
    };
    // Denies the call if these bits of the argument are the value.
    const auto never = [&](unsigned call, int argument, unsigned value,
                           unsigned bits = ~0u) {
        emit(BPF_JMP | BPF_JEQ | BPF_K, call, 0, 5);
        load_half(argument, false);
        emit(BPF_ALU | BPF_AND | BPF_K, bits);
        emit(BPF_JMP | BPF_JEQ | BPF_K, value, 0, 1);
        emit(BPF_RET | BPF_K, deny);
        load(offsetof(seccomp_data, nr));
    };
    const auto without = [&](unsigned call, int argument, unsigned bits) {
        emit(BPF_JMP | BPF_JEQ | BPF_K, call, 0, 5);
        load_half(argument, false);
        emit(BPF_ALU | BPF_AND | BPF_K, bits);
        emit(BPF_JMP | BPF_JEQ | BPF_K, 0, 0, 1);
        emit(BPF_RET | BPF_K, ALLOW);
        emit(BPF_RET | BPF_K, deny);
    };
    const auto allow = [&](unsigned call) {
        emit(BPF_JMP | BPF_JEQ | BPF_K, call, 0, 1);
        emit(BPF_RET | BPF_K, ALLOW);
    };
    load(offsetof(seccomp_data, arch));
    emit(BPF_JMP | BPF_JEQ | BPF_K, SANDBOX_ARCH, 1, 0);
    emit(BPF_RET | BPF_K, deny);
    load(offsetof(seccomp_data, nr));
    // Neither a file without a name, nor a file cut off that is only read: old
    // versions of Landlock know nothing of that.
    constexpr unsigned NO_NAME = O_TMPFILE & ~O_DIRECTORY,
                       ONLY_READ = O_CLOEXEC | O_NOCTTY | O_NONBLOCK;
    const unsigned opening[][2] = {
#ifdef SYS_open
        {SYS_open, 1},
#endif
        {SYS_openat, 2}};
    for (const auto& [call, flags] : opening)
        if (is_checked) {
            never(call, int(flags), NO_NAME, NO_NAME);
            never(call, int(flags), O_TRUNC, O_TRUNC | O_ACCMODE);
        } else if (calls == Calls::READING_PROGRAM) {
            without(call, int(flags), ~ONLY_READ);
        }
    for (const unsigned call : ALLOWED) allow(call);
    if (is_checked)
        for (const unsigned call : CHECKED) allow(call);
    at_most(SYS_mmap, 1, most_bytes);
    at_most(SYS_mremap, 2, most_bytes);
    equals(SYS_execve, 0, reinterpret_cast<std::uint64_t>(program));
    for (const unsigned number : {SIGSYS, SIGXFSZ}) {
        never(SYS_kill, 1, number);
        never(SYS_tgkill, 2, number);
    }
    equals(SYS_kill, 0, std::uint64_t(getpid()));
    equals(SYS_tgkill, 0, std::uint64_t(getpid()));
    equals(SYS_prlimit64, 2, 0);   // reading limits, not setting them
    equals(SYS_ioctl, 1, TCGETS);  // asking whether a stream is a terminal
    emit(BPF_RET | BPF_K, deny);
    const sock_fprog filter = {length, code};
    return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) == 0;
}
#else
inline bool restrict_calls(Calls, const char*, std::uint64_t) { return false; }
#endif

}  // namespace sandbox
