import type { CellsShape } from "../../game";
import { say } from "../../i18n/say";
import { hasRow } from "./parts";
import type { Sum } from "./theorem";

// neighbouring marks must differ
export const stretchesBetweenMarks: Sum<CellsShape> = {
    title: "value-each-free-stretch",
    kinds: ["cells"],
    parts: (shape) =>
        hasRow(shape)
            ? stretches(shape).map(({ length, before, after }) => ({
                  name: length === 1 ? say("stretch-of-one-cell") : say("stretch-of-cells", length),
                  text: "",
                  value:
                      before && after
                          ? before === after
                              ? 1
                              : 0
                          : before || after
                            ? length
                            : length % 2,
              }))
            : null,
};

// Returns the free stretches of a row, with the kinds of the marks at their ends; "" is the end of the row.
function stretches({
    columns,
    marks,
    others,
}: CellsShape): { length: number; before: string; after: string }[] {
    const kinds = Array(columns).fill("");
    marks.forEach(([, column]) => {
        kinds[column] = "mark";
    });
    others.forEach(([, column]) => {
        kinds[column] = "other";
    });
    const found = [];
    for (let i = 0; i < columns; ++i) {
        if (kinds[i]) continue;
        let end = i;
        while (end < columns && !kinds[end]) ++end;
        found.push({ length: end - i, before: kinds[i - 1] || "", after: kinds[end] || "" });
        i = end;
    }
    return found;
}
