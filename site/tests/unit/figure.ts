// figure: gives a page the function that draws the figures of the lessons.
import { figure } from "../../src/draw/figure";

Object.assign(globalThis, { figure });
