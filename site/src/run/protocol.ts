// protocol: the messages between a page and the worker that runs programs.

// How a program ended.
export type End =
    | "exit"
    | "crash"
    | "deep" // the stack overflowed
    | "time"
    | "long" // the game takes too long
    | "memory"
    | "output" // too much
    | "check" // a check of the program failed
    | "room" // the browser has not enough memory
    | "idle" // two programs wait for each other
    | "asks" // the program waits for input
    | "stopped";

// What a failed check says: see the functions __ubsan_handle_* of Clang.
export interface Check {
    check: string;
    file: string;
    line: number;
    type: string;
    values: string[];
}

// Text: string in a page, and bytes in a worker.
export interface Result<Text> extends Partial<Check> {
    end: End;
    status: number;
    output: Text;
    errors: Text;
    ms: number;
    // The program that it talked with.
    partner?: Result<Text>;
}

export type Ended = Result<string>;

// A run of a program, or of two programs that talk.
export interface Run<Text> {
    module: WebAssembly.Module;
    input?: Text;
    environment?: string[];
    // The most output, in MiB.
    outputs?: number;
    // The content of the file /case, whose path is the argument of the program.
    case?: Text;
    partner?: { module: WebAssembly.Module; case?: Text };
}

export interface Begun {
    hasBegun: true;
    isPartner: boolean;
}
