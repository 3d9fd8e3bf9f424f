import type { NumbersShape, Pair } from "../../game";
import { isChinese, listed, say, sentences } from "../../i18n/say";
import type { Scoring } from "./theorem";
import { inTurn, total } from "./values";

// A move takes a pile beside a pile that has been taken, a 0. Nothing is beyond the ends of the row.
export const foldedRow: Scoring<NumbersShape> = {
    title: "fold-three-piles-one",
    kinds: ["numbers"],
    score({ shape }) {
        const { hot, cold } = partsOf(shape.rows[0]);
        const [first, second] = inTurn(hot);
        return first - second + (hot.length % 2 ? lossOf(cold) : -lossOf(cold));
    },
    tell({ shape, moves }) {
        if (!moves.length) return say("no-pile-left");
        const { folds, hot, cold } = partsOf(shape.rows[0]);
        const told = [];
        if (folds.length)
            told.push(say("three-neighbours-x-y", folds.join(isChinese ? "；" : "; ")));
        if (hot.length) told.push(tellHot(hot));
        if (cold.length) told.push(tellCold(cold, hot.length % 2 === 0));
        return sentences(...told);
    },
};

// Returns the pieces that change if they are folded, the numbers that go in turn, and the pairs at the ends of the row.
function partsOf(row: number[]) {
    const pieces: number[][] = [[]];
    for (const pile of row)
        if (pile) pieces[pieces.length - 1].push(pile);
        else pieces.push([]);
    const [folds, hot, cold]: [string[], number[], Pair[]] = [[], [], []];
    pieces.forEach((piece, i) => {
        const left = folded(piece);
        if (left.length < piece.length) folds.push(piece.join(" ") + " → " + texts(left).join(" "));
        if (i === 0) left.reverse();
        const isAtEnd = i === 0 || i === pieces.length - 1;
        for (let k = left.length; isAtEnd && k >= 2 && left[k - 1] >= left[k - 2]; k -= 2)
            cold.push(left.splice(-2) as Pair);
        hot.push(...left);
    });
    return { folds, hot, cold };
}

function folded(piece: number[]): number[] {
    const left: number[] = [];
    for (const pile of piece) {
        left.push(pile);
        for (let [x, y, z] = left.slice(-3); y >= x && y >= z; [x, y, z] = left.slice(-3))
            left.splice(-3, 3, x - y + z);
    }
    return left;
}

const lossOf = (cold: Pair[]) => total(cold.map(([inner, outer]) => outer - inner));

const texts = (numbers: number[]) => numbers.map((number) => String(number).replace("-", "−"));

function tellHot(hot: number[]): string {
    const falling = texts([...hot].sort((a, b) => b - a));
    if (falling.length === 1) return say("player-gets", falling[0]);
    const terms = falling.map((text) => (text.startsWith("−") ? `(${text})` : text));
    return say(
        "numbers-go-turn-greatest",
        terms.reduce((sum, term, i) => sum + (i % 2 ? " − " : " + ") + term),
        ...texts([inTurn(hot)[0] - inTurn(hot)[1]]),
    );
}

function tellCold(cold: Pair[], isMovers: boolean): string {
    const pairs = say("pairs-y-x-ends", listed(cold.map((pair) => texts(pair).join(" ≤ "))));
    const loss = isMovers
        ? say("player-has-to-begin", lossOf(cold))
        : say("other-has-to-begin", lossOf(cold));
    return sentences(pairs, loss);
}
