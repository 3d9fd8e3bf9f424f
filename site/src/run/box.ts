// box: the box "Run it": runs the solution and the oracle of a problem on an input, and compares their outputs.
import { explained } from "../i18n/moves";
import { translateFault } from "../i18n/phrases";
import { say } from "../i18n/say";
import { tidyInput } from "../input/tidy";
import { findId, part } from "../page/dom";
import { loadModules, loadSolution } from "./modules";
import type { Ended } from "./protocol";
import { startRun } from "./runner";
import type { Verdict } from "./verdict";
import { judged } from "./verdict";

const MOST_REASONS = 12;

let stopAll = () => {};

// Returns a text, or the beginning of a long text.
const shown = (text: string) => (text.length > 20000 ? text.slice(0, 20000) + "\n…" : text);

async function run() {
    const outputs = document.querySelector<HTMLElement>(".outputs")!;
    part("run").disabled = true;
    part("stop").disabled = false;
    part("stop").focus();
    part("verdict").textContent = say("running");
    part("verdict").removeAttribute("data-verdict");
    part("reason").replaceChildren();
    outputs.hidden = true;
    let isStopped = false;
    stopAll = () => {
        isStopped = true;
    };
    try {
        const [modules, program] = await Promise.all([loadModules(), loadSolution()]);
        const input = tidyInput(part("input").value);
        const fault = modules.read(input).fault;
        if (fault)
            return finish(["malformed", say("input-not-allowed", translateFault(fault))], null);
        const solution = startRun(program, input, []);
        const oracle = startRun(modules.oracle, input, ["PLAY_EXPLAIN=1"]);
        stopAll = () => {
            solution.stop();
            oracle.stop();
        };
        if (isStopped) stopAll();
        const results: [Ended, Ended] = [await solution.result, await oracle.result];
        let check: Ended | null = null;
        if (
            "checked" in part("run").dataset &&
            !isStopped &&
            results.every((each) => each.end === "exit" && !each.status)
        ) {
            const checking = startRun(modules.oracle, results[0].output, [], 1, input);
            stopAll = checking.stop;
            check = await checking.result;
        }
        finish(judged(...results, check), results);
    } catch (error) {
        finish(["", say("browser-cannot-run", (error as Error).message)], null);
    }
}

function finish([word, text]: Verdict, results: Ended[] | null): void {
    if (word) part("verdict").dataset.verdict = word;
    part("verdict").textContent = text;
    document.querySelector<HTMLElement>(".outputs")!.hidden = !results || word === "stopped";
    if (results) {
        part("solution-output").textContent = shown(results[0].output);
        part("oracle-output").textContent = shown(results[1].output);
        if (word === "agree" || word === "differ") explain(results[1].errors);
    }
    const hadFocus = document.activeElement === part("stop");
    part("run").disabled = false;
    part("stop").disabled = true;
    if (hadFocus || document.activeElement === document.body)
        part("run").focus({ preventScroll: true });
}

// Shows the reasons that the oracle gives, one for each question.
function explain(errors: string): void {
    const reasons = errors.split("\n").filter(Boolean);
    if (!reasons.length) return;
    const list = document.createElement("ul");
    for (const reason of reasons.slice(0, MOST_REASONS)) {
        list.append(
            Object.assign(document.createElement("li"), { textContent: explained(reason) }),
        );
    }
    if (reasons.length > MOST_REASONS) {
        list.append(
            Object.assign(document.createElement("li"), {
                textContent: say("and-more", reasons.length - MOST_REASONS),
            }),
        );
    }
    part("reason").append(
        Object.assign(document.createElement("h3"), { textContent: say("why") }),
        list,
    );
}

const chosen = findId("run-input");

if (chosen) {
    chosen.addEventListener("change", () => {
        part("input").value = chosen.value;
    });
    part("run").addEventListener("click", run);
    part("stop").addEventListener("click", () => stopAll());
    part("input").addEventListener("keydown", (event) => {
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !part("run").disabled)
            run();
    });
}
