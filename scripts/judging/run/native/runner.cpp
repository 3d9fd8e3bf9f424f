// runner: starts programs under limits, one after the other, and measures them.
//
// Input:   jobs. A job is a list of NUL-terminated fields `key=value`. An empty
//          field ends the job. The keys are:
//            arg        the program (a full path), then its arguments in order
//            env        one NAME=VALUE. The environment has no other variables
//            directory  the working directory of the program
//            stdin, stdout, stderr  the files for its standard streams
//            cpu_ms, memory_kib, output_kib, stack_kib  the limits
//            idle_ms    limit of the wall time in which it does not work
//            address_kib  limit of the address space; 0 means no limit
//            sandbox    "none"; "files": the program may use only the files
//                       below; "program": in addition, only the system calls
//                       of a static program; "checked": in addition to the
//                       files, only the system calls of a program under
//                       sanitizers or valgrind. For a checked program, the
//                       runner watches the memory and the folders
//            read, write  a file or folder that the program may use
//            interactor, log  a program that plays against this one: each reads
//                       the output of the other. Its argument is the file
//                       stdin, its standard error is the file log
// Output:  one line of JSON for each job: the exit status, the exceeded limit
//          if any, processor time, wall time and peak memory; or an error.
// Promise: at the end of a job, all processes that it started are killed. They
//          are also killed if the input of the runner is closed. If the runner
//          is killed, the program dies with it.
//
// `runner --probe` prints what the kernel offers for the sandbox.
#include <dirent.h>
#include <elf.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "sandbox.hpp"

namespace {

struct Job {
    std::vector<std::string> arguments, environment;
    std::string directory, in, out, err, sandbox = "none", interactor, log;
    sandbox::Files files;
    std::map<std::string, long long> limits = {
        {"cpu_ms", 0},     {"idle_ms", 0},   {"memory_kib", 0},
        {"output_kib", 0}, {"stack_kib", 0}, {"address_kib", 0}};
};

// Files that a checked program may have open. This number is limited because a
// removed file still needs disk space as long as it is open.
constexpr long long FILES = 32;

// A game is idle if both sides have not worked for so long, in milliseconds.
constexpr double BOTH_WAIT_MS = 1000;
constexpr int POLL_MS = 50;
constexpr long long INTERACTOR_MS = 20000;  // of its processor time

struct Measurement {
    std::string limit;  // the exceeded limit: cpu, wall, memory, output
    int status = 0;     // as wait() returns it
    double cpu_ms = 0, wall_ms = 0;
    long memory_kib = 0;
    std::string error;  // why the program could not be started
    bool is_game = false;
    std::string interactor_limit;           // cpu or wall
    int interactor_status = 0, unread = 0;  // unread: bytes for the program
};

double milliseconds(clockid_t clock) {
    timespec now = {};
    if (clock_gettime(clock, &now) != 0) return 0;
    return double(now.tv_sec) * 1e3 + double(now.tv_nsec) / 1e6;
}

double milliseconds(const timeval& time) {
    return double(time.tv_sec) * 1e3 + double(time.tv_usec) / 1e3;
}

std::string why(const std::string& what) {
    return what + ": " + std::strerror(errno);
}

// Reads one job; returns false at the end of the input. An unknown field sets
// the error.
bool read_job(Job& job, std::string& error) {
    std::string field;
    bool any = false;
    for (int c; (c = std::getchar()) != EOF;) {
        if (c != '\0') {
            field += char(c);
            continue;
        }
        if (field.empty()) return any;
        any = true;
        const std::size_t middle = field.find('=');
        const std::string key = field.substr(0, middle);
        const std::string value =
            middle == std::string::npos ? "" : field.substr(middle + 1);
        if (key == "arg")
            job.arguments.push_back(value);
        else if (key == "env")
            job.environment.push_back(value);
        else if (key == "read")
            job.files.read.push_back(value);
        else if (key == "write")
            job.files.write.push_back(value);
        else if (key == "directory")
            job.directory = value;
        else if (key == "stdin")
            job.in = value;
        else if (key == "stdout")
            job.out = value;
        else if (key == "stderr")
            job.err = value;
        else if (key == "interactor")
            job.interactor = value;
        else if (key == "log")
            job.log = value;
        else if (key == "sandbox")
            job.sandbox = value;
        else if (job.limits.count(key))
            job.limits[key] = std::stoll(value);
        else
            error = "unknown field " + key;
        field.clear();
    }
    return false;
}

// The data that a new process needs. The new process shares the memory of the
// runner until it becomes the program. So all memory is allocated before.
struct Start {
    const Job& job;
    std::vector<char*> arguments, environment;
    int in, out, err, landlock;
    int processor = -1;             // run only on this processor; -1: any
    double begin = 0;               // in milliseconds
    const char* failed = nullptr;   // the step that failed, and its errno
    const char* refused = nullptr;  // the option of ulimit that is too low
    int error = 0;

