// search: searches the game from the chosen start. The oracle runs when the board is first used.
import type { Graph, Position, Reason } from "../game";
import { inSlots } from "../i18n/moves";
import { translateFault } from "../i18n/phrases";
import { isChinese, say, sentences } from "../i18n/say";
import type { Input } from "../input/validate";
import { byId, part } from "../page/dom";
import { loadModules } from "../run/modules";
import type { Ended } from "../run/protocol";
import { startRun } from "../run/runner";
import { DECLINED } from "../run/verdict";
import type { Facts } from "../why/facts";
import { whereTo } from "./clicks";
import { who } from "./endings";
import { here, named, whoWins } from "./game";
import { loadReasons } from "./reasons";
import { withNames, withNumbers, withOrder } from "./numbering";
import { askWhoWins } from "./question";
import { pilesOfInput } from "./rows";
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
    // What the caption says of the numbers of a typed input.
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
    const { points, first } = modules.reason ?? {};
    const totals = points === "total" ? withTotals(searched) : searched;
    const graph = withNumbers(withOrder(withNames(totals)), first);
    const facts = factsOf(graph, modules.reason);
    const ask = async (input: string) =>
        modules.read(input).fault
            ? null
            : (await graphOf(modules.oracle, input, MOST_OF_PART)).graph;
    if (facts.players && !facts.split) facts.numbers = await numbersOf(graph, ask);
    const games = read?.questions.length ?? 1;
    return { graph, facts, games, given: read ? toldOf(read, text, modules.reason) : "" };
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
        update({ graph, facts, path: [0] });
        const typed = isOwn ? pilesOfInput(textOfStart(), graph[0].shape) : null;
        state.shapes = [named(graph[0].shape, typed)];
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
        tellBeginning(sentences(who(), whereTo()));
    }
    showWhy(null);
    showSets();
    showFields(sentences(games > 1 ? say("first-of-games", games) : "", whoWins()));
    askWhoWins();
    return true;
}

// Returns what the caption says of the numbers of an input; not if there are many with one name.
function toldOf(read: Input, text: string, reason?: Reason): string {
    if (read.questions.length !== 1) return "";
    const numbers: Record<string, string[]> = {};
    for (const { name, start, end } of read.tokens.filter((each) => !each.isCount))
        (numbers[name] ??= []).push(text.slice(start, end));
    const few = Object.entries(numbers).filter(([, values]) => values.length <= MOST_GIVEN);
    return inSlots(reason?.given[Number(isChinese)] ?? "", Object.fromEntries(few));
}
