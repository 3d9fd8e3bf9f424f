// start: the start of a game: in the list, typed, or in the address.
import type { Words } from "../i18n/moves";
import type { Shape } from "../game";
import { say } from "../i18n/say";
import { tidyInput } from "../input/tidy";
import { byId, part } from "../page/dom";
import { forget, store, stored } from "../page/storage";
import { caption, edgesIn } from "./caption";
import { state } from "./state";

const LONGEST_NAME = 48; // the most letters of the words in the name of a start
const LONGEST_ALIKE = 32; // the same if another start has the same words
const LONGEST_INPUT = 24; // the same of the input
const HEAD = 16; // letters of the beginning of a text that is cut in the middle
const LEAST_DIFFERENT = 8; // letters from the place where a text differs from the others

const GAME = "grundy game"; // the key of the kept game

export interface KeptGame {
    page: string;
    text: string;
    path: number[];
    personBegins: boolean;
    why: boolean;
}

export const keepsStart = byId("play-start").options.length > 0; // false in a lesson: the start is the position of a figure

export const chosen = () => byId("play-start").selectedOptions[0];

export const isListed = () => chosen().dataset.shape !== undefined;

export const textOfStart = () =>
    isListed() ? chosen().value : tidyInput(chosen().value || part("input").value);

export const gameName = () => byId("play").dataset.name || document.body.dataset.name!;

// Convert an input to a part of an address, and back: 1/2/3+4 has three lines, "1", "2" and "3 4".
export const packed = (text: string) =>
    encodeURIComponent(text.replace(/\n$/, "")).replace(/%20/g, "+").replace(/%0A/g, "/");

const unpacked = (address: string) =>
    decodeURIComponent(address.replace(/\+/g, "%20").replace(/\//g, "%0A")) + "\n";

// Writes the start into the address, so that a link or a reload shows the same start.
export function keepStart(): void {
    if (!keepsStart) return;
    history.replaceState(
        null,
        "",
        chosen().value ? "#start=" + packed(chosen().value) : location.pathname + location.search,
    );
}

// Returns the start in the address, "" if the address has no start.
export function startOfAddress(): string {
    const [, found] = /^#start=(.+)/.exec(location.hash) ?? [];
    if (!found) return "";
    try {
        return unpacked(found);
    } catch {
        return found; // this is not an input; the validator will refuse it
    }
}

// Keeps the game for this tab, so that a reload shows it again. Without a move there is no game to keep.
export function keepGame(): void {
    if (!keepsStart) return;
    if (state.path.length < 2) return forget("sessionStorage", GAME);
    const game: KeptGame = {
        page: document.body.dataset.name!,
        text: textOfStart(),
        path: state.path,
        personBegins: state.personBegins,
        why: byId("play-why").checked,
    };
    store("sessionStorage", GAME, JSON.stringify(game));
}

// Returns the game that this tab has kept for this page, null if there is none.
export function keptGame(): KeptGame | null {
    const game = JSON.parse(stored("sessionStorage", GAME) ?? "null") as KeptGame | null;
    return keepsStart && game && game.page === document.body.dataset.name ? game : null;
}

// Returns a text with at most `most` letters: its beginning and, if it is as the beginning of another text, the part that is
// different.
function cut(text: string, others: string[], most: number): string {
    if (text.length <= most) return text;
    const common = (other: string) => {
        let end = 0;
        while (end < text.length && text[end] === other[end]) ++end;
        return end;
    };
    const shortened = (part: string, letters: number) =>
        part.length > letters ? part.slice(0, letters - 2).trimEnd() + " …" : part;
    const differs = Math.max(0, ...others.map(common));
    if (differs < most - LEAST_DIFFERENT) return shortened(text, most);
    const head = text.slice(0, HEAD).replace(/[^\s、，]*$/, "") + "… ";
    const room = most - head.length;
    const from = Math.min(differs, text.length - room);
    const word = from + text.slice(from).search(/(?<=[\s、，])\S|$/);
    return head + shortened(text.slice(word <= differs ? word : from), room);
}

// Gives each start of the list a name, also in the list of the inputs to run. Starts with the same words also have their
// inputs in their names.
export function nameStarts(): void {
    const all = [...byId("play-start").options];
    for (const option of all) if ("own" in option.dataset) option.textContent = say("own-start");
    const starts = all.filter(({ dataset }) => dataset.shape);
    const shapes = starts.map(({ dataset }) => JSON.parse(dataset.shape!) as Shape);
    const words = starts.map(({ dataset }, i) =>
        caption(JSON.parse(dataset.words!) as Words, shapes[i]),
    );
    const edges = shapes.map(edgesIn);
    const inputs = starts.map(({ value }) => value.trim().replace(/\n/g, " / "));
    starts.forEach((option, i) => {
        const others = words.filter((each) => each !== words[i]);
        const alike = [...starts.keys()].filter((k) => k !== i && words[k] === words[i]);
        const same = alike.filter((k) => edges[k] === edges[i]).map((k) => inputs[k]);
        const name = [
            cut(words[i], others, alike.length ? LONGEST_ALIKE : LONGEST_NAME),
            [say("easy"), say("medium"), say("hard")][Number(option.dataset.level)],
            alike.length && !words[i].includes(edges[i]) && edges[i],
            same.length && say("input-number", cut(inputs[i], same, LONGEST_INPUT)),
        ]
            .filter(Boolean)
            .join(" · ");
        option.textContent = `${i + 1}: ${name}`;
        for (const other of document.querySelectorAll<HTMLOptionElement>(
            "#run-input [data-start]",
        )) {
            if (other.value === option.value) other.textContent = option.textContent;
        }
    });
}