    explicit Start(const Job& j) : job(j) {
        for (const std::string& text : job.arguments)
            arguments.push_back(const_cast<char*>(text.c_str()));
        for (const std::string& text : job.environment)
            environment.push_back(const_cast<char*>(text.c_str()));
        arguments.push_back(nullptr);
        environment.push_back(nullptr);
    }

    long long limit(const char* name) const { return job.limits.at(name); }

    bool set(__rlimit_resource resource, long long value, const char* name) {
        const rlimit both = {rlim_t(value), rlim_t(value)};
        const bool done = setrlimit(resource, &both) == 0;
        if (!done) refused = name;
        return done;
    }

    bool limits() {
        const long long seconds = limit("cpu_ms") / 1000 + 2;  // a safety net
        const long long address = limit("address_kib");
        return set(RLIMIT_CPU, seconds, "t") && set(RLIMIT_CORE, 0, "c") &&
               set(RLIMIT_FSIZE, limit("output_kib") * 1024, "f") &&
               set(RLIMIT_STACK, limit("stack_kib") * 1024, "s") &&
               (job.sandbox != "checked" || set(RLIMIT_NOFILE, FILES, "n")) &&
               (address == 0 || set(RLIMIT_AS, address * 1024, "v"));
    }

    // Switches off random addresses, so that every run of a program under
    // sanitizers or valgrind has the same addresses. Some containers deny this
    // call; the result is ignored.
    static bool fix_addresses() {
        personality(PER_LINUX | ADDR_NO_RANDOMIZE);
        return true;
    }

    // The two sides of a game work in turn, so they run on one processor. To
    // wake a second processor for each line would take five times as long.
    void choose_processor() const {
        if (processor < 0) return;
        cpu_set_t one;
        CPU_ZERO(&one);
        CPU_SET(std::size_t(processor), &one);
        sched_setaffinity(0, sizeof one, &one);  // some containers deny this
    }

    bool confine() const {
        if (job.sandbox == "none") return fix_addresses();
        if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 ||
            !sandbox::drop_capabilities())
            return false;
        const bool is_checked = job.sandbox == "checked";
        const std::uint64_t writing = is_checked ? sandbox::FS_LOG : ~0ull;
        if (landlock > 0 &&
            !sandbox::restrict_files(job.files, landlock, writing))
            return false;
        if (job.sandbox == "files" || !sandbox::has_seccomp()) return true;
        using sandbox::Calls;
        return sandbox::restrict_calls(
            is_checked     ? Calls::CHECKED_PROGRAM
            : landlock > 0 ? Calls::READING_PROGRAM
                           : Calls::PROGRAM,
            arguments[0], std::uint64_t(limit("memory_kib")) * 1024);
    }

    // Becomes the program. If a step fails, stores the step and ends.
    [[noreturn, gnu::noinline]] void become() {
        const auto step = [&](bool done, const char* name) {
            if (!done && !failed) failed = name, error = errno;
            return done;
        };
        for (int number = 1; number < NSIG; ++number) signal(number, SIG_DFL);
        sigset_t none;
        sigemptyset(&none);
        sigprocmask(SIG_SETMASK, &none, nullptr);
        setsid();
        choose_processor();
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        const unsigned on_exec = 1u << 2;  // CLOSE_RANGE_CLOEXEC
        syscall(SYS_close_range, 3, ~0u, on_exec);
        step(dup2(in, 0) >= 0 && dup2(out, 1) >= 0 && dup2(err, 2) >= 0,
             "streams") &&
            step(job.directory.empty() || chdir(job.directory.c_str()) == 0,
                 "directory") &&
            step(limits(), "limits") && step(confine(), "sandbox") &&
            step(
                execve(arguments[0], arguments.data(), environment.data()) == 0,
                "start");
        _exit(127);
    }
};

