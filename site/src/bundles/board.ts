// The board of a game.
import "../board/play";

export { begin, follow } from "../board/turns";
export * from "../draw/changes";
export * from "../draw/draw";
export { pointAt } from "../draw/weights";
