// compile: a worker that compiles a person's program to WebAssembly. The compiler is LLVM, itself a WebAssembly module
// from the folder compiler/. This file is a module, because the compiler is one.

// A request for memory that fails ends the program at once. The compiler includes this text before the program; the
// linker replaces malloc and the others by the functions __wrap_*.
const PRELUDE = `
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

const OLD_HEADERS = ["algorithm", "bitset", "cassert", "cctype", "cerrno", "cfloat", "climits", "cmath", "complex", "cstddef", "cstdio",
    "cstdlib", "cstring", "ctime", "cwchar", "deque", "exception", "fstream", "functional", "iomanip", "ios", "iosfwd", "iostream",
    "istream", "iterator", "limits", "list", "map", "memory", "new", "numeric", "ostream", "queue", "set", "sstream", "stack",
    "stdexcept", "streambuf", "string", "typeinfo", "utility", "valarray", "vector"];
const HEADERS_11 = ["array", "chrono", "cinttypes", "cstdint", "forward_list", "initializer_list", "random", "ratio", "regex", "tuple",
    "type_traits", "typeindex", "unordered_map", "unordered_set"];
const HEADERS_17 = ["any", "charconv", "optional", "string_view", "variant"];
const HEADERS_20 = ["bit", "compare", "concepts", "numbers", "ranges", "span"];
const included = (names) => names.map((name) => `#include <${name}>\n`).join("");
const since = (version, names) => `#if __cplusplus >= ${version}L\n${included(names)}#endif\n`;
const ALL_HEADERS = included(OLD_HEADERS) + since(201103, HEADERS_11) + since(201703, HEADERS_17) + since(202002, HEADERS_20);

// The commands that the driver of the compiler would run. Without the driver, a compilation takes a third less time.
const COMPILE = [
    "clang++", "-cc1", "-triple", "wasm32-unknown-wasip1", "-emit-obj", "-O2", "-clear-ast-before-backend", "-main-file-name", "main.cpp",
    "-mrelocation-model", "static", "-mframe-pointer=none", "-ffp-contract=off", "-fno-rounding-math", "-mconstructor-aliases",
    "-target-cpu", "generic", "-fvisibility=hidden", "-resource-dir", "/usr", "-isysroot", "/usr",
    "-internal-isystem", "/usr/include/wasm32-wasip1/c++/v1", "-internal-isystem", "/usr/include/c++/v1", "-internal-isystem", "/usr/include",
    "-internal-isystem", "/usr/include/wasm32-wasip1", "-internal-isystem", "/own", "-fdeprecated-macro", "-ferror-limit", "19",
    "-fgnuc-version=4.2.1", "-fskip-odr-check-in-gmf", "-vectorize-loops", "-vectorize-slp", "-include", "/own/grundy.h",
    "-Werror=c++11-extensions", "-Wno-error=c++11-long-long", "-o", "-", "-x", "c++", // a large file is written slowly
];
const LINK = [
    "wasm-ld", "-m", "wasm32", "-L/usr/lib/wasm32-unknown-wasip1", "-L/usr/lib/wasm32-wasip1", "/usr/lib/wasm32-wasip1/crt1-command.o",
    "main.o", "-lc++", "-lc++abi", "-lc", "/usr/lib/wasm32-unknown-wasip1/libclang_rt.builtins.a", "-s", "--stack-first",
    "--export=__stack_pointer", ...WRAPPED, "-o", "main.wasm",
];
// With these flags, a program ends where it does something undefined, by a call of a function __ubsan_handle_*. The page
// has these functions. They get the line.
const CHECKS = [
    "-fsanitize=signed-integer-overflow,shift-base,shift-exponent,integer-divide-by-zero,array-bounds,null,return,unreachable,vla-bound",
    "-D_LIBCPP_HARDENING_MODE=_LIBCPP_HARDENING_MODE_EXTENSIVE",
];
const PAGE = 1 << 16; // bytes of a page of WebAssembly
const MOST_STACK = 64 << 20; // the browser bounds the depth of recursion, so more is of no use
const pages = (bytes) => Math.ceil(bytes / PAGE) * PAGE;

let compiler = null; // the module of the compiler

