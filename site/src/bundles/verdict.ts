// What judging a program needs.
export { judgeProgram } from "../judge/verdict";
