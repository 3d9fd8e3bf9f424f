// What the first run or game needs: the reader of inputs, and the script of the workers.
export { readInput } from "../input/validate";
export { default as worker } from "../worker/main?script";
