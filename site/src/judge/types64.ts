// types64: gives a program the types of the online judge.
// a comment or a character; a text; anything else
const PARTS =
    /(\/\/[^\n]*|\/\*[^]*?\*\/|'(?:\\[^]|[^'\\\n])*')|("(?:\\[^]|[^"\\\n])*")|((?:[^"'/]|\/(?![/*]))+)/g;

// Returns the source with the types of the online judge: there `long` has 64 bits or, on Windows, 32 bits, as in
// WebAssembly. Lines keep their numbers.
export function withTypes(source: string, windows: boolean): string {
    return source.replace(PARTS, (part: string, kept?: string, text?: string) => {
        if (windows) return text ? text.replace(/%(\d*)I64([diouxX])/g, "%$1ll$2") : part;
        if (kept) return part;
        if (text) return text.replace(/%([-+ 0]*\d*)l([diouxX])/g, "%$1ll$2");
        return part
            .replace(/\blong(\s+long\b|\s+double\b)?/g, (all: string, more?: string) =>
                more ? all : "long long",
            )
            .replace(/(?<![\w.])(0[xX][\da-fA-F]+|\d+)([uU]?)[lL](?![\w.])/g, "$1$2LL")
            .replace(/\b(U?)LONG_(MAX|MIN)\b/g, "$1LLONG_$2")
            .replace(/\blabs\b/g, "llabs")
            .replace(/\b(ato|strto|strtou|__builtin_(?:popcount|ctz|clz|ffs|parity))l\b/g, "$1ll");
    });
}
