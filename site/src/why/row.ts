// row: the row of the values of single piles.
import type { PilesShape } from "../game";
import { listed, say } from "../i18n/say";
import { button, element } from "../page/dom";
import type { Facts } from "./facts";
import { periodOf, without } from "./period";

let filled = Infinity; // the number of values that the row shows

let pointed = -1; // the size whose value is explained

// Returns the row of the values of single piles. It can be shown step by step, and a click on a value explains it by mex.
export function rowOfValues(facts: Facts, i: number, again: () => void): HTMLElement[] {
    const { row, graph } = facts;
    if (!row) return [];
    const { sizes, alone } = row;
    const all = [...sizes.keys()].sort((a, b) => a - b);
    const isFilled = (size: number) => all.indexOf(size) < filled;
    const pilesOf = (k: number) => (graph[k].shape as PilesShape).piles;
    const here = pilesOf(i);
    const example = alone.get(pointed);
    const met = example
        ? graph[example.at].moves.map((move) => ({
              left: without(pilesOf(move.to).filter(Boolean), example.rest),
              value: facts.values![move.to],
          }))
        : [];
    const table = element("table", "", "row");
    const head = element("tr", "");
    const foot = element("tr", "");
    head.append(element("th", say("pile-size")));
    foot.append(element("th", say("value")));
    for (const size of all) {
        head.append(element("td", size, here.includes(size) ? "here" : ""));
        const cell = element("td", "");
        const made = button(isFilled(size) ? String(sizes.get(size)) : "?", () => {
            pointed = size;
            filled = Math.max(filled, all.indexOf(size) + 1);
            again();
        });
        made.dataset.size = String(size);
        made.setAttribute("aria-label", say("pile-has-value", size, made.textContent));
        if (size === pointed) made.className = "pointed";
        else if (met.some(({ left }) => left.includes(size) || (!size && !left.length)))
            made.className = "option";
        cell.append(made);
        foot.append(cell);
    }
    table.append(head, foot);
    const scroll = element("div", "", "scroll");
    scroll.tabIndex = 0;
    scroll.append(table);
    const numbers = listed([...new Set(met.map(({ value }) => value))].sort((a, b) => a - b));
    const words = !alone.has(pointed)
        ? say("click-value")
        : met.length
          ? say("pile-moves-lead-to", pointed, numbers, sizes.get(pointed))
          : say("pile-has-no-moves", pointed);
    const repeats = filled >= all.length && periodOf(row, graph);
    const step = (text: string, act: () => void) => {
        const made = button(text, () => {
            act();
            again();
        });
        made.dataset.step = text;
        return made;
    };
    const buttons = element("p", "", "buttons");
    if (filled >= all.length)
        buttons.append(
            step(say("show-values-one-by-one"), () => {
                [filled, pointed] = [1, all[0]];
            }),
        );
    else
        buttons.append(
            step(say("next-value"), () => {
                pointed = all[filled++];
            }),
            " ",
            step(say("all-values"), () => {
                filled = Infinity;
            }),
        );
    return [
        element("h3", say("value-each-pile")),
        scroll,
        element("p", words, "told"),
        ...(repeats
            ? [
                  element(
                      "p",
                      say(
                          "values-repeat",
                          repeats[0],
                          repeats[1],
                          listed(repeats[2]),
                          Math.max(...repeats[2]),
                      ),
                      "period",
                  ),
              ]
            : []),
        buttons,
    ];
}
