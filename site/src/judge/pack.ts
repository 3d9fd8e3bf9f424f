// pack: the cases and the rules of a problem, as packs.py writes them, and what judging returns.
import type { Ended } from "../run/protocol";

export interface Case {
    name: string;
    input: string;
    answer?: string;
    // The case is not one of the problem.
    isRandom?: boolean;
}

// A case with its own file, which the page has not loaded.
export interface LargerCase {
    name: string;
    bytes: number;
    // The size of its file; a case without this size has no file.
    packed?: number;
}

export interface Pack {
    judge: string;
    time_ms: number;
    memory_kib: number;
    stack_kib: number;
    output_kib: number;
    whitespace: string;
    windows: boolean;
    // The standards to try.
    standards: string[];
    // The one of them that is too new for the online judge, or "".
    late: string;
    checker: boolean;
    interactive: boolean;
    cases: Case[];
    larger: LargerCase[];
    random: string[];
}

export type Code = "AC" | "WA" | "PE" | "TLE" | "MLE" | "OLE" | "RE" | "ILE" | "CE" | "JE";

// The first place where two outputs differ, with its line in both.
export interface Place {
    line: number;
    column: number;
    expected: string;
    got: string;
}

// The verdict on one case.
export interface Found {
    code: Code;
    message?: string;
    place?: Place | null;
    got?: string;
}

export interface Counterexample {
    case: string;
    input: string;
    expected: string;
    got: string;
    place: Place | null;
    message?: string;
}

// The verdict on a program.
export interface Judged {
    verdict: Code;
    // The number of cases on which the program is right, and of all cases.
    cases: number;
    total: number;
    reason: string;
    counterexample: Counterexample | null;
    // The messages of the compiler.
    said: string;
    notes: string[];
    // What is wrong with an output that contains all right answers, or "".
    mistake: string;
    // Judges the cases that are left; null if there are none.
    goOn: (() => Promise<Judged>) | null;
    left: LargerCase[];
    // Runs the program again with checks, and returns what they find, or "".
    diagnosed: () => Promise<string>;
}

// A request to the compiler. The stack and the memory are in bytes.
export interface CompileRequest {
    source: string;
    standard: string;
    defines: string[];
    stack: number;
    memory: number;
    // The program has checks.
    isChecked?: boolean;
}

export interface Compiled {
    module: WebAssembly.Module | null;
    said: string;
    // What static arrays need if this is more than the memory, in bytes; else 0.
    needed: number;
}

// The table of scripts/judging/wrong/names.toml.
export interface Names {
    headers: Record<string, string>;
    words: Record<string, { write?: string }>;
    declared_in: Record<string, string>;
}

export type Oracle = "oracle" | "second";

// The functions that compile and run programs. Each run returns how it ended.
export interface Tools {
    names: Names;
    compile: (request: CompileRequest) => Promise<Compiled>;
    run: (module: WebAssembly.Module, input: string, ms: number) => Promise<Ended>;
    // Returns the module of our solution.
    ours: () => WebAssembly.Module | Promise<WebAssembly.Module>;
    // Runs the search by the rules.
    search: (input: string) => Promise<Ended>;
    // Runs the checker; null if the problem has no such oracle.
    check: (
        oracle: Oracle,
        output: string,
        input: string,
    ) => Promise<Ended> | null | Promise<Ended | null>;
    // Runs the program with the interactor; null if the problem has no such oracle.
    talk: (
        oracle: Oracle,
        module: WebAssembly.Module,
        input: string,
        ms: number,
        allMs: number,
    ) => Promise<Ended> | null | Promise<Ended | null>;
    fetched: (item: LargerCase) => Case | Promise<Case>;
    // Is called with the number of the case and the number of cases: -1 for the compiler, -2 for a smaller input.
    progress: (number: number, count: number) => void;
}
