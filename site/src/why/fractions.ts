// fractions: the reason of a sum of games in which the moves of the players differ.
import { svg } from "../draw/draw";
import type { Move } from "../game";
import { inWords } from "../i18n/moves";
import { say, sentences } from "../i18n/say";
import { element } from "../page/dom";
import type { Facts } from "./facts";
import type { Numbers } from "./numbers";
import { fractionText } from "./numbers";

// Returns the values of the parts as numbers, for the position or the position after a move. New parts are marked.
export function fractions(
    { players }: Facts,
    numbers: Numbers,
    i: number,
    move: Move | null,
): HTMLElement[] {
    const at = move ? move.to : i;
    const before = (numbers.of(i) || []).map(({ key }) => key);
    const sum = numbers.sum(at);
    const [first, second] = players!.map((player) => inWords(player));
    const list = element("ul", "", "fractions");
    for (const part of numbers.of(at) ?? []) {
        const k = before.indexOf(part.key);
        const item = element("li", "", move && k < 0 ? "moved" : "");
        const place = element("div", "", "picture");
        if (k >= 0) before.splice(k, 1);
        place.setAttribute("aria-hidden", "true");
        place.innerHTML = svg(numbers.shape(part)).replace(/ data-place="[^"]*"/g, "");
        place.style.setProperty("--width", place.firstElementChild!.getAttribute("width") + "px");
        item.append(
            place,
            element("span", part.name),
            Number.isNaN(part.value)
                ? element("i", say("not-a-number"))
                : element("b", fractionText(part.value!)),
        );
        list.append(item);
    }
    const words =
        sum === null
            ? say("numbers-add-up-values", fractionText(numbers.numbers(at)))
            : sum > 0
              ? say("sum-positive", fractionText(sum), first)
              : sum < 0
                ? say("sum-negative", fractionText(sum), second)
                : say("sum-zero");
    return [
        element("h3", say("free-moves-minus-free", first, second)),
        list,
        element("p", sentences(move ? say("after-the-move", move.words) : "", words)),
    ];
}