// Kills and collects all processes that the job has left, but not `spared`.
// They are children of the runner, because their own parent has ended.
void kill_the_rest(pid_t group, pid_t spared = 0) {
    kill(-group, SIGKILL);
    for (bool any = true; any || spared == 0;) {
        if (spared == 0 && waitpid(-1, nullptr, WNOHANG) < 0) return;
        any = false;
        std::ifstream children("/proc/thread-self/children");
        for (pid_t child; children >> child;) {
            if (child == spared) continue;
            any = true;
            kill(child, SIGKILL);
            waitpid(child, nullptr, 0);
        }
    }
}

// The living processes that a process or its descendants have started.
std::vector<pid_t> descendants(pid_t pid) {
    const std::string own = std::to_string(pid);
    std::ifstream children("/proc/" + own + "/task/" + own + "/children");
    std::vector<pid_t> all;
    for (pid_t child; children >> child;) {
        all.push_back(child);
        for (const pid_t other : descendants(child)) all.push_back(other);
    }
    return all;
}

// How long a process and its descendants were ready to run but had to wait for
// a processor, in milliseconds. The machine was busy; the program did not idle.
double queued(pid_t pid) {
    std::vector<pid_t> all = descendants(pid);
    all.push_back(pid);
    double sum = 0;
    for (const pid_t each : all) {
        std::ifstream file("/proc/" + std::to_string(each) + "/schedstat");
        double ran = 0, waited = 0;
        file >> ran >> waited;
        sum += waited / 1e6;
    }
    return sum;
}

// The processor time of the descendants.
double of_children(pid_t pid) {
    double sum = 0;
    for (const pid_t child : descendants(pid)) {
        std::ifstream file("/proc/" + std::to_string(child) + "/stat");
        std::string text;
        std::getline(file, text);
        std::istringstream rest(text.substr(text.rfind(')') + 1));
        std::string skipped;
        for (int field = 3; field < 14; ++field) rest >> skipped;
        double user = 0, system = 0;
        rest >> user >> system;
        sum += (user + system) * 1e3 / double(sysconf(_SC_CLK_TCK));
    }
    return sum;
}

// The memory that a process uses.
long long resident_kib(pid_t pid) {
    std::ifstream file("/proc/" + std::to_string(pid) + "/statm");
    long long mapped = 0, resident = 0;
    file >> mapped >> resident;
    return resident * sysconf(_SC_PAGESIZE) / 1024;
}

// The disk space of the files in these folders.
long long written_kib(const std::vector<std::string>& folders) {
    long long blocks = 0;
    for (const std::string& path : folders) {
        DIR* const folder = opendir(path.c_str());
        if (!folder) continue;
        struct stat about = {};
        while (const dirent* const entry = readdir(folder))
            if (fstatat(dirfd(folder), entry->d_name, &about, 0) == 0)
                blocks += about.st_blocks;
        closedir(folder);
    }
    return blocks / 2;
}

// Collects a process that has ended or was killed.
void collect(pid_t pid, double begin, const Job& job, Measurement& result) {
    rusage usage = {};
    wait4(pid, &result.status, 0, &usage);
    result.wall_ms = milliseconds(CLOCK_MONOTONIC) - begin;
    result.cpu_ms = milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime);
    if (result.limit == "cpu")
        result.cpu_ms =
            std::max(result.cpu_ms, double(job.limits.at("cpu_ms")));
    result.memory_kib = usage.ru_maxrss;
}

