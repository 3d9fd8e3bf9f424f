// jspi: the functions of browsers that suspend a program until a promise is kept. TypeScript does not know them.

interface Jspi {
    Suspending?: new (f: (...given: number[]) => number | Promise<number>) => object;
    promising: (f: () => void) => () => Promise<void>;
}

const jspi = WebAssembly as unknown as Jspi;

// Returns whether this browser can suspend a program.
export const canSuspend = () => jspi.Suspending !== undefined;

// Returns a function for a program to call. The program is suspended while the promise is not kept.
export const suspending = (f: (...given: number[]) => number | Promise<number>) =>
    new jspi.Suspending!(f);

// Returns a function that runs a program that may be suspended.
export const promising = (start: () => void) => jspi.promising(start);
