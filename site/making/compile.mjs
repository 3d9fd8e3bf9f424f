// compile: compiles C++ sources to WebAssembly, with the compiler that the pages use.
//
//     node compile.mjs FOLDER     FOLDER: the packed files of the compiler
//
// Each line of the standard input is a job, an object in JSON: the source and the program are paths; `flags` are those
// of Clang; `include` are folders; `parsed` are names of standard headers that are parsed once for all jobs; `apart` is
// null, or the path of a file in these folders that is compiled once and linked. For each job, prints a line of JSON:
// "", or the messages of the compiler about a source that does not compile.
import fs from "node:fs";
import path from "node:path";
import readline from "node:readline";
import zlib from "node:zlib";
import { pathToFileURL } from "node:url";

const folder = path.resolve(process.argv[2]);

// The compiler reads its files by `fetch` if it does not know that this is Node.
Object.defineProperty(process, "release", { value: {} });
globalThis.fetch = async (address) => {
    const name = path.basename(String(address)), type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return new Response(zlib.gunzipSync(fs.readFileSync(path.join(folder, name + ".gzip"))), { headers: { "content-type": type } });
};
const { runClang, runLLVM, Exit } = await import(pathToFileURL(path.join(folder, "bundle.js")));
await runLLVM(null, {}, { fetchProgress() {} }); // reads the files

// Runs Clang with files; returns the content of the file `made`.
async function run(flags, files, made) {
    const said = [];
    const stderr = (bytes) => { if (bytes) said.push(new TextDecoder().decode(bytes)); };
    try {
        return (await runClang(["clang++", ...flags, "-o", made], files, { stderr }))[made];
    } catch (error) {
        if (!(error instanceof Exit)) throw error;
        throw new Error(said.join(""), { cause: "source" });
    }
}

const made_once = new Map();

// Returns what `make` returns for these arguments. It is made once.
function once(make, ...given) {
    const key = make.name + JSON.stringify(given);
    if (!made_once.has(key)) made_once.set(key, make(...given));
    return made_once.get(key);
}

// Returns the headers and sources in a folder.
function texts(from) {
    const names = fs.readdirSync(from).filter((name) => /\.[ch]pp$/.test(name));
    return Object.fromEntries(names.map((name) => [name, fs.readFileSync(path.join(from, name))]));
}

// Returns a header that includes these headers, and its parsed form.
async function headers(names, flags) {
    const files = { "headers.hpp": names.map((name) => `#include <${name}>\n`).join("") };
    return { ...files, "headers.pch": await run([...flags, "-x", "c++-header", "headers.hpp"], files, "headers.pch") };
}

// Returns the object file of a source.
function object(source, include, flags) {
    return run([...flags, "-c", path.basename(source)], once(texts, include), "apart.o");
}

async function compile({ source, program, flags, include, parsed, apart }) {
    const files = { "main.cpp": fs.readFileSync(source) }, more = ["main.cpp"];
    include.forEach((from, i) => {
        files["include" + i] = once(texts, from);
        more.push("-Iinclude" + i);
    });
    const unlinked = flags.filter((flag) => !flag.startsWith("-Wl,"));
    if (parsed.length) {
        Object.assign(files, await once(headers, parsed, unlinked));
        more.unshift("-include-pch", "headers.pch");
    }
    if (apart) {
        const is_linked = `-D${path.parse(apart).name.toUpperCase()}_IS_LINKED`;
        files["apart.o"] = await once(object, apart, path.dirname(apart), [...unlinked, is_linked]);
        more.push(is_linked, "apart.o");
    }
    fs.writeFileSync(program, await run([...flags, ...more], files, "program"));
}

for await (const line of readline.createInterface({ input: process.stdin })) {
    let said = "";
    try {
        await compile(JSON.parse(line));
    } catch (error) {
        said = error.message || String(error);
    }
    console.log(JSON.stringify(said));
}
