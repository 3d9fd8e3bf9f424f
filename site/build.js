// build: makes the scripts of the pages from the modules in src, and their style sheets from those in style.
//
//     node build.js FOLDER
//
// The scripts of English pages are in the folder, those of Chinese pages in FOLDER/zh: each has the sentences of one
// language, because texts/ROOM is src/ROOM/en.json or src/ROOM/zh.json. The two workers at the end have no sentences.
//
// Pages that are opened from a disk can load only classic scripts. So each file of src/bundles becomes one, and the
// exports of src/bundles/board.ts are in grundy.board. A module of the rooms below is in only one of these scripts; the
// scripts that are loaded later get its exports from there.
import { build } from "esbuild";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const HERE = path.dirname(fileURLToPath(import.meta.url));
const OWNERS = { i18n: "site", page: "site", run: "run", draw: "board" }; // room -> script
const TEXTS = ["i18n", "judge", "why"]; // the rooms with sentences
const LICENCE = "/* CodeMirror and Lezer, MIT licence, (C) Marijn Haverbeke and others */";

const common = {
    absWorkingDir: HERE,
    bundle: true,
    minify: true,
    target: "es2022",
    charset: "utf8",
    legalComments: "none",
    logLevel: "error",
    logOverride: { "import-is-undefined": "error" },
};

// Returns a plugin that takes the modules of other scripts from these scripts. `exportsOf` has the exports of the scripts.
const shared = (name, exportsOf) => ({
    name: "shared",
    setup({ onResolve, onLoad }) {
        onResolve({ filter: /^\.\.?\// }, ({ path: to, resolveDir }) => {
            const [room] = path
                .relative(path.join(HERE, "src"), path.resolve(resolveDir, to))
                .split(path.sep);
            const owner = OWNERS[room];
            return owner && owner !== name && exportsOf[owner]
                ? { path: owner, namespace: "shared", sideEffects: false }
                : null;
        });
        onLoad({ filter: /./, namespace: "shared" }, ({ path: owner }) => ({
            contents: exportsOf[owner]
                .map(
                    (each) =>
                        `export const ${each} = /* @__PURE__ */ (() => grundy.${owner}.${each})();`,
                )
                .join("\n"),
        }));
    },
});

// A plugin that bundles a module with the suffix ?script, and gives its text.
const asText = {
    name: "text",
    setup({ onResolve, onLoad }) {
        onResolve({ filter: /\?script$/ }, ({ path: to, resolveDir }) => ({
            path: path.resolve(resolveDir, to.replace(/\?script$/, ".ts")),
            namespace: "text",
        }));
        onLoad({ filter: /./, namespace: "text" }, async ({ path: entry }) => {
            const { outputFiles } = await build({
                ...common,
                entryPoints: [entry],
                format: "iife",
                write: false,
            });
            return { contents: outputFiles[0].text, loader: "text" };
        });
    },
};

// Makes the script of a file of src/bundles in a language. Returns the names of its exports.
async function script(name, to, language, exportsOf) {
    const options = {
        ...common,
        entryPoints: [`src/bundles/${name}.ts`],
        outfile: path.join(to, `${name}.js`),
        alias: Object.fromEntries(
            TEXTS.map((room) => [`texts/${room}`, `./src/${room}/${language}.json`]),
        ),
        plugins: [shared(name, exportsOf), asText],
    };
    await build({ ...options, format: "iife", globalName: `grundy.${name}` });
    const { metafile } = await build({ ...options, format: "esm", metafile: true, write: false });
    return Object.values(metafile.outputs)[0].exports;
}

// Makes the scripts of the pages in a language.
async function scripts(to, language) {
    fs.mkdirSync(to, { recursive: true });
    const names = fs
        .readdirSync(path.join(HERE, "src/bundles"))
        .map((file) => path.parse(file).name);
    const exportsOf = {};
    for (const owner of new Set(Object.values(OWNERS)))
        exportsOf[owner] = await script(owner, to, language, exportsOf);
    const others = names.filter((name) => !(name in exportsOf));
    await Promise.all(others.map((name) => script(name, to, language, exportsOf)));
}

async function main(to) {
    await scripts(to, "en");
    await scripts(path.join(to, "zh"), "zh");
    const worker = (entry, format, more) =>
        build({ ...common, entryPoints: [entry], outdir: to, format, ...more });
    await worker("src/judge/compile.ts", "esm");
    await worker("src/judge/editor.ts", "iife", { banner: { js: LICENCE } });
    await build({ ...common, entryPoints: ["style/*.css"], outdir: to });
}

await main(path.resolve(process.argv[2]));
