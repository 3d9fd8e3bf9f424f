// box: the box "Judge your program".
import { type Key, say } from "../i18n/say";
import { findPart, part } from "../page/dom";
import { isLoading, onProgress } from "./compiler";
import { startFrame } from "./frame";
import { judge, loadAlone, loadScripts, stopJudging } from "./judge";
import type { Judged } from "./pack";
import { clearReport, explain, markSolved, showFinding, showOld, showVerdict } from "./report";
import { keepProgram, keepVerdict, keptVerdict, PROBLEM, program, put, watch } from "./source";

// Shows what is done, and how much of it, in percent.
function showState(text: string, percent?: number): void {
    const bar = part("judge-bar");
    part("judge-state").textContent = text;
    bar.hidden = percent === undefined;
    if (percent !== undefined) bar.value = percent;
}

// Shows how many bytes of the compiler are loaded.
function showLoaded(done: number): void {
    const bytes = Number(part("judge-bar").dataset.bytes);
    const percent = Math.min(100, Math.floor((100 * done) / bytes));
    const text =
        percent < 100
            ? say("loading-compiler-mb", Math.floor(done / 1e6), Math.ceil(bytes / 1e6))
            : say("starting-compiler");
    showState(text, percent);
}

function showProgress(number: number, count: number): void {
    if (number === -1) showState(say("compiling"), 0);
    else if (number === -2) showState(say("looking-for-smaller-input"), 0);
    else showState(say("case-of", number + 1, count), (100 * number) / count);
}

function setBusy(isBusy: boolean): void {
    for (const name of ["run", "load", "all"] as const) part(`judge-${name}`).disabled = isBusy;
    part("judge-stop").disabled = !isBusy;
}

// Does something that takes long; the buttons show it. `failed` is the sentence about an error.
async function busy(work: () => Promise<string>, failed: Key): Promise<void> {
    setBusy(true);
    const begun = document.activeElement;
    const isLost =
        begun === document.body || (begun instanceof HTMLButtonElement && begun.disabled);
    if (isLost) part("judge-stop").focus({ preventScroll: true });
    let text: string;
    try {
        await loadScripts();
        text = await work();
    } catch (error) {
        text = say(failed, (error as Error).message);
    }
    showState(text);
    const { activeElement } = document;
    const hadFocus = activeElement === part("judge-stop") || activeElement === document.body;
    setBusy(false);
    part("judge-load").hidden = isLoading();
    if (hadFocus) part("judge-run").focus({ preventScroll: true });
}

function load(): void {
    busy(async () => {
        await loadAlone();
        return say("compiler-loaded");
    }, "compiler-cannot-loaded");
}

function run(): void {
    clearReport();
    if (!program().trim()) return showState(say("paste-program-first"));
    busy(async () => {
        const source = program();
        await show(source, await judge(PROBLEM, source, showProgress));
        return "";
    }, "not-judged");
}

// Shows a verdict, and then what takes longer: the faulty line, and the winning moves.
async function show(source: string, found: Judged): Promise<void> {
    showVerdict(found);
    keepVerdict(source, found);
    if (found.verdict === "AC" && found.cases === found.total) markSolved();
    part("judge-verdict").scrollIntoView({ block: found.counterexample ? "start" : "nearest" });
    const { goOn, left, counterexample } = found;
    if (goOn) {
        const larger = left.reduce((sum, { packed = 0 }) => sum + packed, 0);
        const megabytes = (larger / 1e6).toFixed(1);
        const all = part("judge-all");
        all.textContent = say("run-larger-cases", megabytes);
        all.hidden = false;
        all.onclick = () =>
            busy(async () => {
                const result = await goOn();
                clearReport();
                await show(source, result);
                return "";
            }, "not-judged");
    }
    if (!counterexample || found.mistake) return;
    showState(say("looking-for-faulty-line"), 0);
    const finding = await found.diagnosed();
    if (finding) showFinding(finding);
    await explain(counterexample);
}

function start(place: HTMLElement): void {
    if (location.protocol === "file:") {
        part("judge-on-disk").hidden = false;
        part("judge-run").disabled = part("judge-load").disabled = true;
    } else {
        watch();
    }
    onProgress(showLoaded);
    keepProgram();
    const kept = keptVerdict();
    if (kept) showVerdict(kept);
    part("judge-source").addEventListener("input", showOld);
    place.addEventListener("dragover", (event) => event.preventDefault());
    place.addEventListener(
        "drop",
        async (event) => {
            const file = event.dataTransfer?.files[0];
            if (!file) return;
            event.preventDefault();
            event.stopPropagation();
            put(await file.text());
        },
        true,
    );
    place.addEventListener(
        "keydown",
        (event) => {
            const isEnter = event.key === "Enter" && (event.ctrlKey || event.metaKey);
            if (!isEnter || part("judge-run").disabled) return;
            event.preventDefault();
            event.stopPropagation();
            run();
        },
        true,
    );
    part("judge-file").addEventListener("change", async () => {
        const file = part("judge-file").files?.[0];
        if (file) put(await file.text());
    });
    part("judge-load").addEventListener("click", load);
    part("judge-run").addEventListener("click", run);
    part("judge-stop").addEventListener("click", stopJudging);
}

const box = findPart("judge-source");
if (box) {
    startFrame();
    start(box.parentElement!);
}
