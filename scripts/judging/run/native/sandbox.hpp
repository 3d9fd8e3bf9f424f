// sandbox: limits the files and system calls of a program. The kernel enforces
// the limits; root is not needed.
//
// Landlock denies a process all files that its job does not name, the network,
// and signals to other processes. The seccomp filter allows a solution the
// system calls of a static program that reads and writes its standard streams.
// It also allows a checked program the system calls of sanitizers and valgrind.
// If the kernel offers both, a process applies both to itself just before it
// becomes the program.
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

#include <cerrno>
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

// The version of Landlock in the kernel; 0 if the kernel has no Landlock.
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

// Rights of Landlock that an old header does not define.
constexpr std::uint64_t FS_REFER = 1ull << 13, FS_TRUNCATE = 1ull << 14,
                        FS_IOCTL_DEV = 1ull << 15;
constexpr std::uint64_t NET_TCP = 3, SCOPE_ALL = 3;
constexpr std::uint64_t FS_FIRST_VERSION = (1ull << 13) - 1;
constexpr std::uint64_t FS_READ = LANDLOCK_ACCESS_FS_EXECUTE |
                                  LANDLOCK_ACCESS_FS_READ_FILE |
                                  LANDLOCK_ACCESS_FS_READ_DIR;
// The rights of a checked program in its folder. It cannot make folders.
constexpr std::uint64_t FS_LOG =
    LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE |
    LANDLOCK_ACCESS_FS_MAKE_REG | LANDLOCK_ACCESS_FS_REMOVE_FILE | FS_TRUNCATE;
// The rights that a rule for a file, not for a folder, may grant.
constexpr std::uint64_t FS_OF_A_FILE =
    LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_READ_FILE |
    LANDLOCK_ACCESS_FS_WRITE_FILE | FS_TRUNCATE | FS_IOCTL_DEV;

// Denies this process all files except `files`, TCP, and signals to processes
// outside the sandbox. `writing` are its rights on files.write. Returns whether
// the kernel accepted the rules. Needs no-new-privileges.
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
        if (file < 0) return;  // a missing file needs no permission
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

// Removes all capabilities of root except the access to files, which Landlock
// limits. Needs no-new-privileges, so that the program does not get them back.
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
// Allows this process the calls of a static program with one thread. It may
// become only `program`. A mapping of more than `most_bytes` kills it with
// SIGSYS. A reading program may also open files for reading, if Landlock allows
// them. A checked program may also write files, become another program, and map
// any size; it cannot start processes or threads. Every other call fails with
// EPERM. A process cannot send itself SIGSYS or SIGXFSZ, because these signals
// mean an exceeded limit. Returns whether the kernel accepted the filter. Needs
// no-new-privileges.
inline bool restrict_calls(Calls calls, const char* program,
                           std::uint64_t most_bytes) {
    // Some calls of x86-64 do not exist on arm64, which has other calls
    // instead.
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
    constexpr unsigned short MOST = 256;
    sock_filter code[MOST];  // on the stack: the caller may share memory
    // A jump names a label on each side; GO_ON is the next instruction.
    enum Label : unsigned char { GO_ON, OTHER_CALL, ALLOW, DENY, KILL };
    Label labels[MOST][2];  // of the instructions: where to go on if true, else
    unsigned short length = 0;
    bool fits = true;
    const auto emit = [&](unsigned op, unsigned k, Label yes = GO_ON,
                          Label no = GO_ON) {
        fits = fits && length < MOST;
        if (!fits) return;
        code[length] = {static_cast<unsigned short>(op), 0, 0, k};
        labels[length][0] = yes;
        labels[length++][1] = no;
    };
    // The jumps to a label lead to the instruction that is emitted next.
    const auto here = [&](Label label) {
        for (unsigned short i = 0; i < length; ++i)
            for (const int side : {0, 1}) {
                if (labels[i][side] != label) continue;
                const int distance = length - i - 1;
                fits = fits && distance < 256;
                const auto jump = static_cast<unsigned char>(distance);
                (side == 0 ? code[i].jt : code[i].jf) = jump;
                labels[i][side] = GO_ON;
            }
    };
    const auto load = [&](std::size_t offset) {
        emit(BPF_LD | BPF_W | BPF_ABS, unsigned(offset));
    };
    const auto load_half = [&](int argument, bool high) {
        load(offsetof(seccomp_data, args) + 8 * std::size_t(argument) +
             (high ? 4 : 0));
    };
    const auto if_equal = [&](unsigned value, Label yes, Label no) {
        emit(BPF_JMP | BPF_JEQ | BPF_K, value, yes, no);
    };
    const auto if_greater = [&](unsigned value, Label yes, Label no) {
        emit(BPF_JMP | BPF_JGT | BPF_K, value, yes, no);
    };
    // At these functions, the number of the call is loaded. If it is `call`,
    // they decide by one argument.
    const auto equals = [&](unsigned call, int argument, std::uint64_t value) {
        if_equal(call, GO_ON, OTHER_CALL);
        load_half(argument, true);
        if_equal(unsigned(value >> 32), GO_ON, DENY);
        load_half(argument, false);
        if_equal(unsigned(value), ALLOW, DENY);
        here(OTHER_CALL);
    };
    const auto at_most = [&](unsigned call, int argument, std::uint64_t value) {
        if_equal(call, GO_ON, OTHER_CALL);
        load_half(argument, true);
        if_greater(unsigned(value >> 32), KILL, GO_ON);
        if_equal(unsigned(value >> 32), GO_ON, ALLOW);
        load_half(argument, false);
        if_greater(unsigned(value), KILL, ALLOW);
        here(OTHER_CALL);
    };
    // Denies the call if these bits of the argument are the value.
    const auto never = [&](unsigned call, int argument, unsigned value,
                           unsigned bits = ~0u) {
        if_equal(call, GO_ON, OTHER_CALL);
        load_half(argument, false);
        emit(BPF_ALU | BPF_AND | BPF_K, bits);
        if_equal(value, DENY, GO_ON);
        load(offsetof(seccomp_data, nr));
        here(OTHER_CALL);
    };
    const auto without = [&](unsigned call, int argument, unsigned bits) {
        if_equal(call, GO_ON, OTHER_CALL);
        load_half(argument, false);
        emit(BPF_ALU | BPF_AND | BPF_K, bits);
        if_equal(0, ALLOW, DENY);
        here(OTHER_CALL);
    };
    const auto allow = [&](unsigned call) { if_equal(call, ALLOW, GO_ON); };
    load(offsetof(seccomp_data, arch));
    if_equal(SANDBOX_ARCH, GO_ON, DENY);
    load(offsetof(seccomp_data, nr));
    // Deny files without a name, and truncating a file that is only read: old
    // versions of Landlock do not check this.
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
    here(DENY);
    emit(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM);
    here(ALLOW);
    emit(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
    here(KILL);
    emit(BPF_RET | BPF_K, SECCOMP_RET_TRAP);
    if (!fits) {
        errno = E2BIG;
        return false;
    }
    const sock_fprog filter = {length, code};
    return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) == 0;
}
#else
inline bool restrict_calls(Calls, const char*, std::uint64_t) { return false; }
#endif

}  // namespace sandbox
