// compile: compiles C++ sources to WebAssembly, with the compiler that the pages use.
//
//     node compile.mjs FOLDER     FOLDER: the packed files of the compiler
//
// Each line of the standard input is a job, an object in JSON: `flags` are those of Clang; `files` are the files that it
// reads: their names for Clang, such as "include0/play.hpp", and their paths; `made` is the path of the file that it makes.
// For each job, prints a line of JSON: "", or the messages of the compiler.
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

// Returns the contents of files, as the compiler takes them: a folder is an object.
function contents(files) {
    const all = {};
    for (const [name, from] of Object.entries(files)) {
        const [last, ...folders] = name.split("/").reverse();
        const folder = folders.reduceRight((at, each) => at[each] ??= {}, all);
        folder[last] = fs.readFileSync(from);
    }
    return all;
}

// Does a job; returns the messages of the compiler if it makes no file.
async function compile({ flags, files, made }) {
    const said = [], name = path.basename(made);
    const stderr = (bytes) => { if (bytes) said.push(new TextDecoder().decode(bytes)); };
    try {
        const after = await runClang(["clang++", ...flags, "-o", name], contents(files), { stderr });
        fs.writeFileSync(made, after[name]);
        return "";
    } catch (error) {
        return said.join("") + (error instanceof Exit ? "" : error.message) || "no reason given";
    }
}

for await (const line of readline.createInterface({ input: process.stdin })) console.log(JSON.stringify(await compile(JSON.parse(line))));
