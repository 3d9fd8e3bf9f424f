// play: the events of a board.
import { changedPlaces } from "../draw/changes";
import { say, sentences } from "../i18n/say";
import { byId, part } from "../page/dom";
import { meantBy, rowAt } from "./clicks";
import { status } from "./endings";
import { here, isForPoints, isOver, isPersonsTurn, moveInWords, named, shownShape } from "./game";
import { store, stored } from "../page/storage";
import { hasMoved } from "./pointer";
import { compare } from "./question";
import { ready } from "./search";
import {
    chosen,
    isListed,
    keepsStart,
    keepStart,
    keptGame,
    nameStarts,
    startOfAddress,
} from "./start";
import { facts, graph, state } from "./state";
import { placeAt, preview, showFields, showGame, showWhy, tell } from "./view";

import { choose, goOnWith, letMachineBegin, make, newGame, showStart, take, undo } from "./turns";
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const LONG_PRESS = 450; // ms of a touch that shows a move

// Shows the move that a click on this part of the picture would make, if it is a single move that changes the picture.
function point(place: string): void {
    const canMove =
        state.graph && state.path.length && !state.pending && !isOver() && isPersonsTurn();
    const row = rowAt(place);
    const isSameRow = row === state.row;
    if (canMove) state.row = row;
    const fitting = canMove && place ? meantBy(place) : [];
    const i =
        fitting.length === 1 &&
        changedPlaces(shownShape(), named(graph()[here().moves[fitting[0]].to].shape, shownShape()))
            .size
            ? fitting[0]
            : -1;
    if (i === state.pointed && isSameRow) return;
    state.pointed = i;
    if (canMove) preview(i);
}

// The arrow keys move the focus between the moves; Enter makes the move that has the focus.
function walk(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (!step || (event.target as Element).closest("#play-number, #play-setup, #play-edit")) return;
    const place = state.touched ? byId("play-choices") : byId("play-moves");
    const buttons = [...place.querySelectorAll("button")];
    if (!buttons.length) return;
    event.preventDefault();
    if (!state.touched) byId("play-more").open = true;
    const now = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[
        now < 0
            ? step > 0
                ? 0
                : buttons.length - 1
            : (now + step + buttons.length) % buttons.length
    ].focus({ preventScroll: true });
}

async function hint(): Promise<void> {
    if (!(await ready()) || !isPersonsTurn()) return;
    const hasMore = state.hints < 3;
    state.hints = Math.min(state.hints + 1, 3);
    state.touched = null;
    if (state.hints === 2) {
        state.isHinted = !byId("play-why").checked;
        byId("play-why").checked = true;
    }
    if (state.hints >= 2) byId("play-more").open = true; // the moves show their results
    showGame();
    if (!hasMore) tell(sentences(say("no-more-hints"), status()));
}

nameStarts();

const MORE = "grundy more"; // whether a person has opened “More”
if (stored("localStorage", MORE) === "open") byId("play-more").open = true;
byId("play-more")
    .querySelector("summary")!
    .addEventListener("click", () =>
        // it opens or closes after this event
        store("localStorage", MORE, byId("play-more").open ? "" : "open"),
    );

const lastGame = keptGame();

if (keepsStart && startOfAddress()) choose(startOfAddress());
else if (chosen()) showStart();

if (lastGame) goOnWith(lastGame);
byId("play-start").addEventListener("change", () => {
    keepStart();
    showStart();
});
for (const each of ["play-more", "play-edit"])
    byId(each).addEventListener("toggle", () => showFields(byId("play-told").textContent));
part("play-take").addEventListener("click", () => take(byId("play-text").value));

window.addEventListener("hashchange", () => {
    if (keepsStart && startOfAddress()) choose(startOfAddress());
});
part("play-new").addEventListener("click", newGame);
part("play-undo").addEventListener("click", undo);
part("play-hint").addEventListener("click", hint);
part("play-begin").addEventListener("click", letMachineBegin);

for (const button of byId("play-guess").querySelectorAll<HTMLElement>("[data-guess]"))
    button.addEventListener("click", () => compare(button.dataset.guess!));
byId("play-guess").addEventListener("submit", (event) => {
    event.preventDefault();
    const answer = byId("play-answer")
        .value.trim()
        .replace(/^[−–－]/, "-");
    if (answer) compare(answer);
});

// Opens the key lines of the code if the board, the reason and the lines fit a large screen together.
function openCode(): void {
    const code = document.querySelector<HTMLDetailsElement>("#play-code");
    if (!code || !byId("play-why").checked || innerWidth < 1000) return;
    code.open = true;
    const { top } = part("play-position").getBoundingClientRect();
    code.open = code.getBoundingClientRect().bottom - top <= innerHeight;
}

byId("play-why").addEventListener("change", async () => {
    state.isHinted = false;
    showWhy(null);
    if (!(await ready())) return;
    const areMovesNeeded = isForPoints() || facts().rule?.isLaw; // they show their points, or what they lead to
    if (areMovesNeeded && byId("play-why").checked) byId("play-more").open = true;
    showGame();
    openCode();
});
let over = ""; // the place under the mouse, and the number of positions so far
part("play-position").addEventListener("pointermove", (event) => {
    const place = placeAt(event);
    const now = `${place} ${state.path.length}`;
    if (event.pointerType === "touch" || now === over || !hasMoved()) return;
    over = now;
    point(place);
});
part("play-position").addEventListener("pointerleave", (event) => {
    if (event.pointerType === "touch") return;
    over = "";
    point("");
});
part("play-position").addEventListener("pointerdown", (event) => {
    state.wasLong = false;
    clearTimeout(state.pressing);
    const place = placeAt(event);
    if (event.pointerType === "touch")
        state.pressing = setTimeout(() => {
            state.wasLong = true;
            point(place);
        }, LONG_PRESS);
});

for (const end of ["pointerup", "pointercancel"])
    part("play-position").addEventListener(end, () => clearTimeout(state.pressing));
byId("play-board").addEventListener("keydown", walk);
byId("play-board").addEventListener(
    "pointerenter",
    () => {
        if (isListed()) ready();
    },
    { once: true },
);
byId("play-type").addEventListener("submit", async (event) => {
    event.preventDefault();
    const text = byId("play-number").value.trim();
    if (!text || !(await ready()) || state.pending || isOver() || !isPersonsTurn()) return;
    const i = /^\d+$/.test(text)
        ? Number(text) - 1
        : here().moves.findIndex((each) => moveInWords(each.words, shownShape()) === text);
    if (here().moves[i]) await make(i);
    else tell(say("no-such-move", text, here().moves.length));
    byId("play-number").focus({ preventScroll: true });
});
