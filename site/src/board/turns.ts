// turns: begins a game, and makes and takes back moves.
import { inWords, type Words } from "../i18n/moves";
import type { Shape } from "../game";
import { translateFault } from "../i18n/phrases";
import { say, sentences } from "../i18n/say";
import { tidyInput } from "../input/tidy";
import { byId, part } from "../page/dom";
import { loadModules } from "../run/modules";
import { meantBy, rowAt } from "./clicks";
import { status } from "./endings";
import { add, here, isOver, isPersonsTurn, moveInWords, named } from "./game";
import { askWhoWins } from "./question";
import { ready } from "./search";
import { chosen, isListed, keepGame, keepStart, type KeptGame, textOfStart } from "./start";
import { graph, state, update } from "./state";
import {
    listMoves,
    setState,
    showBoard,
    showFields,
    showGame,
    showSets,
    showWhy,
    tell,
    tellBeginning,
    hasTwoSides,
} from "./view";

const PAUSE = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 700; // ms before the machine moves

// If the players may differ, the game is searched as soon as the board is visible: only the search knows the moves of both
// players, and who wants which result. The same if the reasons are shown.
const visible = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    visible.disconnect();
    if (isListed()) ready();
});

// Shows the chosen start, before its game is searched.
export function showStart(): void {
    const start = chosen();
    ++state.games;
    clearTimeout(state.pending);
    update({ graph: null, facts: null, loading: null, isStuck: false });
    update({ path: [], log: [], hints: 0, touched: null, pending: 0, personBegins: true });
    state.guessed = "";
    askWhoWins();
    keepGame();
    setState("idle");
    for (const place of [
        part("play-position"),
        byId("play-choices"),
        byId("play-moves"),
        byId("play-log"),
    ])
        place.replaceChildren();
    part("play-undo").disabled = true;
    part("play-hint").disabled = false;
    part("play-begin").hidden = !isListed();
    tell("", "");
    showWhy(null);
    showSets();
    delete byId("play-fields").dataset.shown;
    showFields("");
    if (!isListed()) {
        state.shapes = [];
        if (start.value) return void ready();
        return tell(say("press-new-game"));
    }
    state.shapes = [named(JSON.parse(start.dataset.shape!) as Shape, null)];
    const position = JSON.parse(start.dataset.words!) as Words;
    showBoard(position);
    const words = JSON.parse(start.dataset.moves!) as Words[];
    tellBeginning();
    listMoves(words.map((each) => moveInWords(each, state.shapes[0])));
    visible.disconnect();
    if (hasTwoSides(position) || byId("play-guess").dataset.points || byId("play-why").checked)
        visible.observe(byId("play-board"));
}

// Begins with a typed input. An input that is not allowed changes nothing.
export async function take(typed: string): Promise<void> {
    const { read } = await loadModules();
    const text = tidyInput(typed);
    const { fault } = read(text);
    byId("play-told").textContent = fault ? say("input-not-allowed", translateFault(fault)) : "";
    byId("play-told").className = fault ? "wrong" : "";
    if (!fault) choose(text);
}

// Begins with an input, which may be in the list or typed.
export function choose(text: string): void {
    const select = byId("play-start");
    let option = [...select.options].find((each) => each.dataset.shape && each.value === text);
    if (!option) {
        option =
            select.querySelector<HTMLOptionElement>("[data-own]") ??
            select.insertBefore(
                document.createElement("option"),
                select.querySelector("[value='']"),
            );
        Object.assign(option, { value: text, textContent: say("own-start") });
        option.dataset.own = "";
    }
    option.selected = true;
    keepStart();
    showStart();
}

export async function letMachineBegin(): Promise<void> {
    if (!(await ready())) return;
    state.personBegins = false;
    goOn();
    part("play-position").focus({ preventScroll: true });
}

// Goes on with a kept game. If a move of it does not exist, the game begins from its start.
export async function goOnWith(game: KeptGame): Promise<void> {
    if (!chosen() || !(await ready()) || game.text !== textOfStart()) return;
    const exists = (number: number, i: number) =>
        i ? graph()[game.path[i - 1]].moves.some((move) => move.to === number) : number in graph();
    if (!game.path.every(exists)) return;
    state.personBegins = game.personBegins;
    byId("play-why").checked = game.why;
    state.path = [game.path[0]];
    state.shapes = [shapeFromStart(here().shape)];
    state.log = [];
    for (const number of game.path.slice(1)) {
        const move = here().moves.find((each) => each.to === number)!;
        add(move, isPersonsTurn() ? "you" : "machine");
    }
    goOn();
}