// Waits until the process ends, exceeds a limit, or the judge has ended.
void watch(pid_t pid, double begin, const Job& job, Measurement& result) {
    const int handle = int(syscall(SYS_pidfd_open, pid, 0));
    if (handle < 0) result.error = why("cannot watch a process: pidfd_open");
    clockid_t cpu_clock = CLOCK_MONOTONIC;
    const bool has_clock = clock_getcpuclockid(pid, &cpu_clock) == 0;
    const double cpu_limit = double(job.limits.at("cpu_ms"));
    const double idle_limit = double(job.limits.at("idle_ms"));
    const bool is_checked = job.sandbox == "checked";
    const int longest_wait = is_checked ? 20 : 1000;  // milliseconds
    while (result.limit.empty() && result.error.empty()) {
        const double wall = milliseconds(CLOCK_MONOTONIC) - begin;
        double cpu = has_clock ? milliseconds(cpu_clock) : 0;
        if (wall - cpu > idle_limit) cpu += of_children(pid);
        const double idle = wall - cpu;
        if (cpu > cpu_limit)
            result.limit = "cpu";
        else if (idle - (idle > idle_limit ? queued(pid) : 0) > idle_limit)
            result.limit = "wall";
        else if (is_checked && resident_kib(pid) > job.limits.at("memory_kib"))
            result.limit = "memory";
        else if (is_checked &&
                 written_kib(job.files.write) > job.limits.at("output_kib"))
            result.limit = "output";
        if (!result.limit.empty()) break;
        pollfd events[2] = {{handle, POLLIN, 0}, {STDIN_FILENO, 0, 0}};
        const double rest = std::min(cpu_limit - cpu, idle_limit - idle);
        poll(events, 2, std::max(1, std::min(int(rest) + 1, longest_wait)));
        if (events[0].revents) break;
        if (events[1].revents & (POLLHUP | POLLERR)) {
            kill_the_rest(pid);
            std::exit(1);
        }
    }
    close(handle);
    if (!result.limit.empty() || !result.error.empty()) kill(-pid, SIGKILL);
    collect(pid, begin, job, result);
    kill_the_rest(pid);
}

// Is a process asleep? Then it does not work or wait for a processor.
bool is_asleep(pid_t pid) {
    std::ifstream file("/proc/" + std::to_string(pid) + "/stat");
    std::string text;
    std::getline(file, text);
    const std::size_t end = text.rfind(')');
    return end + 2 < text.size() && text[end + 2] == 'S';
}

int unread(int pipe) {
    int bytes = 0;
    ioctl(pipe, FIONREAD, &bytes);
    return bytes;
}

// The two pipes of a game. The runner keeps the ends of a pipe open until their
// process has ended. So no side gets a signal or an early end of its input.
struct Pipes {
    int to_program[2] = {-1, -1}, to_interactor[2] = {-1, -1};

    bool open() {
        return pipe2(to_program, O_CLOEXEC) == 0 &&
               pipe2(to_interactor, O_CLOEXEC) == 0;
    }

    ~Pipes() {
        for (int* const end : {&to_program[0], &to_program[1],
                               &to_interactor[0], &to_interactor[1]})
            close_end(*end);
    }

    // Call this after the program has ended. The interactor then reads the rest
    // of its output and the end of the input.
    void program_ended() {
        close_end(to_interactor[1]);
        close_end(to_program[0]);
    }

    static void close_end(int& end) {
        if (end >= 0) close(end);
        end = -1;
    }
};

