// Tidies a typed input: adds a missing last line end and removes blanks at the ends of lines. If all
// is on one line, " / " ends a line, as in the lists of starts.
export const tidyInput = (text: string) =>
    text
        .replace(/\r/g, "")
        .replace(/^[^\n]*\n*$/, (line) => line.replace(/ \/ /g, "\n"))
        .replace(/[ \t]+$/gm, "")
        .replace(/\n*$/, (ends) => ends || (text ? "\n" : ""));
