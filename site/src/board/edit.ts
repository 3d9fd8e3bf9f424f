// edit: shows a start as fields that can be changed. The validator of the problem gives the names and the allowed
// values of the numbers, and says whether a list may get longer. This script does not know the rules of any game.
import { translateField } from "../i18n/phrases";
import type { Reason } from "../game";
import { isChinese, say } from "../i18n/say";
import type { Token } from "../input/reader";
import type { Input } from "../input/validate";
import { element } from "../page/dom";

const MOST_TOKENS = 60; // an input with more tokens is not shown in fields

const put = (text: string, token: Token, value: string | bigint | number) =>
    text.slice(0, token.start) + value + text.slice(token.end);

const word = (text: string, token: Token) => text.slice(token.start, token.end);

// Reads an input by the rules of the problem.
type Read = (text: string) => Input;

// Takes a changed input.
type Change = (text: string) => void;

// Returns the tokens in groups. Adjacent numbers with the same name are one group.
function groupsOf(tokens: Token[]): Token[][] {
    const groups: Token[][] = [];
    for (const token of tokens) {
        const last = groups[groups.length - 1];
        if (last && last[0].name === token.name && !token.isWord) last.push(token);
        else groups.push([token]);
    }
    return groups;
}

// Returns the input with one number added to a list, or without its last number. The count before the list is
// changed too. Returns "" if the validator does not allow such an input, or if the number of questions changes.
function resized(text: string, now: Input, list: Token[], step: number, read: Read): string {
    const last = list[list.length - 1];
    const value = Number(word(text, last));
    const between =
        list.length > 1 ? [text.slice(list[list.length - 2].end, last.start)] : [" ", "\n"];
    const changes =
        step < 0
            ? list.length > 1
                ? [text.slice(0, list[list.length - 2].end) + text.slice(last.end)]
                : []
            : between.flatMap((blank) =>
                  [value, value + 1, value - 1].map(
                      (next) => text.slice(0, last.end) + blank + next + text.slice(last.end),
                  ),
              );
    const counts = now.tokens
        .filter((token) => token.isCount && token.start < list[0].start)
        .reverse();
    for (const changed of changes) {
        for (const count of [null, ...counts]) {
            const candidate = count
                ? put(changed, count, Number(word(text, count)) + step)
                : changed;
            const next = read(candidate);
            if (!next.fault && next.questions.length === now.questions.length) return candidate;
        }
    }
    return "";
}

// Returns a button that changes the input to `changed`. The button is disabled if `changed` is "" (not allowed).
function button(text: string, name: string, changed: string, change: Change): HTMLButtonElement {
    const place = element("button", text);
    Object.assign(place, { type: "button", disabled: !changed });
    place.setAttribute("aria-label", name);
    place.dataset.edit = name;
    place.addEventListener("click", () => change(changed));
    return place;
}

function field(text: string, token: Token, name: string, read: Read, change: Change): HTMLElement {
    const input = element("input", "");
    const value = word(text, token);
    const place = element("span", "", "field");
    Object.assign(input, {
        value,
        size: Math.max(2, value.length),
        autocomplete: "off",
        inputMode: token.isWord ? "text" : "numeric",
    });
    input.setAttribute("aria-label", name);
    input.dataset.edit = name;
    input.addEventListener("change", () => change(put(text, token, input.value.trim())));
    if (token.isWord) {
        place.append(input);
        return place;
    }
    const step = (by: number, sign: string, label: string) => {
        const changed = put(text, token, BigInt(value) + BigInt(by));
        return button(sign, label, read(changed).fault ? "" : changed, change);
    };
    place.append(step(-1, "−", say("one-less", name)), input, step(1, "+", say("one-more", name)));
    return place;
}

// Fills a place with the fields of an input. `change` is called with the changed input. `names` are names of the problem
// for some numbers. The focus is kept.
export function showEditor(
    place: HTMLElement,
    text: string,
    read: Read,
    change: Change,
    names: Reason["fields"] = {},
): void {
    const now = read(text);
    const active = document.activeElement;
    const focused = place.contains(active) ? (active as HTMLElement).dataset.edit : "";
    const [, second = text.length] = now.questions; // only the first position can be played
    const tokens = now.fault ? [] : now.tokens.filter((token) => token.start < second);
    const groups = tokens.length > MOST_TOKENS ? [] : groupsOf(tokens);
    place.replaceChildren(
        ...groups
            .filter(([token]) => !token.isCount)
            .map((group) => {
                const row = element("div", "", "fields");
                const own = names[group[0].name]?.[Number(isChinese)];
                const name = own ?? translateField(group[0].name);
                row.setAttribute("role", "group");
                row.setAttribute("aria-label", name);
                row.append(
                    element("b", name),
                    ...group.map((token, i) =>
                        field(
                            text,
                            token,
                            group.length > 1 ? `${name} ${i + 1}` : name,
                            read,
                            change,
                        ),
                    ),
                );
                const [longer, shorter] = group[0].isWord
                    ? []
                    : [1, -1].map((step) => resized(text, now, group, step, read));
                if (longer || shorter) {
                    row.append(
                        button(say("add-one"), say("part-add-one", name), longer, change),
                        button(say("drop-one"), say("part-drop-one", name), shorter, change),
                    );
                }
                return row;
            })
            .filter((row) => row.querySelector("button:enabled, input:only-child")),
    ); // without rows whose numbers cannot be changed, because other numbers depend on them
    const same =
        focused &&
        [...place.querySelectorAll<HTMLInputElement | HTMLButtonElement>("[data-edit]")].find(
            (each) => each.dataset.edit === focused && !each.disabled,
        );
    if (same) same.focus({ preventScroll: true });
}
