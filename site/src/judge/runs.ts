// runs: the verdict on one run of a program.
import { say } from "../i18n/say";
import type { End, Ended } from "../run/protocol";
import { finding } from "./findings";
import type { Code, Found, Pack } from "./pack";

// the exit status of a checker or an interactor: see check.hpp, interact.hpp
export const RIGHT = 42;
export const WRONG = 43;
export const EARLY = 44;
export const DECLINED = 99;

// Returns the verdict on one run, or null if the program ended normally.
export function ofEnd(pack: Pack, ended: Ended, limitMs: number): [Code, string] | null {
    const [said] = ended.errors.trim().split("\n").slice(-1);
    const limits: Partial<Record<End, [Code, string]>> = {
        time: ["TLE", say("not-done-in-time", Math.round(limitMs), pack.time_ms)],
        memory: ["MLE", say("memory-limit-exceeded", pack.memory_kib)],
        output: ["OLE", say("output-limit-exceeded", pack.output_kib)],
        check: ["RE", finding(ended)],
        deep: ["RE", say("recursion-too-deep", pack.judge, pack.stack_kib)],
        crash: ["RE", said ? say("crashed-with", said) : say("crashed-for-example")],
        room: ["JE", say("memory-of-browser")],
    };
    const limit = limits[ended.end];
    if (limit) return limit;
    return ended.status
        ? [
              "RE",
              said
                  ? say("exit-code-and-message", ended.status, said)
                  : say("exit-code", ended.status),
          ]
        : null;
}

// Returns the verdict on a game between the program and the interactor, null if the interactor declines the case.
export function ofGame(pack: Pack, ended: Ended, limitMs: number): Found | null {
    const { partner } = ended;
    const said = partner ? partner.errors.trim().split("\n") : [""];
    const log = said.slice(0, -1).join("\n");
    const last = said[said.length - 1];
    if (!partner)
        return {
            code: "TLE",
            message: say("not-done-in-time", Math.round(limitMs), pack.time_ms),
            got: "",
        };
    if (partner.end === "exit" && partner.status === DECLINED) return null;
    if (partner.end === "exit" && partner.status === WRONG)
        return { code: "WA", message: last, got: log };
    if (ended.end === "idle") {
        return {
            code: "ILE",
            message: say("idle-both-sides-wait"),
            got: partner.errors.trim(),
        };
    }
    const bad = ofEnd(pack, ended, limitMs);
    if (bad) return { code: bad[0], message: bad[1], got: log };
    if (partner.end === "exit" && partner.status === EARLY)
        return { code: "WA", message: last, got: log };
    if (partner.end === "exit" && partner.status === RIGHT) return { code: "AC" };
    return { code: "JE", message: say("interactor-failed", partner.end), got: log };
}
