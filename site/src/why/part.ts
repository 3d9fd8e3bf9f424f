// part: why a part of a sum has its value.
import { inWords } from "../i18n/moves";
import { listed, say, sentences } from "../i18n/say";
import type { Split, Valued } from "./agreement";
import type { SplitFacts } from "./facts";
import { without } from "./period";
import { mex } from "./theorems/values";

// What the moves of a part leave: the values, and whether a move leaves several parts.
interface Options {
    values: Set<number>;
    isSplit: boolean;
}

const known = new WeakMap<Split, Map<string, Options>>();

// Returns the options of the parts, by their keys. They are read from the moves that take away one part, and leave all
// other parts.
function optionsOf({ graph, split }: SplitFacts): Map<string, Options> {
    const found = known.get(split) ?? new Map<string, Options>();
    if (known.has(split)) return found;
    known.set(split, found);
    const keysOf = (parts: Valued[]) => parts.map(({ key }) => key!);
    graph.forEach(({ moves }, i) => {
        const keys = keysOf(split.of(i));
        for (const { to } of moves) {
            const next = keysOf(split.of(to));
            const [gone, ...others] = without(keys, next);
            if (gone === undefined || others.length) continue;
            const options = found.get(gone) ?? { values: new Set(), isSplit: false };
            const value = split.of(i).find(({ key }) => key === gone)!.value;
            options.values.add(split.sum(to) ^ split.sum(i) ^ value);
            options.isSplit ||= next.length > keys.length;
            found.set(gone, options);
        }
    });
    return found;
}

// Returns a sentence that explains the value of the part that a player should change, else of the largest part. Returns ""
// if the moves do not show all options of this part.
export function whyPart(facts: SplitFacts, i: number): string {
    const { split } = facts;
    const sum = split.sum(i);
    const bySize = [...split.of(i)].sort((a, b) => b.value - a.value);
    const part = bySize.find(({ value }) => (value ^ sum) < value) ?? bySize[0];
    if (!part) return "";
    const { values, isSplit } = optionsOf(facts).get(part.key!) ?? { values: [], isSplit: false };
    const met = [...values].sort((a, b) => a - b);
    if (mex(met) !== part.value) return "";
    const name = part.name[0].toUpperCase() + part.name.slice(1);
    if (!met.length) return say("part-without-move", name);
    const key = met.length > 1 ? "why-value-of-part" : "why-value-of-part-one";
    return sentences(
        say(key, name, inWords(met), part.value, listed(met)),
        isSplit ? say("nim-sum-of-several") : "",
    );
}
