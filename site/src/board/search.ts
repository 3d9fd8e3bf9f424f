// search: searches the game from the chosen start. The oracle runs when the board is first used.
import type { Graph, Position } from "../game";
import { translateFault } from "../i18n/phrases";
import { say } from "../i18n/say";
import type { Input } from "../input/validate";
import { byId, part } from "../page/dom";
import { loadModules } from "../run/modules";
import type { Ended } from "../run/protocol";
import { startRun } from "../run/runner";
import { DECLINED } from "../run/verdict";
import type { Facts } from "../why/facts";
import { who } from "./endings";
import { here, named, whoWins } from "./game";
import { loadReasons } from "./reasons";
import { firstNumber, withNames, withOrder } from "./numbering";
import { askWhoWins } from "./question";
import { isListed, textOfStart } from "./start";
import { state, update } from "./state";
import {
    setState,
    showBoard,
    showFields,
    showGame,
    showSets,
    showWhy,
    tell,
    tellBeginning,
} from "./view";

const MOST_POSITIONS = 20000;

const MOST_OF_PART = 2000; // the most positions of a part with a free move, see numbers.ts

const MOST_GIVEN = 20; // the most numbers with one name in a caption

// Searches the game from the chosen start, only once. Returns whether the game can be played.
export function ready(): Promise<boolean> {
    state.loading ??= search(++state.games);
    return state.loading;
}

// Returns how the oracle ended on an input, and its graph with at most `most` positions; the graph is null if the oracle
// did not write it.
async function graphOf(
    oracle: WebAssembly.Module,
    text: string,
    most: number,
): Promise<{ ended: Ended; graph: Graph | null }> {
    const ended = await startRun(oracle, text, ["PLAY_GRAPH=" + most], 64).result;
    const isGraph =
        ended.end === "exit" && ended.status === 0 && ended.output.startsWith('{"id": 0');
    return {
        ended,
        graph: isGraph
            ? ended.output
                  .trim()
                  .split("\n")
                  .map((line) => JSON.parse(line) as Position)
            : null,
    };
}

// Why a game cannot be played.
class Refusal extends Error {}

interface Found {
    graph: Graph;
    facts: Facts;
    // The parameters of a typed input, for the caption.
    given: string;
    games: number; // in the input; the first one is played
}

// Searches the game. Throws a Refusal if there is none.
async function found(isOwn: boolean): Promise<Found> {
    const [modules, { factsOf, numbersOf, withTotals }] = await Promise.all([
        loadModules(),
        loadReasons(),
    ]);
    const text = textOfStart();
    const read = isOwn ? modules.read(text) : null;
    if (read?.fault && text !== state.ofFigure) {
        throw new Refusal(say("input-not-allowed", translateFault(read.fault)));
    }
    const { ended, graph: searched } = await graphOf(modules.oracle, text, MOST_POSITIONS);
    if (!searched) {
        throw new Refusal(
            ended.status === DECLINED || ended.end !== "exit"
                ? say("too-large-to-search")
                : say("input-has-no-position"),
        );
    }
    const graph = withOrder(
        withNames(modules.reason?.points === "total" ? withTotals(searched) : searched),
    );
    const facts = factsOf(graph, modules.reason);
    const ask = async (input: string) =>
        modules.read(input).fault
            ? null
            : (await graphOf(modules.oracle, input, MOST_OF_PART)).graph;
    if (facts.players && !facts.split) facts.numbers = await numbersOf(graph, ask);
    const games = read?.questions.length ?? 1;
    return { graph, facts, games, given: read ? unseen(read, text, graph[0]) : "" };
}

// Shows why the game cannot be played. Returns false.
function refuse(text: string): boolean {
    state.isStuck = true;
    askWhoWins();
    setState("refused");
    tell(text);
    byId("play-told").textContent = text; // beside the typed input
    byId("play-told").className = "wrong";
    part("play-hint").disabled = true;
    return false;
}

async function search(mine: number): Promise<boolean> {
    setState("loading");
    const isOwn = !isListed();
    let games = 1;
    if (isOwn) tell(say("game-is-searched"));
    try {
        const { graph, facts, given, games: count } = await found(isOwn);
        if (mine !== state.games) return false;
        games = count;
        update({ graph, facts, path: [0], first: firstNumber(graph) });
        state.shapes = [named(graph[0].shape, null)];
        if (isOwn) state.given = given;
    } catch (error) {
        if (mine !== state.games) return false;
        const { message } = error as Error;
        const isRefusal = error instanceof Refusal;
        return refuse(isRefusal ? message : say("browser-cannot-play", message));
    }
    setState("ready");
    if (!here().moves.length) {
        return refuse(say("no-move-in-position"));
    }
    // with “Show why”, the moves show their reasons
    if (isOwn || byId("play-why").checked) showGame();
    else {
        showBoard(here().position); // with the numbers of its parts
        tellBeginning(who());
    }
    showWhy(null);
    showSets();
    showFields((games > 1 ? say("first-of-games", games) + " " : "") + whoWins());
    askWhoWins();
    return true;
}

// Returns the names and values of the numbers of an input that are not in the words or the picture of the position.
function unseen(read: Input, text: string, start: Position): string {
    if (read.questions.length !== 1) return "";
    const numbers = new Map<string, string[]>();
    const known = new Set<string>(JSON.stringify([start.position, start.shape]).match(/-?\d+/g));
    for (const token of read.tokens.filter((each) => !each.isCount)) {
        numbers.set(token.name, [
            ...(numbers.get(token.name) || []),
            text.slice(token.start, token.end),
        ]);
    }
    return [...numbers]
        .filter(
            ([, values]) =>
                values.length <= MOST_GIVEN && !values.every((value) => known.has(value)),
        )
        .map(([name, values]) => `${name} = ${values.join(" ")}`)
        .join("; ");
}
