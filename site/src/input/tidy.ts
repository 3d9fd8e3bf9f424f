// Tidies a typed input: adds a missing last line end and removes blanks at the ends of lines. In an input on one line, " / "
// is a line end, as the pages write it.
export const tidyInput = (text: string) =>
    text
        .replace(/\r/g, "")
        .replace(/^[^\n]*\n*$/, (line) => line.replace(/ \/ /g, "\n"))
        .replace(/[ \t]+$/gm, "")
        .replace(/\n*$/, (ends) => ends || (text ? "\n" : ""));
