// editor: the editor for a person's program. This script contains CodeMirror. The
// textarea keeps the same text.
import { indentWithTab } from "@codemirror/commands";
import { cpp } from "@codemirror/lang-cpp";
import { HighlightStyle, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, setDiagnostics } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { basicSetup } from "codemirror";

const colours = HighlightStyle.define([
    {
        tag: [tags.keyword, tags.modifier, tags.controlKeyword, tags.operatorKeyword],
        color: "var(--green)",
        fontWeight: "600",
    },
    { tag: [tags.typeName, tags.standard(tags.name)], color: "var(--green)" },
    {
        tag: [tags.string, tags.character, tags.number, tags.bool, tags.null],
        color: "var(--amber)",
    },
    { tag: tags.comment, color: "var(--soft)", fontStyle: "italic" },
    { tag: [tags.processingInstruction, tags.macroName], color: "var(--red)" },
]);

// An error of the compiler.
export interface Mark {
    line: number;
    column: number;
    message: string;
    severity: "error" | "warning";
}

export interface Editor {
    // Marks the errors of the compiler.
    mark: (errors: Mark[]) => void;
    goTo: (line: number) => void;
}

declare global {
    interface Window {
        grundyEditor: (textarea: HTMLTextAreaElement, label: string) => Editor;
    }
}

// Shows the editor above a textarea.
window.grundyEditor = (textarea, label) => {
    const view = new EditorView({
        doc: textarea.value,
        parent: textarea.parentElement!,
        extensions: [
            // A brace closes only when it is typed: a person who types both would have two.
            EditorState.languageData.of(() => [{ closeBrackets: { brackets: [] } }]),
            basicSetup,
            keymap.of([indentWithTab]),
            indentUnit.of("    "),
            cpp(),
            syntaxHighlighting(colours),
            lintGutter(),
            EditorView.contentAttributes.of({
                "aria-label": label,
                tabindex: "0",
                spellcheck: "false",
                autocapitalize: "off",
            }),
            EditorView.updateListener.of((update) => {
                if (!update.docChanged || textarea.value === update.state.doc.toString()) return;
                textarea.value = update.state.doc.toString();
                textarea.dispatchEvent(new Event("input"));
            }),
        ],
    });
    textarea.addEventListener("input", () => {
        const text = view.state.doc.toString();
        if (text !== textarea.value)
            view.dispatch({ changes: { from: 0, to: text.length, insert: textarea.value } });
    });
    const place = (line: number, column: number) => {
        const found = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines));
        return Math.min(found.from + column - 1, found.to);
    };
    return {
        mark(errors) {
            view.dispatch(
                setDiagnostics(
                    view.state,
                    errors.map(({ line, column, message, severity }) => ({
                        from: place(line, column),
                        to: place(line, Infinity),
                        message,
                        severity,
                    })),
                ),
            );
        },
        goTo(line) {
            view.dispatch({
                selection: { anchor: place(line, 1), head: place(line, Infinity) },
                effects: EditorView.scrollIntoView(place(line, 1), { y: "center" }),
            });
            view.focus();
        },
    };
};