// Waits until both sides of a game have ended. If the interactor ends first,
// the game is decided, and the program is killed. If the program ends first or
// exceeds a limit, the interactor still reads the output of the program.
void watch_game(pid_t pid, pid_t interactor, double begin, const Job& job,
                const Job& other, Pipes& pipes, Measurement& result) {
    struct Side {
        pid_t pid;
        double cpu_limit;
        bool is_over = false;
        int handle = int(syscall(SYS_pidfd_open, pid, 0));
        clockid_t clock = CLOCK_MONOTONIC;
        bool has_clock = clock_getcpuclockid(pid, &clock) == 0;

        double cpu() const { return has_clock ? milliseconds(clock) : 0; }
        bool has_worked(double before) const { return cpu() != before; }
    };
    Side program{pid, double(job.limits.at("cpu_ms"))};
    Side opponent{interactor, double(other.limits.at("cpu_ms"))};
    if (program.handle < 0 || opponent.handle < 0)
        result.error = why("cannot watch a process: pidfd_open");
    const auto end_program = [&] {
        kill(-pid, SIGKILL);
        collect(pid, begin, job, result);
        kill_the_rest(pid, interactor);
        pipes.program_ended();
        program.is_over = true;
    };
    double last = milliseconds(CLOCK_MONOTONIC), program_cpu = -1,
           opponent_cpu = -1;
    double at_once = 0, together = 0;  // milliseconds in which both were asleep
    while (result.error.empty() && !opponent.is_over) {
        const double now = milliseconds(CLOCK_MONOTONIC);
        const bool has_worked =
            (!program.is_over && program.has_worked(program_cpu)) ||
            opponent.has_worked(opponent_cpu);
        program_cpu = program.is_over ? 0 : program.cpu();
        opponent_cpu = opponent.cpu();
        const bool sleep =
            is_asleep(interactor) && (program.is_over || is_asleep(pid));
        together += sleep ? now - last : 0;
        at_once = sleep && !has_worked ? at_once + (now - last) : 0;
        last = now;
        const bool is_idle = at_once > BOTH_WAIT_MS ||
                             together > double(job.limits.at("idle_ms"));
        if (opponent_cpu > opponent.cpu_limit || (is_idle && program.is_over)) {
            result.interactor_limit = is_idle ? "wall" : "cpu";
            break;
        }
        if (!program.is_over && (program_cpu > program.cpu_limit || is_idle)) {
            result.limit = is_idle ? "wall" : "cpu";
            result.unread = unread(pipes.to_program[0]);
            end_program();
        }
        pollfd events[3] = {{program.is_over ? -1 : program.handle, POLLIN, 0},
                            {opponent.handle, POLLIN, 0},
                            {STDIN_FILENO, 0, 0}};
        poll(events, 3, POLL_MS);
        if (events[2].revents & (POLLHUP | POLLERR)) {
            kill(-interactor, SIGKILL);
            kill_the_rest(pid);
            std::exit(1);
        }
        if (events[0].revents) end_program();
        if (events[1].revents) opponent.is_over = true;
    }
    kill(-interactor, SIGKILL);
    waitpid(interactor, &result.interactor_status, 0);
    if (!program.is_over) end_program();
    for (const int handle : {program.handle, opponent.handle})
        if (handle >= 0) close(handle);
    kill_the_rest(pid);
}

// The memory that a program needs before it begins; 0 if it is not known.
long long static_kib(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    Elf64_Ehdr head = {};
    file.read(reinterpret_cast<char*>(&head), sizeof head);
    if (std::memcmp(head.e_ident, ELFMAG, SELFMAG) != 0) return 0;
    file.seekg(std::streamoff(head.e_phoff));
    std::uint64_t bytes = 0;
    Elf64_Phdr part = {};
    for (int rest = head.e_phnum; rest > 0; --rest)
        if (file.read(reinterpret_cast<char*>(&part), sizeof part) &&
            part.p_type == PT_LOAD)
            bytes += part.p_memsz;
    return static_cast<long long>(bytes / 1024);
}

// Finds the limit that a program has exceeded, after the program has ended.
void classify(const Job& job, int out, int err, Measurement& result) {
    const int by = WIFSIGNALED(result.status) ? WTERMSIG(result.status) : 0;
    const long long most_output = job.limits.at("output_kib") * 1024;
    const auto full = [&](int file) {
        struct stat about = {};
        return fstat(file, &about) == 0 && S_ISREG(about.st_mode) &&
               about.st_size >= most_output;
    };
    if (result.limit.empty() && result.cpu_ms > double(job.limits.at("cpu_ms")))
        result.limit = "cpu";
    const long long most_address = job.limits.at("address_kib");
    const bool cannot_begin = by == SIGSEGV && most_address > 0 &&
                              static_kib(job.arguments[0]) > most_address;
    if (result.memory_kib > job.limits.at("memory_kib") || cannot_begin ||
        (by == SIGSYS && job.sandbox == "program"))
        result.limit = "memory";
    else if (by == SIGXFSZ || full(out) || full(err))
        result.limit = "output";
}

// Starts a process. If this fails, returns 0 and puts the error into `result`.
pid_t started(Start& start, Measurement& result) {
    start.begin = milliseconds(CLOCK_MONOTONIC);
    const pid_t pid = vfork();
    if (pid == 0) start.become();
    if (pid < 0) result.error = why("cannot start a process");
    return std::max(pid, 0);
}

// If the process did not become its program, puts the error into `result`.
void check_started(const Start& start, Measurement& result) {
    if (!start.failed) return;
    errno = start.error;
    result.error = start.refused ? std::string("`ulimit -") + start.refused +
                                       "` is too low; raise it"
                                 : why(start.failed);
}

