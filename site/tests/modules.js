// modules: runs the modules of the site under Node, with the code of wasi.js that a
// page runs in a worker. Arguments: wasi.js, and a file with a JSON list of runs.
// Each run has the script of a page, the name of the module, an input and an
// environment. Prints a JSON list: how each run ended, and its output.
"use strict";
const fs = require("fs");
const zlib = require("zlib");

const [wasi_js, runs] = process.argv.slice(2);
const worker = /^    function worker\(\) \{$[^]*?^    \}$/m.exec(fs.readFileSync(wasi_js, "utf8"))[0];
const known = new Map();
let answer = null;
globalThis.postMessage = (result) => { if (!result.has_begun) answer(result); };
new Function(worker + "; worker();")(); // sets onmessage

// Returns the modules in the script of a page.
function modules_of(script) {
    if (!known.has(script)) {
        let packed = null;
        new Function("grundyModules", "grundyValidator", "grundyReason", fs.readFileSync(script, "utf8"))((modules) => { packed = modules; }, () => {}, () => {});
        const unpacked = (base64) => new WebAssembly.Module(zlib.gunzipSync(Buffer.from(base64, "base64")));
        known.set(script, Object.fromEntries(Object.entries(packed).map(([name, module]) => [name, unpacked(module)])));
    }
    return known.get(script);
}

async function main() {
    const results = [];
    for (const { script, name, input, environment } of JSON.parse(fs.readFileSync(runs, "utf8"))) {
        const module = modules_of(script)[name];
        results.push(await new Promise((resolve) => {
            answer = resolve;
            onmessage({ data: { module, input: new TextEncoder().encode(input), environment, outputs: 64 } });
        }));
    }
    process.stdout.write(JSON.stringify(results));
}
main();
