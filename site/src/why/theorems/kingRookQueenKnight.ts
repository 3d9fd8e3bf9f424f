import type { CellsShape, Graph, Pair } from "../../game";
import { say, sentences } from "../../i18n/say";
import type { Rule } from "./theorem";
import { aboutPair, isLostPair } from "./wythoff";

type Piece = "king" | "rook" | "queen" | "knight";

// a piece goes to the lower right corner; only the knight can get stuck
export const kingRookQueenKnight: Rule<CellsShape, { piece: Piece }> = {
    title: "rows-columns-corner",
    kinds: ["cells"],
    of: (graph) => ({ piece: pieceOf(graph) }),
    isLost({ shape }, { piece }) {
        const [down, right] = restOf(shape);
        return {
            king: down % 2 === 0 && right % 2 === 0,
            rook: down === right,
            queen: isLostPair([down, right]),
            knight: down === right && down % 3 === 0,
        }[piece];
    },
    isDrawn({ shape }, { piece }) {
        const [down, right] = restOf(shape);
        const isWon = Math.abs(down - right) === 1 && Math.min(down, right) % 3 === 1;
        return piece === "knight" && !isWon && (down !== right || down % 3 !== 0);
    },
    tell({ shape, moves }, { piece }) {
        const [down, right] = restOf(shape);
        if (!down && !right) return say("piece-corner");
        const rest = say("rows-corner-columns", down, right);
        const why = {
            king: () => say("move-goes-most-1"),
            rook: () => say("rook-is-nim"),
            queen: () => sentences(say("queen-is-wythoff"), ...aboutPair([down, right])),
            knight: () => aboutKnight([down, right], !moves.length),
        }[piece];
        return sentences(rest, why());
    },
};

// Returns how many rows and columns are left to the corner.
const restOf = ({ rows, columns }: CellsShape): Pair => [rows - 1, columns - 1];

// Returns the piece that makes these moves.
function pieceOf(graph: Graph<CellsShape>): Piece {
    const steps = graph.flatMap(({ shape, moves }) =>
        moves.map(({ to }): Pair => {
            const next = graph[to].shape;
            return [shape.rows - next.rows, shape.columns - next.columns];
        }),
    );
    if (steps.every(([down, right]) => down * right === 2)) return "knight";
    if (steps.every(([down, right]) => down * right === 0)) return "rook";
    return steps.every(([down, right]) => down < 2 && right < 2) ? "king" : "queen";
}

function aboutKnight([down, right]: Pair, isStuck: boolean): string {
    if (isStuck) return say("knight-is-stuck");
    const small = Math.min(down, right);
    if (down === right && down % 3 === 0) return say("equal-multiples-of-3");
    if (Math.abs(down - right) === 1 && small % 3 === 1)
        return say("to-equal-multiples-of-3", small - 1);
    return say("only-equal-multiples-of-3");
}
