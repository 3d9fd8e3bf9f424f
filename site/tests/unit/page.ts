// page: what a module needs of a page, for a program that runs under Node. It is imported before the module. With the
// environment variable PHRASES, a file such as phrases.js, the page is in Chinese. MOVES is a file such as moves.js.
import fs from "node:fs";

const phrases = process.env.PHRASES;
const lang = phrases ? "zh-CN" : "en";
Object.assign(globalThis, { document: { documentElement: { lang } } });
const moves = process.env.MOVES;
if (moves) {
    const script = fs.readFileSync(moves, "utf8");
    Object.assign(globalThis, { SENTENCES: new Function(script + "; return SENTENCES;")() });
}
if (phrases) {
    const script = fs.readFileSync(phrases, "utf8");
    Object.assign(globalThis, { PHRASES: new Function(script + "; return PHRASES;")() });
}
