// judge_all: judges the solutions and the wrong programs of testdata/ under Node, with the code of the pages, and compares
// the verdicts with the first lines of the programs.
//
//     node site/tests/judge_all.mjs SITE [WORD ...]     SITE: the folder of the built site
//
// Each WORD is a part of the path of a program; without words, all programs are judged. Prints a line for each program whose
// verdict is not the expected one, and then the numbers of verdicts.
import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "../..");
const site = path.resolve(process.argv[2]), words = process.argv.slice(3);
const read = (name) => fs.readFileSync(path.join(site, name), "utf8");
const textsOf = (room) => JSON.parse(fs.readFileSync(path.join(root, `site/src/${room}/en.json`), "utf8"));
const texts = { ...textsOf("i18n"), ...textsOf("judge") };
const say = (key, ...values) => texts[key].replace(/\{(\d)\}/g, (_, i) => values[i]);
const exportsOf = (name) => new Function("grundy", `${read(name + ".js")}; return grundy.${name};`)({ site: { say, translateError: (words) => words } });
const { judgeProgram } = exportsOf("verdict"), { worker } = exportsOf("programs");
const program = `const { parentPort } = require("worker_threads");
globalThis.postMessage = (data) => parentPort.postMessage(data);
globalThis.self = globalThis;
new Function(${JSON.stringify(worker)})();
parentPort.on("message", (data) => onmessage({ data }));`;

let spare = null; // a worker for the next run

// Runs a request in a worker, as beginRun of runner.ts does.
function run(request, most_ms, all_ms) {
    return new Promise((resolve) => {
        const running = spare || Object.assign(new Worker(program, { eval: true }), { runs: 0 });
        spare = null;
        running.removeAllListeners("message").removeAllListeners("error");
        const clear = () => { clearTimeout(timer); clearTimeout(last); };
        const end = (ended) => {
            clear();
            if (spare || ++running.runs === 30 || ended.partner) running.terminate();
            else spare = running;
            resolve(ended);
        };
        const cut = (how) => {
            clear();
            running.terminate();
            resolve({ end: how, status: 0, output: "", errors: "", ms: most_ms });
        };
        const last = all_ms && setTimeout(cut, all_ms, "long");
        let timer = null;
        running.on("message", (data) => {
            if (!data.hasBegun) return end(data);
            clearTimeout(timer);
            timer = data.isPartner ? setTimeout(cut, 10000, "long") : setTimeout(cut, most_ms, "time");
        });
        running.on("error", () => cut("crash"));
        const bytes = (text) => text === undefined ? undefined : new TextEncoder().encode(text);
        const partner = request.partner && { ...request.partner, case: bytes(request.partner.case) };
        running.postMessage({ environment: [], outputs: 1, ...request, input: bytes(request.input), case: bytes(request.case), partner });
    });
}

// Returns the modules of the page of a problem.
function modules_of(name) {
    const packed = {}, keep = (modules) => Object.assign(packed, modules), ignore = () => {};
    for (const end of ["wasm.js", "solution.wasm.js"]) {
        new Function("grundyModules", "grundyValidator", "grundyReason", read(`problems/${name}.${end}`))(keep, ignore, ignore);
    }
    return Object.fromEntries(Object.entries(packed).map(([key, text]) => [key, new WebAssembly.Module(zlib.gunzipSync(Buffer.from(text, "base64")))]));
}

// The compiler reads its files by `fetch` if it does not know that this is Node.
Object.defineProperty(process, "release", { value: {} });
const { load, compile } = await import(pathToFileURL(path.join(site, "compile.js")));
globalThis.require = createRequire(import.meta.url);
await load(pathToFileURL(path.join(site, "compiler")) + "/", async (address) => {
    const type = address.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return new Response(zlib.gunzipSync(fs.readFileSync(fileURLToPath(address + ".gzip"))), { headers: { "content-type": type } });
});

const counts = {};
function end() {
    for (const key of Object.keys(counts).sort()) console.log(`${counts[key]} ${key}`);
    process.exit(0);
}
process.on("SIGTERM", end); // prints the numbers so far

for (const judge of fs.readdirSync(path.join(root, "problems"))) {
    for (const file of fs.readdirSync(path.join(root, "problems", judge)).filter((each) => each.endsWith(".cpp"))) {
        const name = `${judge}/${file.slice(0, -4)}`, folder = path.join(root, "testdata", name);
        if (!fs.existsSync(path.join(site, `problems/${name}.cases.json`))) continue;
        const wrong = fs.readdirSync(folder).filter((each) => /^(wrong|slow)_.*\.cpp$/.test(each)).map((each) => path.join(folder, each));
        const chosen = [path.join(root, "problems", judge, file), ...wrong].filter((each) => !words.length || words.some((word) => each.includes(word)));
        if (!chosen.length) continue;
        const pack = JSON.parse(read(`problems/${name}.cases.json`)), outputs = pack.output_kib / 1024;
        for (const source of chosen) {
            const text = fs.readFileSync(source, "utf8"), expected = source === chosen[0] && /\/problems\//.test(source) ? "AC" : /^\/\/ (\w+)/.exec(text)[1];
            const begin = Date.now(), own = modules_of(name);
            let found = await judgeProgram(pack, text, {
                compile,
                names: JSON.parse(read("names.json")),
                run: (module, input, ms) => run({ module, input, outputs }, ms),
                ours: () => own.solution,
                search: (input) => run({ module: own.oracle, input }, 10000),
                check: (oracle, output, input) => own[oracle] ? run({ module: own[oracle], input: output, case: input }, 10000) : null,
                talk: (oracle, module, input, ms, all_ms) => own[oracle] ? run({ module, outputs, partner: { module: own[oracle], case: input } }, ms, all_ms) : null,
                fetched: ({ name: larger }) => JSON.parse(zlib.gunzipSync(fs.readFileSync(path.join(site, `problems/${name}.cases/${larger}.gzip`)))),
                progress(number) { if (process.env.VERBOSE > 1) console.log(name, number, Date.now() - begin); },
            });
            if (found.goOn && expected !== "AC") found = await found.goOn();
            if (process.env.VERBOSE) console.log(`${path.relative(root, source)}: ${Date.now() - begin} ms: ${found.verdict}: ${found.reason.split("\n")[0]}; ${await found.diagnosed()}`);
            const key = `expected ${expected}, in the page ${found.verdict}`;
            counts[key] = (counts[key] || 0) + 1;
            if (found.verdict !== expected) console.log(`${path.relative(root, source)}: ${key}: ${found.reason.split("\n")[0]}`);
        }
    }
}
end();
