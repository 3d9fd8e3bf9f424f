// report: shows what judging has found.
import type * as runScript from "../bundles/run";
import { explained } from "../i18n/moves";
import { say } from "../i18n/say";
import { button, byId, element, findId, findPart, part } from "../page/dom";
import { loadBundle } from "../page/script";
import { tellSolved } from "./frame";
import { modulesOf } from "./judge";
import type { Counterexample, Judged } from "./pack";
import { goTo, mark, PROBLEM } from "./source";

const MOST_SHOWN = 2000; // characters of an input or output
const MOST_PLAYED = 2000; // characters of an input that a board takes
const MOST_REASONS = 6;
const MOST_LINES = 5; // buttons that go to lines
const FINISHED = /(?:_at_end": 0|"worth": -?\d+)\}$/; // what the search says about a position without moves

const cut = (text: string) => (text.length > MOST_SHOWN ? text.slice(0, MOST_SHOWN) + "\n…" : text);
const block = (text: string) => Object.assign(element("pre", text), { tabIndex: 0 });

// Returns a paragraph; text between backticks is code.
function paragraph(text: string, className: string): HTMLElement {
    const place = element("p", "", className);
    place.append(...text.split("`").map((each, i) => (i % 2 ? element("code", each) : each)));
    return place;
}

// Returns buttons that go to lines of the program.
const lineButtons = (lines: number[]) =>
    [...new Set(lines)]
        .slice(0, MOST_LINES)
        .map((line) => button(say("line-of-program", line), () => goTo(line), "line"));

function link(text: string, address: string): HTMLElement {
    return Object.assign(element("a", text), { href: address });
}

// Removes what is shown.
export function clearReport(): void {
    for (const name of ["data-verdict", "data-partial", "data-old"])
        part("judge-verdict").removeAttribute(name);
    part("judge-all").hidden = true;
    for (const name of ["verdict", "cases", "reason", "counterexample"]) {
        part("judge-" + name).replaceChildren();
    }
    mark([]);
}

export function showVerdict({
    verdict,
    cases,
    total,
    reason,
    notes,
    mistake,
    said,
    counterexample,
    goOn,
}: Judged): void {
    const isRight = verdict === "AC";
    part("judge-verdict").textContent = verdict;
    part("judge-verdict").dataset.verdict = verdict;
    part("judge-verdict").toggleAttribute("data-partial", isRight && cases < total);
    part("judge-cases").textContent =
        verdict === "CE" && !cases ? "" : say("count-of", cases, total);
    part("judge-reason").replaceChildren(
        element("p", reason),
        ...(mistake ? [paragraph(say("cause", mistake), "finding")] : []),
        ...notes.map((note) => paragraph(note, "aside")),
        ...(isRight && !goOn ? nextSteps() : []),
    );
    if (said) showErrors(said);
    if (counterexample) showCounterexample(counterexample, !mistake);
}

// Returns a paragraph with links to our solution and to the next problem.
function nextSteps(): HTMLElement[] {
    const next = findPart("next-problem")?.cloneNode(true);
    const steps = element("p", "", "aside");
    steps.append(link(say("compare-with-solution"), "#code"));
    if (next) steps.append(" · ", say("next-problem"), " ", ...next.childNodes);
    return [steps];
}

// Marks the problem as solved, as a click on "I have solved this problem" does.
export function markSolved(): void {
    const tick = findPart("tick");
    if (tick && !tick.checked) tick.click();
    tellSolved();
}

// Says that the verdict is that of an older program.
export function showOld(): void {
    if (!part("judge-verdict").dataset.verdict) return;
    part("judge-verdict").dataset.old = "";
    part("judge-cases").textContent = say("before-last-change");
}

// Shows what a check of the program has found, with its line.
export function showFinding(found: string): void {
    const line = /^(?:line|第)\D*(\d+)/.exec(found);
    part("judge-reason").append(
        paragraph(say("checks", found), "finding"),
        ...lineButtons(line ? [Number(line[1])] : []),
    );
}

// Shows the messages of the compiler, at their lines if the editor is loaded.
function showErrors(said: string): void {
    const found = said.matchAll(/^main\.cpp:(\d+):(\d+): (?:fatal )?(error|warning): (.*)$/gm);
    const errors = [...found].map(([, line, column, severity, message]) => ({
        line: Number(line),
        column: Number(column),
        severity: severity as "error" | "warning",
        message,
    }));
    const lines = errors.filter(({ severity }) => severity === "error").map(({ line }) => line);
    part("judge-reason").append(block(said), ...lineButtons(lines));
    mark(errors);
}

// Shows the counterexample, with a button that plays its position if the answer is wrong, not only its form.
function showCounterexample(found: Counterexample, isPlayable: boolean): void {
    const { input, expected, got, place, message = "" } = found;
    const columns = element("div", "", "three");
    const { dataset } = part("judge-run");
    const isInteractive = "interactive" in dataset;
    const column = (title: string, text: string) => {
        const one = element("div");
        one.append(element("h4", title), block(cut(text) || say("output-nothing")));
        columns.append(one);
    };
    column(say("case-input"), input);
    if (!isInteractive) {
        column("checked" in dataset ? say("one-right-output") : say("expected-output"), expected);
    }
    column(isInteractive ? say("game-of-judge-and-program") : say("your-output"), got);
    const parts: HTMLElement[] = [
        element("h3", say("smallest-failing-case", found.case)),
        element("p", message),
        columns,
    ];
    if (place) {
        const line = (name: string, text: string) => `${name} | ${around(text, place.column)}`;
        const right = line(say("expected"), place.expected);
        parts.push(block(right + "\n" + line(say("got"), place.got)));
    }
    if (isPlayable && !isInteractive && findId("play-text") && input.length <= MOST_PLAYED) {
        const made = button(say("play-this-position"), () => play(input));
        made.dataset.part = "judge-play";
        parts.push(made);
    }
    if (findId("beware")) {
        const more = element("p", "", "aside");
        more.append(link(say("common-mistakes"), "#beware"));
        parts.push(more);
    }
    part("judge-counterexample").append(...parts);
}

// Returns the part of a line around a column.
function around(line: string, column: number): string {
    const characters = Array.from(line);
    const left = Math.max(0, column - 31);
    const shown = characters.slice(left, left + 60).join("");
    return (left ? "…" : "") + shown + (characters.length > left + 60 ? "…" : "");
}

// Shows an input on the board, with a button that leads back.
function play(input: string): void {
    if (!findPart("judge-back")) {
        const back = button(say("back-to-verdict"), () => {
            back.remove();
            part("judge-verdict").scrollIntoView();
            part("judge-run").focus({ preventScroll: true });
        });
        back.dataset.part = "judge-back";
        part("play-undo").after(" ", back);
    }
    byId("play-more").open = byId("play-edit").open = true;
    byId("play-text").value = input;
    part("play-take").click();
    byId("play").scrollIntoView();
    part("play-position").focus({ preventScroll: true });
}

// Shows the reasons that the search gives for the answers: who wins, and by which move. A position without moves cannot be
// played.
export async function explain({ input }: Counterexample): Promise<void> {
    if (input.length > MOST_PLAYED) return;
    const { loadModules, startRun } = await loadBundle<typeof runScript>("run");
    const { oracle } = await loadModules(modulesOf(PROBLEM));
    const { end, status, errors } = await startRun(oracle, input, ["PLAY_EXPLAIN=1"]).result;
    const reasons = end === "exit" && !status ? errors.split("\n").filter(Boolean) : [];
    if (!reasons.length) return;
    if (FINISHED.test(reasons[0])) findPart("judge-play")?.remove();
    const list = element("ul");
    const item = (reason: string) => element("li", explained(reason));
    list.append(...reasons.slice(0, MOST_REASONS).map(item));
    if (reasons.length > MOST_REASONS) {
        list.append(element("li", say("and-more", reasons.length - MOST_REASONS)));
    }
    part("judge-counterexample").append(element("h3", say("why")), list);
}
