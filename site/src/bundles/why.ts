// The reasons of a board, and the fields for its start.
import "../why/texts";

export { showEditor } from "../board/edit";
export { notesOf } from "../why/bits";
export { factsOf } from "../why/facts";
export { hintOf, labelOf } from "../why/hints";
export { numbersOf } from "../why/numbers";
export { sumOfMove } from "../why/reasons";
export { numberText } from "../why/result";
export { showReasons } from "../why/show";
export { withTotals } from "../why/totals";