// Loads the compiler. `fetched` returns the response with a file of the folder compiler/.
export async function load(folder, fetched) {
    globalThis.fetch = (address) => fetched(String(address));
    const loading = await import(folder + "bundle.js");
    await loading.runLLVM(null, {}, { fetchProgress() {} });
    compiler = loading;
}

// Runs a command of the compiler. Returns its files, or null after an error; its messages; and its standard output.
async function run(command, files) {
    const said = [], output = [];
    const stderr = (bytes) => { if (bytes) said.push(new TextDecoder().decode(bytes)); };
    const stdout = (bytes) => { if (bytes) output.push(bytes.slice()); };
    let after = null;
    try {
        after = await compiler.runLLVM(command, files, { stdout, stderr, decodeASCII: false });
    } catch (error) {
        if (!(error instanceof compiler.Exit)) said.push("the compiler failed: " + error.message + "\n");
    }
    return { files: after, said: said.join(""), output };
}

// Compiles a program. `stack` and `memory` are bytes. Returns the module, or null, and the messages of the compiler.
// If static arrays need more than the memory, `needed` is what they need. With `is_checked`, the program has checks.
export async function compile({ source, standard, defines, stack, memory, is_checked }) {
    const flags = [...(is_checked ? CHECKS : []), "-std=" + standard.toLowerCase().replace("c++", "gnu++"), ...defines.map((each) => "-D" + each)];
    const own = { "grundy.h": PRELUDE, bits: { "stdc++.h": ALL_HEADERS } };
    const compiled = await run([...COMPILE, ...flags, "main.cpp"], { "main.cpp": source, own });
    if (/^LLVM ERROR: out of memory/m.test(compiled.said)) return { module: null, said: compiled.said, needed: Infinity };
    if (!compiled.files) return { module: null, said: compiled.said, needed: 0 };
    const object = new Uint8Array(await new Blob(compiled.output).arrayBuffer());
    stack = pages(Math.min(stack, MOST_STACK));
    const link = (most) => run([...LINK, ...(is_checked ? ["--allow-undefined"] : []), "-z", "stack-size=" + stack, "--max-memory=" + pages(most)], { "main.o": object });
    let linked = await link(stack + memory), needed = 0;
    const small = /maximum memory too small, (\d+) bytes needed/.exec(linked.said);
    if (small) {
        needed = Number(small[1]) - stack;
        linked = await link(Math.min(needed + stack + memory, 2 ** 32 - PAGE));
    }
    const module = linked.files && await WebAssembly.compile(linked.files["main.wasm"]);
    return { module, said: linked.said, needed };
}

// Returns a function that fetches and unpacks a file of the compiler. Cache Storage keeps the packed files, if the browser
// has it here. `progress` is called with the number of packed bytes.
async function fetching(version, progress) {
    const PREFIX = "grundy compiler ", name = PREFIX + version, load = globalThis.fetch.bind(globalThis);
    let cache = null;
    try {
        for (const old of await caches.keys()) if (old.startsWith(PREFIX) && old !== name) await caches.delete(old);
        cache = await caches.open(name);
    } catch (error) {
        cache = null; // the browser stores nothing for this address
    }
    return async (address) => {
        const packed = address + ".gzip";
        let response = cache && await cache.match(packed);
        if (!response) {
            response = await load(packed);
            if (!response.ok) throw new Error(`${packed}: ${response.status}`);
            if (cache) await cache.put(packed, response.clone()).catch(() => {}); // the disk may be full
        }
        const counted = new TransformStream({ transform(chunk, to) { progress(chunk.length); to.enqueue(chunk); } });
        const type = address.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
        const body = response.body.pipeThrough(counted).pipeThrough(new DecompressionStream("gzip"));
        return new Response(body, { headers: { "content-type": type } });
    };
}

if (globalThis.WorkerGlobalScope) {
    onmessage = async ({ data }) => {
        try {
            if (data.folder) {
                let done = 0;
                const fetched = await fetching(data.version, (bytes) => { done += bytes; postMessage({ id: data.id, done }); });
                await load(data.folder, fetched);
                postMessage({ id: data.id, result: true });
            } else {
                postMessage({ id: data.id, result: await compile(data) });
            }
        } catch (error) {
            postMessage({ id: data.id, error: error.message });
        }
    };
}
