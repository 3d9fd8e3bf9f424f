// figures: adds buttons below each figure of a game. One button shows the board there and begins a game from the
// position of the figure. Two buttons step through the moves of the figure on the board. The scripts of the board are
// loaded with the first board, so that the page of a lesson is small.
import type * as boardScript from "../bundles/board";
import type * as runScript from "../bundles/run";
import { say } from "../i18n/say";
import { button, element, findId } from "../page/dom";
import { FOLDER, loadBundle } from "../page/script";

const figures: (() => void)[] = []; // functions that update the buttons below each figure
let step = 0; // the number of moves of the figure that the board shows
let last = ""; // the last of them, in words

function prepare(board: HTMLElement): void {
    const isOpen = (figure: HTMLElement) => figure.nextElementSibling === board;

    // Shows the board below a figure. The script of the board needs a page with the board.
    async function open(figure: HTMLElement): Promise<typeof boardScript> {
        figure.after(board);
        step = 0;
        figures.forEach((show) => show());
        board.dataset.name = figure.dataset.game!;
        const { useModules } = await loadBundle<typeof runScript>("run");
        const play = await loadBundle<typeof boardScript>("board");
        useModules(`${FOLDER}${figure.dataset.game}.wasm.js`);
        play.begin(figure.dataset.start + "\n");
        return play;
    }

    function partButton(part: string, text: string, act: () => void): HTMLButtonElement {
        const made = button(text, act);
        made.dataset.part = part;
        return made;
    }

    function walker(part: string, sign: string, label: string, act: () => void) {
        const made = partButton(part, sign, act);
        made.setAttribute("aria-label", label);
        return made;
    }

    function addButtons(figure: HTMLElement): void {
        const moves = figure.dataset.moves ? figure.dataset.moves.split("; ") : [];
        const place = element("p", "", "buttons");
        const status = element("span");
        const start = partButton("play-figure", say("play-from-here"), async () => {
            await open(figure);
            const position = board.querySelector<HTMLElement>("[data-part=play-position]")!;
            position.focus({ preventScroll: true });
            position.scrollIntoView({ block: "nearest" });
        });
        const walk = async (by: number) => {
            const play = isOpen(figure)
                ? await loadBundle<typeof boardScript>("board")
                : await open(figure);
            step = Math.min(Math.max(step + by, 0), moves.length);
            last = await play.follow(moves.slice(0, step));
            show();
        };
        const back = walker("figure-back", "◀", say("previous-position"), () => walk(-1));
        const ahead = walker("figure-ahead", "▶", say("next-position"), () => walk(1));
        const show = () => {
            const now = isOpen(figure) ? step : 0;
            const focused = document.activeElement;
            start.hidden = isOpen(figure);
            [back.disabled, ahead.disabled] = [now === 0, now === moves.length];
            if (focused === back && back.disabled) ahead.focus();
            if (focused === ahead && ahead.disabled) back.focus();
            status.textContent = now ? say("after-move-of", now, moves.length, last) : "";
        };
        status.setAttribute("role", "status");
        place.append(start, ...(moves.length ? [" ", back, " ", ahead, " ", status] : []));
        figure.append(place);
        figures.push(show);
        show();
    }

    document.querySelectorAll<HTMLElement>("figure[data-game]").forEach(addButtons);
}

const template = findId("board");
if (template) prepare(template.content.querySelector<HTMLElement>("#play")!);
