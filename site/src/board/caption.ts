// caption: the words and the legend of a picture.
import type { Shape } from "../game";
import { inWords, unlisted, valueIn, type Words } from "../i18n/moves";
import { isChinese, type Key, listed, say } from "../i18n/say";
import { element } from "../page/dom";
import { state } from "./state";

const sentence = (words: string): string =>
    words.charAt(0).toUpperCase() + words.slice(1).replace(/\.$/, "");

// Returns the legend of a picture that has two kinds of marks.
export function legend(of: Shape): HTMLElement[] {
    if ((of.kind !== "cells" && of.kind !== "graph") || !of.others?.length) return [];
    const name = (i: number) =>
        state.facts?.owners
            ? inWords(state.facts.owners[i])
            : say(i ? "other-player" : "player-one");
    const key = element("p", "", "key " + of.kind);
    const pieces = of.kind === "cells" ? ["key-mark", "key-other"] : ["key-line", "key-dashes"];
    pieces.forEach((kind, i) => key.append(element("span", "", kind), name(i) + " "));
    return [key];
}

// Returns the legend of dashed lines that belong to no player: no move has drawn them.
export function keyOfLines(of: Shape): HTMLElement[] {
    if (of.kind !== "graph" || !of.others?.length) return [];
    const key = element("p", "", "key graph");
    key.append(element("span", "", "key-line"), say("drawn") + " ");
    key.append(element("span", "", "key-dashes"), say("not-drawn"));
    return [key];
}

// Returns the caption of a position. If its words are a list of a program, the caption describes the picture.
// `given` is what it says of the numbers of the input.
export function caption(position: Words, of: Shape, given = ""): string {
    const words = unlisted(inWords(position, "en"));
    const isCode =
        (of.kind === "piles" && /^\d+$/.test(words)) ||
        (of.kind === "cells" && /^[.o/ ]+$/.test(words)) ||
        /[([]\(|^\(|^"|\)\(|\(\d+, \d|\(\d+\)|\(\)|\[\]/.test(words);
    const player = valueIn(position, "to_move") as string | undefined;
    const hasGaps = valueIn(position, "gaps") !== undefined;
    const areCells = of.kind === "cells" && of.rows > 1 && !hasGaps; // then "2, 1" is a cell
    const captionText = isCode
        ? described(of) + (player ? say("player-to-move", inWords(player)) : "")
        : sentence(unlisted(inWords(position), areCells));
    return given ? captionText + " · " + given : captionText;
}

const count = (number: number, one: Key, many: Key) =>
    number === 1 ? say(one) : say(many, number);

// Returns how many edges a graph has; "" for another shape.
export const edgesIn = (of: Shape): string =>
    of.kind === "graph" ? count(of.edges.length, "one-edge", "count-edges") : "";

function described(of: Shape): string {
    const comma = isChinese ? "，" : ", ";
    if (of.kind === "piles") {
        if (!of.piles.length) return say("no-pile");
        const list = inWords(of.piles);
        return of.piles.length > 1 ? say("piles-of", list) : say("one-pile-of", list);
    }
    if (of.kind === "cells") {
        const board = say("board-of", of.rows, of.columns);
        const pieces = of.marks.length + of.others.length;
        return pieces ? board + comma + count(pieces, "one-mark", "count-marks") : board;
    }
    if (of.kind === "rectangles")
        return of.sizes.length
            ? say("sheet-sizes", listed(of.sizes.map(([a, b]) => `${a} × ${b}`)))
            : say("no-sheet-left");
    if (of.kind === "numbers")
        return of.rows.length
            ? say("rows-of-numbers", of.rows.map((row) => row.join(" ")).join(" / "))
            : say("no-row-left");
    if (of.kind === "graph") {
        const isTree = !of.directed && of.edges.length === of.vertices - 1;
        return say(isTree ? "tree" : "graph") + comma + edgesIn(of);
    }
    return "";
}
