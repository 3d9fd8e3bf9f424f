// view: shows a board.
import { inWords, valueIn, type Words } from "../i18n/moves";
import { changedPlaces } from "../draw/changes";
import { svg } from "../draw/draw";
import type { Extra } from "../draw/extra";
import type { Changed } from "../draw/svg";
import type { Move, Position, Shape } from "../game";
import { listed, say, sentences } from "../i18n/say";
import { button, byId, element, part } from "../page/dom";
import { loadModules } from "../run/modules";
import { caption, keyOfLines, legend } from "./caption";
import { canMakeAll, targets } from "./clicks";
import { ending, pointsAfter, status } from "./endings";
import {
    bestMoves,
    here,
    isForPoints,
    isOver,
    isPersonsTurn,
    mistake,
    named,
    moveInWords,
    shownShape,
    taken,
} from "./game";
import { hasMoved } from "./pointer";
import { askWhoWins } from "./question";
import { loadReasons, reasons } from "./reasons";
import { ready } from "./search";
import { chosen, isListed, keepGame, textOfStart } from "./start";
import { facts, graph, type Player, state } from "./state";
import { goBack, goTo, make, take, touch } from "./turns";
import { isMoveHidden, marksOfMoves, winningMoves } from "./winning";

export const setState = (name: string) => {
    byId("play").dataset.state = name;
};

// Shows the start in fields, below a message about the start.
export async function showFields(message: string): Promise<void> {
    byId("play-told").textContent = message;
    byId("play-told").className = "";
    askWhoWins();
    if (!byId("play-edit").open) return;
    const [{ read, reason }, { showEditor }] = await Promise.all([loadModules(), loadReasons()]);
    const text = textOfStart();
    const place = byId("play-fields");
    if (place.dataset.shown === text) return; // a button that is being pressed must not be replaced
    showEditor(place, text, read, take, reason?.fields);
    byId("play-text").value = place.dataset.shown = text;
}

// Shows the moves of both players below the moves of the position, if they do not depend on the position.
export function showSets(): void {
    const { sets, players } = state.facts ?? {};
    const told =
        sets && players
            ? sets.map((words, i) =>
                  say(
                      "moves-of-player",
                      inWords(players[i]),
                      listed(words.map((each) => moveInWords(each, shownShape()))),
                  ),
              )
            : [];
    byId("play-sets").textContent = sentences(...told);
}

// Shows a sentence about the game, or the end of the game.
export function tell(text: string, winner?: Player | ""): void {
    part("play-status").textContent = text;
    part("play-status").classList.toggle("over", winner !== undefined && text !== "");
    part("play-status").dataset.winner = winner ?? "";
}

const HAS_MOUSE = matchMedia("(hover: hover)").matches;

// Says that the person may begin, or let the machine begin. `who` is who the person is, if this is known.
export const tellBeginning = (who = "") =>
    tell(sentences(who, say(HAS_MOUSE ? "your-move-or-begin" : "tap-or-begin")));

export function showGame(): void {
    const over = isOver();
    askWhoWins();
    showSets();
    showBoard(here().position);
    if (over) tell(...ending());
    else tell(status());
    part("play-undo").disabled = state.path.length <= (state.personBegins ? 1 : 2);
    part("play-hint").disabled = over || !isPersonsTurn();
    part("play-begin").hidden = state.path.length > 1 || over || !isPersonsTurn();
    byId("play-number").value = "";
    byId("play-log").replaceChildren(
        ...state.log.map((move, i) => {
            const item = element(
                "li",
                move.who === "you" ? say("you-moved", move.words) : say("machine-says", move.words),
            );
            const told = pointsAfter(i + 1);
            if (told) item.append(" ", element("small", told));
            return item;
        }),
    );
    listMoves(
        over || !isPersonsTurn()
            ? []
            : here().moves.map(({ words }) => moveInWords(words, shownShape())),
    );
    if (over && mistake() >= 0) byId("play-choices").append(againButton());
    showWhy(null);
    keepGame();
}

function againButton(): HTMLButtonElement {
    const made = button(say("play-again-from-move"), () => goBack(mistake()));
    made.dataset.part = "play-again";
    return made;
}

let previewed: HTMLButtonElement | null = null; // the button whose move is shown

// Returns the button of a move.
function moveButton(text: string, i: number): HTMLButtonElement {
    const made = button("", () => make(i));
    made.dataset.part = "play-move";
    made.dataset.move = String(i);
    made.append(element("span", i + 1), " " + text);
    if (state.graph && state.path.length) addResults(made, here(), here().moves[i]);
    const show = () => {
        if (previewed !== made) preview(i);
        previewed = made;
    };
    made.addEventListener("focus", show);
    made.addEventListener("mousemove", () => {
        if (hasMoved()) show();
    });
    for (const event of ["mouseleave", "blur"])
        made.addEventListener(event, () => {
            if (previewed === made) preview(-1);
            previewed = null;
        });
    return made;
}

// Adds to a button what its move leads to, as far as the person wants to know it. The second hint shows the reasons, but
// does not mark the winning moves.
function addResults(place: HTMLElement, position: Position, move: Move): void {
    const isExplained = byId("play-why").checked;
    const at = state.path[state.path.length - 1];
    const label = isExplained ? reasons().labelOf(facts(), at, move) : "";
    if (label) place.append(" ", element("i", label));
    const isMarked = state.hints >= 3 || (isExplained && !isMoveHidden());
    if (!isMarked || !bestMoves(position).includes(move)) return;
    const isDraw = position.outcome === "D" && !isForPoints();
    place.dataset[isDraw ? "drawing" : "winning"] = "";
    const result = isForPoints()
        ? say("best-move")
        : isDraw
          ? say("outcome-draws")
          : say("outcome-wins");
    if (!label.startsWith(result)) place.append(" ", element("b", result));
}

