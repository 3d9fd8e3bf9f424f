// commands: what the driver of the compiler would run, and the texts that the compiler includes.

// A request for memory that fails ends the program at once. The compiler includes this text before the program; the
// linker replaces malloc and the others by the functions __wrap_*.
export const PRELUDE = `
typedef __SIZE_TYPE__ grundy_size;
extern "C" {
__attribute__((import_module("grundy"), import_name("out_of_memory"))) void grundy_out_of_memory();
void* __real_malloc(grundy_size);
void* __real_calloc(grundy_size, grundy_size);
void* __real_realloc(void*, grundy_size);
void* __real_aligned_alloc(grundy_size, grundy_size);
static inline void* grundy_checked(void* p, bool is_needed) {
    if (!p && is_needed) grundy_out_of_memory();
    return p;
}
void* __wrap_malloc(grundy_size n) { return grundy_checked(__real_malloc(n), n); }
void* __wrap_calloc(grundy_size n, grundy_size m) { return grundy_checked(__real_calloc(n, m), n && m); }
void* __wrap_realloc(void* p, grundy_size n) { return grundy_checked(__real_realloc(p, n), n); }
void* __wrap_aligned_alloc(grundy_size a, grundy_size n) { return grundy_checked(__real_aligned_alloc(a, n), n); }
}
`;
const WRAPPED = ["malloc", "calloc", "realloc", "aligned_alloc"].map((name) => "--wrap=" + name);

const OLD_HEADERS = [
    "algorithm",
    "bitset",
    "cassert",
    "cctype",
    "cerrno",
    "cfloat",
    "climits",
    "cmath",
    "complex",
    "cstddef",
    "cstdio",
    "cstdlib",
    "cstring",
    "ctime",
    "cwchar",
    "deque",
    "exception",
    "fstream",
    "functional",
    "iomanip",
    "ios",
    "iosfwd",
    "iostream",
    "istream",
    "iterator",
    "limits",
    "list",
    "map",
    "memory",
    "new",
    "numeric",
    "ostream",
    "queue",
    "set",
    "sstream",
    "stack",
    "stdexcept",
    "streambuf",
    "string",
    "typeinfo",
    "utility",
    "valarray",
    "vector",
];
const HEADERS_11 = [
    "array",
    "chrono",
    "cinttypes",
    "cstdint",
    "forward_list",
    "initializer_list",
    "random",
    "ratio",
    "regex",
    "tuple",
    "type_traits",
    "typeindex",
    "unordered_map",
    "unordered_set",
];
const HEADERS_17 = ["any", "charconv", "optional", "string_view", "variant"];
const HEADERS_20 = ["bit", "compare", "concepts", "numbers", "ranges", "span"];
const included = (names: string[]) => names.map((name) => `#include <${name}>\n`).join("");
const since = (version: number, names: string[]) =>
    `#if __cplusplus >= ${version}L\n${included(names)}#endif\n`;
export const ALL_HEADERS =
    included(OLD_HEADERS) +
    since(201103, HEADERS_11) +
    since(201703, HEADERS_17) +
    since(202002, HEADERS_20);

// The commands that the driver of the compiler would run. Without the driver, a compilation takes a third less time.
export const COMPILE = [
    "clang++",
    "-cc1",
    "-triple",
    "wasm32-unknown-wasip1",
    "-emit-obj",
    "-O2",
    "-clear-ast-before-backend",
    "-main-file-name",
    "main.cpp",
    "-mrelocation-model",
    "static",
    "-mframe-pointer=none",
    "-ffp-contract=off",
    "-fno-rounding-math",
    "-mconstructor-aliases",
    "-target-cpu",
    "generic",
    "-fvisibility=hidden",
    "-resource-dir",
    "/usr",
    "-isysroot",
    "/usr",
    "-internal-isystem",
    "/usr/include/wasm32-wasip1/c++/v1",
    "-internal-isystem",
    "/usr/include/c++/v1",
    "-internal-isystem",
    "/usr/include",
    "-internal-isystem",
    "/usr/include/wasm32-wasip1",
    "-internal-isystem",
    "/own",
    "-fdeprecated-macro",
    "-ferror-limit",
    "19",
    "-fgnuc-version=4.2.1",
    "-fskip-odr-check-in-gmf",
    "-vectorize-loops",
    "-vectorize-slp",
    "-include",
    "/own/grundy.h",
    "-Werror=c++11-extensions",
    "-Wno-error=c++11-long-long",
    "-o",
    "-",
    "-x",
    "c++", // a large file is written slowly
];
export const LINK = [
    "wasm-ld",
    "-m",
    "wasm32",
    "-L/usr/lib/wasm32-unknown-wasip1",
    "-L/usr/lib/wasm32-wasip1",
    "/usr/lib/wasm32-wasip1/crt1-command.o",
    "main.o",
    "-lc++",
    "-lc++abi",
    "-lc",
    "/usr/lib/wasm32-unknown-wasip1/libclang_rt.builtins.a",
    "-s",
    "--stack-first",
    "--export=__stack_pointer",
    ...WRAPPED,
    "-o",
    "main.wasm",
];
// With these flags, a program ends where it does something undefined, by a call of a function __ubsan_handle_*. The page
// has these functions. They get the line.
export const CHECKS = [
    "-fsanitize=signed-integer-overflow,shift-base,shift-exponent,integer-divide-by-zero,array-bounds,null,return,unreachable,vla-bound",
    "-D_LIBCPP_HARDENING_MODE=_LIBCPP_HARDENING_MODE_EXTENSIVE",
];
