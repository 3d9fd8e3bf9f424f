// script: loads further scripts of the site. A page that is opened from a disk can load only classic scripts, so each
// script puts its exports into an object: board.js into grundy.board.
import { isChinese } from "../i18n/say";

declare global {
    // The exports of the scripts that are loaded. site.js makes the object.
    var grundy: Record<string, unknown>;
}

// The folder of the scripts in the language of the page. Those of Chinese pages are in the folder zh.
const OWN = new URL(".", (document.currentScript as HTMLScriptElement).src).href;

// The folder of the scripts and data that are the same in both languages.
export const FOLDER = isChinese ? new URL("..", OWN).href : OWN;

// Returns the address of a script of src/bundles.
export const bundle = (name: string) => `${OWN}${name}.js`;

// Loads a script. The promise is kept when the script has run.
export function loadScript(src: string, more: object = {}): Promise<void> {
    return new Promise((resolve, reject) => {
        const onload = () => resolve();
        const onerror = () => reject(new Error(src + " is missing or damaged"));
        const script = document.createElement("script");
        document.head.append(Object.assign(script, { src, onload, onerror, ...more }));
    });
}

const bundles = new Map<string, Promise<void>>();

// Loads a script of src/bundles once, and again only after an error. Returns its exports.
export async function loadBundle<Exports>(name: string): Promise<Exports> {
    if (!grundy[name]) {
        const loading = bundles.get(name) ?? loadScript(bundle(name));
        bundles.set(name, loading);
        await loading.finally(() => bundles.delete(name));
    }
    return grundy[name] as Exports;
}