// Shows the buttons of the moves. The moves that change the clicked part are also below the board.
export function listMoves(words: string[]): void {
    const touched = state.touched ?? [];
    byId("play-choices").replaceChildren(...touched.map((i) => moveButton(words[i], i)));
    byId("play-moves").replaceChildren(...words.map(moveButton));
    const parts = part("play-position").querySelectorAll<SVGElement>("[data-place]");
    const places = [...parts].map((each) => each.dataset.place!);
    // before the search, only a board without a picture is known to need the list
    const isNeeded = state.graph ? !canMakeAll(places) : !places.length;
    if (words.length && isNeeded) byId("play-more").open = true;
}

// Returns whether a position says who moves: two players have different moves.
export const hasTwoSides = (position: Words) =>
    ["to_move", "to_choose"].some((name) => valueIn(position, name) !== undefined);

let movesShown = 0; // the moves before the position that is shown

export function showBoard(position: Words): void {
    state.pointed = -1;
    const isNext = state.path.length === movesShown + 1;
    movesShown = state.path.length;
    const words = element(
        "p",
        caption(
            position,
            shownShape(),
            state.path.length > 1 || state.path[0]
                ? ""
                : isListed()
                  ? chosen().dataset.given
                  : state.given,
        ),
        "words",
    );
    part("play-position").replaceChildren(
        words,
        ...pictureNow(),
        ...(hasTwoSides(position) ? legend(shownShape()) : keyOfLines(shownShape())),
    );
    part("play-position").classList.remove("preview");
    part("play-position").classList.toggle("moving", isNext);
    part("play-position").style.height = "";
}

// Marks the places that a move would change. If the places are not known, shows the position after the move. For
// -1, marks the changes of the last moves again.
export async function preview(i: number): Promise<void> {
    if (!state.graph && (i < 0 || !(await ready()))) return;
    if (state.pending || !state.path.length || i >= here().moves.length) return;
    const place = part("play-position");
    // Picture and reason keep their heights, so that the moves below stay under the pointer.
    for (const each of [place, byId("why")])
        each.style.height ||= each.getBoundingClientRect().height + "px";
    const move = i < 0 ? null : here().moves[i];
    const { picture, isTold } = move
        ? pictureAfter(move)
        : { picture: pictureNow()[0], isTold: true };
    const old = place.querySelector(".picture");
    if (old && picture) old.replaceWith(picture);
    place.classList.toggle("preview", !isTold);
    place.classList.remove("moving");
    showWhy(move && { ...move, words: moveInWords(move.words, shownShape()) });
}

// Returns the picture of the position with the last moves and, if the page says it, the right move.
const pictureNow = () => pictureOf(shownShape(), marksOfMoves(explains()), told(null));

// Returns the picture of the position with the places that a move would change. If they are not known, returns the picture
// of the position after the move.
function pictureAfter(move: Move) {
    const next = named(graph()[move.to].shape, shownShape());
    const changed = changedPlaces(shownShape(), next);
    const isTold = changed.size > 0;
    const [picture] = isTold
        ? pictureOf(shownShape(), changed, told(move))
        : pictureOf(next, new Set(), { isBoard: true });
    return { picture, isTold };
}

const explains = () =>
    byId("play-why").checked && state.graph !== null && state.path.length > 0 && !state.isStuck;

// Returns what the picture shows in addition to the shape, with what the reasons add.
function told(move: Move | null): Extra {
    const always = { before: taken(), targets: targets(), isBoard: true };
    if (!explains()) return always;
    const now = state.path[state.path.length - 1];
    return {
        ...always,
        notes: reasons().notesOf(facts(), now, move),
        texts: facts().split?.texts(now),
        pairs: facts().rule?.pairs?.(move ? move.to : now),
    };
}

export function showWhy(move: Move | null): void {
    const isOn = explains();
    byId("why").hidden = byId("why-all").hidden = !isOn;
    if (!move) byId("why").style.height = "";
    if (!isOn) return;
    reasons().showReasons(
        byId("why"),
        byId("why-all"),
        facts(),
        state.path[state.path.length - 1],
        move,
        goTo,
        shownShape(),
    );
    if (!move) byId("why").append(...winningMoves().map((text) => element("p", text)));
}

// Returns the place of the picture where an event happens; "" for no place.
export function placeAt({ target }: Event): string {
    const found = (target as Element).closest<SVGElement>("[data-place]");
    return found?.dataset.place ?? "";
}

// Returns the picture of a shape with marked places. It is hidden from screen readers, because the caption says the same.
function pictureOf(of: Shape, changed: Changed, extra: Extra): HTMLElement[] {
    const picture = element("div", "", "picture " + of.kind);
    picture.setAttribute("aria-hidden", "true");
    picture.innerHTML = svg(of, changed, state.shapes[0], extra);
    if (picture.firstElementChild)
        picture.style.setProperty(
            "--width",
            picture.firstElementChild.getAttribute("width") + "px",
        );
    picture.addEventListener("click", (event) => {
        const place = placeAt(event);
        if (place) touch(place);
    });
    return picture.firstChild ? [picture] : [];
}
