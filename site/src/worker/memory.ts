// memory: the memory of a program, and the value that a function throws to end the program.
import type { Check, End } from "../run/protocol";

export interface Memory {
    view(): DataView;
    bytes(at: number, size: number): Uint8Array<ArrayBuffer>;
}

export interface Ending extends Partial<Check> {
    end: End;
    status?: number;
}

export class Stop {
    constructor(readonly ending: Ending) {}
}
