// figure: draws the figures of the lessons. No page loads this module.
import type { Shape } from "../game";
import { changedPlaces } from "./changes";
import { drawn } from "./draw";
import { type Drawing, escaped, textAt } from "./svg";

const LETTER = 7.2; // an upper bound of the width of a letter; a Chinese character is two letters wide

// what a picture has for clicks
const UNSEEN = / data-place="[^"]*"|<(?:path|rect) class="hit"[^>]*\/>/g;

// The rules of style.css for figures, without variables.
const STYLE = [
    ["#fbfaf7", "#1d1d1b", "#6b6b66", "#d6d3ca", "#0b6e4f", "#b35c00"],
    ["#16181c", "#e4e2dc", "#a5a8ad", "#4a4f57", "#6fd3a8", "#f0b35e"],
]
    .map(([paper, ink, soft, line, green, amber]) =>
        [
            `.page,.cell rect,.number rect,.vertex circle,.other circle{fill:${paper}}`,
            `text{fill:${ink};font:13px sans-serif;text-anchor:middle}.left{text-anchor:end}.words{text-anchor:start;fill:${soft}}`,
            `.cell rect,.number rect{stroke:${line}}.blocked path{stroke:${line};stroke-width:2}`,
            `.counter circle,.bar rect,.mark circle{fill:${green}}.other circle,.mark circle{stroke:${green};stroke-width:3}`,
            `.mark text{fill:${paper};font-weight:bold}.line{fill:none;stroke:${soft};stroke-width:2}.head{fill:${soft}}`,
            `.vertex circle{stroke:${soft};stroke-width:1.5}.vertex.mark circle{fill:${green}}.vertex text{font-size:11px}.end rect{stroke:${green};stroke-width:2}`,
            `.changed circle,.changed .line{stroke:${amber};stroke-width:4}.changed rect{stroke:${amber};stroke-width:3}text.changed{font-weight:bold}`,
        ].join("\n"),
    )
    .map((rules, isDark) => (isDark ? `@media (prefers-color-scheme:dark){\n${rules}\n}` : rules))
    .join("\n");

const widthOf = (words: string) => LETTER * words.replace(/[\u2e80-\uffff]/g, "xx").length;

function boardOf(shape: Shape): Drawing {
    const board = drawn(shape);
    if (!board) throw new Error("this position has no picture");
    return board;
}

// Returns an SVG file with a position, and below it the positions after some moves. In each position, the parts
// that the next move changes are marked. `moves` are the words of the moves; `title` is for screen readers.
export function figure(title: string, shapes: Shape[], moves: string[]): string {
    const boards = shapes.map(boardOf);
    const inner: string[] = [];
    let height = 12;
    boards.forEach((board, i) => {
        if (i) inner.push(textAt(12, height + 14, "↓ " + escaped(moves[i - 1]), "words"));
        height += i ? 26 : 0;
        const changed = shapes[i + 1] ? changedPlaces(shapes[i], shapes[i + 1]) : new Set<string>();
        const parts = board.write(changed).replace(UNSEEN, "");
        const place = `${12 - board.left} ${height - board.top}`;
        inner.push(`<g transform="translate(${place})">\n${parts}\n</g>`);
        height += board.height + 12;
    });
    const width = Math.ceil(
        Math.max(
            ...boards.map((board) => board.width),
            ...moves.map((words) => widthOf("↓ " + words)),
        ) + 24,
    );
    return (
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">\n` +
        `<title>${escaped(title)}</title>\n<style>\n${STYLE}\n</style>\n` +
        `<rect class="page" width="${width}" height="${height}" rx="6"/>\n${inner.join("\n")}\n</svg>\n`
    );
}
