// question: asks before the game how it ends with best play.
import { say, sentences } from "../i18n/say";
import { byId, part } from "../page/dom";
import { allMarks, hasMark, setMark } from "../page/marks";
import { bestNumber, isForPoints, whoWins } from "./game";
import { ready } from "./search";
import { gameName, packed, textOfStart } from "./start";
import { graph, state } from "./state";

// Asks who wins, or for the number at the end of a game for points, before the first move, the first hint and the reason.
export function askWhoWins(): void {
    const isBefore =
        !state.log.length &&
        state.path.length < 2 &&
        !state.path[0] &&
        !state.isStuck &&
        (!state.facts || state.facts.points === (byId("play-guess").dataset.points ?? ""));
    byId("play-guess").hidden =
        !isBefore ||
        state.guessed !== "" ||
        state.hints > 0 ||
        byId("play-why").checked ||
        (byId("play-more").open && byId("play-edit").open); // it says who wins
    byId("play-guessed").textContent = isBefore ? state.guessed : "";
}

// Compares an answer to the question with the search, and counts it if it is the first answer for this start.
export async function compare(answer: string): Promise<void> {
    if (!(await ready())) return askWhoWins();
    const start = ` ${gameName()} ${packed(textOfStart())}`;
    const isRight = isForPoints() ? Number(answer) === bestNumber() : answer === graph()[0].outcome;
    if (!hasMark("right" + start) && !hasMark("wrong" + start))
        setMark((isRight ? "right" : "wrong") + start, true);
    const count = (result: string) =>
        [...allMarks()].filter((each) => each.startsWith(`${result} ${gameName()} `)).length;
    state.guessed = sentences(
        isRight ? say("right") : say("wrong"),
        whoWins(),
        say("right-answers", count("right"), count("right") + count("wrong")),
    );
    askWhoWins();
    part("play-position").focus({ preventScroll: true });
}
