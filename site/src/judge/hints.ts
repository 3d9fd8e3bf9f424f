// hints: why a program does not compile, and advice.
import { translateError } from "../i18n/phrases";
import { say } from "../i18n/say";
import type { Names } from "./pack";

// Returns why a program does not compile, in one line.
export function refusal(said: string): string {
    const error = /^(?:main\.cpp:(\d+):\d+: )?(?:fatal )?(?:wasm-ld: )?error: (.*)$/m.exec(said);
    if (/exceptions disabled/.test(said)) {
        return say("compiler-has-no-exceptions", error?.[1]);
    }
    if (!error) return said.trim().split("\n").pop() || say("compiler-gives-no-reason");
    const message = translateError(error[2]);
    return error[1] ? say("line-and-message", error[1], message) : message;
}

// Returns advice on a program that does not compile. `names` is the table of scripts/judging/wrong/names.toml.
export function hints(source: string, said: string, names: Names): string[] {
    const found: string[] = [];
    const lines = [...said.matchAll(/^main\.cpp:(\d+):(\d+): (?:fatal )?error: (.*)$/gm)];
    for (const [, line, , message] of lines) {
        const name = (/use of undeclared identifier '(\w+)'/.exec(message) ||
            /no member named '(\w+)' in namespace 'std'/.exec(message) ||
            [])[1];
        const header =
            name &&
            Object.keys(names.declared_in).find((each) =>
                names.declared_in[each].split(" ").includes(name),
            );
        const missing = (/'([^']+)' file not found/.exec(message) || [])[1];
        const word =
            name &&
            Object.entries(names.words).find(([words]) => new RegExp(`^(?:${words})$`).test(name));
        if (header) found.push(say("line-needs-include", line, name, header));
        else if (missing && names.headers[missing])
            found.push(say("compiler-has-no-header", line, missing));
        else if (missing) found.push(say("not-a-header", line, missing));
        else if (word && word[1].write)
            found.push(say("write-in-place-of", line, word[1].write, name));
    }
    const odd = /[\u00a0\u3000-\u3002\u2018\u2019\u201c\u201d\uff01-\uff5e]/.exec(
        source.replace(/\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|\/\*[^]*?\*\//g, (part) =>
            part.replace(/[^\n]/g, " "),
        ),
    );
    if (odd)
        found.push(
            say("full-width-character", source.slice(0, odd.index).split("\n").length, odd[0]),
        );
    return [...new Set(found)].slice(0, 3);
}
