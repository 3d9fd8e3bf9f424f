// start: the start of a game: in the list, typed, or in the address.
import type { Words } from "../i18n/moves";
import type { Shape } from "../game";
import { say } from "../i18n/say";
import { tidyInput } from "../input/tidy";
import { byId, findPart, part } from "../page/dom";
import { forget, store, stored } from "../page/storage";
import { caption, edgesIn } from "./caption";
import { state } from "./state";

const LONGEST_NAME = 50; // the most letters in the name of a start

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

// Gives each start of the list a name, also in the list of the inputs to run.
export function nameStarts(): void {
    const seen = new Map<string, number>();
    for (const option of byId("play-start").options) {
        if ("own" in option.dataset) option.textContent = say("own-start");
        if (!option.dataset.shape) continue;
        const shape = JSON.parse(option.dataset.shape) as Shape;
        const words = caption(JSON.parse(option.dataset.words!) as Words, shape);
        const edges = edgesIn(shape); // different graphs may have the same words
        const input = !findPart("input") ? "" : option.value.trim().replace(/\n/g, " / ");
        const showsInput = input.length < 20 || words.length + input.length < LONGEST_NAME;
        const name = [
            words.length > LONGEST_NAME ? words.slice(0, LONGEST_NAME - 3) + "…" : words,
            [say("easy"), say("medium"), say("hard")][Number(option.dataset.level)],
            input && showsInput ? say("input-number", input) : !words.includes(edges) && edges,
        ]
            .filter(Boolean)
            .join(" · ");
        const count = (seen.get(name) ?? 0) + 1;
        seen.set(name, count);
        option.textContent = name + (count > 1 ? " · " + say("number-of-list", count) : "");
        for (const other of document.querySelectorAll<HTMLOptionElement>(
            "#run-input [data-start]",
        )) {
            if (other.value === option.value) other.textContent = option.textContent;
        }
    }
}