// Returns the job of the interactor of `job`. The interactor reads the same
// case.
Job interactor_of(const Job& job) {
    Job other;
    other.arguments = {job.interactor, job.in};
    other.sandbox = "files";
    other.files.read = other.arguments;
    other.limits = {{"cpu_ms", INTERACTOR_MS},
                    {"memory_kib", 0},
                    {"output_kib", 64 << 10},
                    {"stack_kib", 512 << 10},
                    {"address_kib", 4 << 20}};
    return other;
}

Measurement run(const Job& job, int landlock) {
    Measurement result;
    result.is_game = !job.interactor.empty();
    const Job other = interactor_of(job);
    Start start(job), beside(other);
    start.landlock = beside.landlock = landlock;
    if (result.is_game) start.processor = beside.processor = sched_getcpu();
    Pipes pipes;
    std::vector<int> files;
    const auto file = [&](const std::string& path, int flags) {
        const int handle = open(path.c_str(), flags | O_CLOEXEC, 0600);
        if (handle < 0 && result.error.empty()) result.error = why(path);
        files.push_back(handle);
        return handle;
    };
    const int create = O_WRONLY | O_CREAT | O_TRUNC;
    start.err = file(job.err, create);
    if (result.is_game) {
        if (!pipes.open()) result.error = why("pipe");
        start.in = pipes.to_program[0], start.out = pipes.to_interactor[1];
        beside.in = pipes.to_interactor[0], beside.out = pipes.to_program[1];
        beside.err = file(job.log, create);
    } else {
        start.in = file(job.in, O_RDONLY);
        start.out = file(job.out, create);
    }
    if (job.arguments.empty()) result.error = "a job without a program";
    const pid_t interactor =
        result.is_game && result.error.empty() ? started(beside, result) : 0;
    if (result.error.empty()) {
        const pid_t pid = started(start, result);
        if (pid > 0 && interactor > 0)
            watch_game(pid, interactor, start.begin, job, other, pipes, result);
        else if (pid > 0)
            watch(pid, start.begin, job, result);
        else if (interactor > 0)
            kill_the_rest(interactor);
        check_started(beside, result);
        check_started(start, result);
        classify(job, start.out, start.err, result);
    }
    for (const int handle : files)
        if (handle >= 0) close(handle);
    return result;
}

std::string quoted(const std::string& text) {
    std::string result = "\"";
    for (const char c : text) {
        char escape[8];
        if (c == '"' || c == '\\' || static_cast<unsigned char>(c) < 32) {
            std::snprintf(escape, sizeof escape, "\\u%04x", unsigned(c));
            result += escape;
        } else {
            result += c;
        }
    }
    return result + '"';
}

void print(const Measurement& result) {
    if (!result.error.empty()) {
        std::printf("{\"error\": %s}\n", quoted(result.error).c_str());
        return;
    }
    const auto print_end = [](int status, const std::string& limit) {
        const bool killed = WIFSIGNALED(status);
        std::printf("{\"exit\": %d, \"signal\": %d, \"limit\": %s",
                    killed ? 0 : WEXITSTATUS(status),
                    killed ? WTERMSIG(status) : 0, quoted(limit).c_str());
    };
    print_end(result.status, result.limit);
    std::printf(", \"cpu_ms\": %.3f, \"wall_ms\": %.3f, \"memory_kib\": %ld",
                result.cpu_ms, result.wall_ms, result.memory_kib);
    if (result.is_game) {
        std::printf(", \"game\": ");
        print_end(result.interactor_status, result.interactor_limit);
        std::printf(", \"unread\": %d}", result.unread);
    }
    std::printf("}\n");
}

}  // namespace

int main(int count, char** arguments) {
    const int landlock = sandbox::landlock_version();
    if (count > 1 && std::string(arguments[1]) == "--probe") {
        const int handle = int(syscall(SYS_pidfd_open, getpid(), 0));
        std::printf("{\"landlock\": %d, \"seccomp\": %s, \"pidfd_open\": %s}\n",
                    landlock, sandbox::has_seccomp() ? "true" : "false",
                    handle >= 0 ? "true" : "false");
        return 0;
    }
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    while (true) {
        Job job;
        Measurement result;
        if (!read_job(job, result.error)) return 0;
        if (result.error.empty()) result = run(job, landlock);
        print(result);
        std::fflush(stdout);
    }
}