export async function newGame(): Promise<void> {
    const { graph, facts } = state;
    const isKnown = graph && isListed();
    const text = chosen();
    showStart();
    if (isKnown && chosen() === text) {
        update({ graph, facts, path: [0] });
        state.shapes = [named(here().shape, null)];
        state.loading = Promise.resolve(true);
        setState("ready");
        return goOn();
    }
    if (await ready()) goOn();
}

// Lets the machine move after a pause if it is the machine's turn, and shows the game.
export function goOn() {
    update({ hints: 0, touched: null });
    const machineMoves = () => {
        state.pending = 0;
        add(here().moves[here().best!], "machine");
        showGame();
    };
    if (isOver() || isPersonsTurn()) return showGame();
    if (!PAUSE) return machineMoves();
    state.pending = setTimeout(machineMoves, PAUSE);
    return showGame();
}

// Makes a move of the person, by its index in the list of all moves.
export async function make(i: number): Promise<void> {
    if (state.pending || !(await ready()) || state.pending || isOver() || !isPersonsTurn()) return;
    const hadFocus =
        document.activeElement === part("play-position") ||
        [byId("play-choices"), byId("play-moves")].some((place) =>
            place.contains(document.activeElement),
        );
    add(here().moves[i], "you");
    goOn();
    if (hadFocus)
        (isOver() ? part("play-new") : part("play-position")).focus({ preventScroll: true });
}

export function undo(): void {
    const least = state.personBegins ? 1 : 2;
    clearTimeout(state.pending);
    state.pending = 0;
    if (state.path.length <= least) return;
    do {
        state.path.pop();
        state.log.pop();
        state.shapes.pop();
    } while (state.path.length > least && !isPersonsTurn());
    update({ hints: 0, touched: null });
    showGame();
}

// Takes back all moves after the first `moves` moves.
export function goBack(moves: number): void {
    state.path.length = state.shapes.length = moves + 1;
    state.log.length = moves;
    update({ hints: 0, touched: null });
    showGame();
    part("play-position").focus({ preventScroll: true });
}

// Returns a shape whose piles are in the rows of the start.
const shapeFromStart = (shape: Shape) =>
    named(shape, shape.kind === "piles" ? state.shapes[0] : null);

// Goes to any position of the graph. The person is to move there.
export function goTo(number: number, of = shapeFromStart(graph()[number].shape)): void {
    clearTimeout(state.pending);
    update({ path: [number], shapes: [of], log: [], personBegins: true });
    update({ hints: 0, touched: null, pending: 0 });
    showGame();
}

// Begins with the start of a figure.
export function begin(text: string): void {
    state.ofFigure = text;
    choose(text);
}

// Goes to the position after some moves, which are given in English. Returns the last one in the language of the page.
export async function follow(moves: string[]): Promise<string> {
    if (!(await ready())) return "";
    let number = 0;
    let of = named(graph()[0].shape, null);
    let last = "";
    for (const wanted of moves) {
        const found = graph()[number].moves.find(({ words }) => inWords(words, "en") === wanted)!;
        last = inWords(found.words);
        number = found.to;
        of = named(graph()[number].shape, of);
    }
    goTo(number, of);
    return last;
}

// Handles a click on the picture. If only one move fits, makes the move; if several moves fit, shows them.
export async function touch(place: string): Promise<void> {
    if (state.wasLong || state.pending || !(await ready()) || !state.path.length || isOver())
        return;
    if (!isPersonsTurn()) return;
    state.row = rowAt(place);
    const meant = meantBy(place);
    if (meant.length === 1) return make(meant[0]);
    if (!meant.length) return tell(sentences(say("no-move-changes-part"), status()));
    state.touched = meant;
    showGame();
    const [first] = byId("play-choices").children;
    if (first) first.scrollIntoView({ block: "nearest" });
}
