// page: what a module needs of a page, for a program that runs under Node. It is imported before the module. With the
// environment variable PHRASES, a file such as phrases.js, the page is in Chinese.
import fs from "node:fs";

const phrases = process.env.PHRASES;
const lang = phrases ? "zh-CN" : "en";
Object.assign(globalThis, { document: { documentElement: { lang } } });
if (phrases) {
    const script = fs.readFileSync(phrases, "utf8");
    Object.assign(globalThis, { PHRASES: new Function(script + "; return PHRASES;")() });
}
