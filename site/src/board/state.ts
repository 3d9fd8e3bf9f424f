// state: the game that a board shows.
import type { Graph, Shape } from "../game";
import type { Facts } from "../why/facts";

export type Player = "you" | "machine";

interface State {
    // The graph of the game, and facts about it; null before the search.
    graph: Graph | null;
    facts: Facts | null;
    // The numbers of the positions so far, and their shapes, with the names of their parts.
    path: number[];
    shapes: Shape[];
    // The moves so far.
    log: { who: Player; words: string }[];
    // The number of games so far. A search for an earlier game is ignored.
    games: number;
    personBegins: boolean;
    // The number of hints for this move.
    hints: number;
    // The second hint has switched the reasons on, not the person.
    isHinted: boolean;
    // The indexes of the moves that change the clicked part.
    touched: number[] | null;
    // The index of the move that the pointer on the board would make; -1 for none.
    pointed: number;
    // The row of piles that the pointer is on, or that was clicked; -1 for none. Of equal piles, a move changes this one.
    row: number;
    // The timer of a finger on the board.
    pressing: number;
    // The last touch was long: it shows a move and does not make it.
    wasLong: boolean;
    // The timer of the machine's move; 0 if it does not wait.
    pending: number;
    // The sentence about the answer to "Who wins?", "" before an answer.
    guessed: string;
    // No game can be played from this start.
    isStuck: boolean;
    // The start of a figure. It can be played even if the problem does not allow this input.
    ofFigure: string | null;
    // What the caption says of the numbers of a typed input.
    given: string;
    // The search; null before the search.
    loading: Promise<boolean> | null;
}

export const state: State = {
    graph: null,
    facts: null,
    path: [],
    shapes: [],
    log: [],
    games: 0,
    personBegins: true,
    hints: 0,
    isHinted: false,
    touched: null,
    pointed: -1,
    row: -1,
    pressing: 0,
    wasLong: false,
    pending: 0,
    guessed: "",
    isStuck: false,
    ofFigure: null,
    given: "",
    loading: null,
};

export function update(changes: Partial<State>): void {
    Object.assign(state, changes);
}

// Return what a search has found.
export const graph = () => state.graph!;
export const facts = () => state.facts!;
