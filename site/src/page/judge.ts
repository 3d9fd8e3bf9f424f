// judge: judges a program on any page. The script judge.js, which is loaded with the first program, replaces this
// function.
import type { GrundyJudge } from "../judge/judge";
import { bundle, loadScript } from "./script";

declare global {
    interface Window {
        grundyJudge: GrundyJudge;
    }
}

window.grundyJudge = async (...request) => {
    await loadScript(bundle("judge"));
    return window.grundyJudge(...request);
};
