// The programs of a game, and the box "Run it".
import "../run/box";

export * from "../run/modules";
export * from "../run/runner";
export * from "../run/verdict";
