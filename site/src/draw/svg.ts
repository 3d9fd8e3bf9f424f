// svg: the parts of pictures.

// The places that look different: a set, or a map from places to classes.
export type Changed = ReadonlySet<string> | ReadonlyMap<string, string>;

// The frame of a picture, and a function that writes its parts.
export interface Drawing {
    left: number;
    top: number;
    width: number;
    height: number;
    write: (changed: Changed) => string;
}

export const MOST_CELLS = 40; // a board with more cells on a side is not drawn

export const times = (list: unknown[], wanted: unknown) =>
    list.filter((each) => String(each) === String(wanted)).length;

export const round = (number: number) => Math.round(10 * number) / 10;

export const textAt = (x: number, y: number, words: string | number, kind = "") =>
    `<text x="${round(x)}" y="${round(y)}"${kind ? ` class="${kind}"` : ""}>${words}</text>`;

export const escaped = (words: string) =>
    words
        .replace(/&/g, "&amp;")
        .replace(/</g, "&lt;")
        .replace(/>/g, "&gt;")
        .replace(/"/g, "&quot;");

export const markOf = (changed: Changed, place: string) =>
    !changed.has(place) ? "" : " " + ("get" in changed ? changed.get(place) : "changed");

export const placed = (kind: string, place: string, changed: Changed, inner: string) =>
    `<g class="${kind}${markOf(changed, place)}" data-place="${place}">${inner}</g>`;
