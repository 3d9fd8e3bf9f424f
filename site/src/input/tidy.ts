// Tidies a typed input: adds a missing last line end and removes blanks at the ends of lines.
export const tidyInput = (text: string) =>
    text
        .replace(/\r/g, "")
        .replace(/[ \t]+$/gm, "")
        .replace(/\n*$/, (ends) => ends || (text ? "\n" : ""));
