// editor: the editor for a person's program. esbuild makes one script of this file and CodeMirror: see compiler.py. The
// textarea keeps the same text.
import { basicSetup } from "codemirror";
import { EditorView, keymap } from "@codemirror/view";
import { indentWithTab } from "@codemirror/commands";
import { indentUnit, HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, setDiagnostics } from "@codemirror/lint";
import { cpp } from "@codemirror/lang-cpp";
import { tags } from "@lezer/highlight";

const colours = HighlightStyle.define([
    { tag: [tags.keyword, tags.modifier, tags.controlKeyword, tags.operatorKeyword], color: "var(--green)", fontWeight: "600" },
    { tag: [tags.typeName, tags.standard(tags.name)], color: "var(--green)" },
    { tag: [tags.string, tags.character, tags.number, tags.bool, tags.null], color: "var(--amber)" },
    { tag: tags.comment, color: "var(--soft)", fontStyle: "italic" },
    { tag: [tags.processingInstruction, tags.macroName], color: "var(--red)" },
]);

// Shows the editor above a textarea. Returns functions that mark the errors of the compiler and go to a line.
window.grundyEditor = function (textarea, label) {
    const view = new EditorView({
        doc: textarea.value,
        parent: textarea.parentElement,
        extensions: [
            basicSetup, keymap.of([indentWithTab]), indentUnit.of("    "), cpp(), syntaxHighlighting(colours), lintGutter(),
            EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0", spellcheck: "false", autocapitalize: "off" }),
            EditorView.updateListener.of((update) => {
                if (!update.docChanged || textarea.value === update.state.doc.toString()) return;
                textarea.value = update.state.doc.toString();
                textarea.dispatchEvent(new Event("input"));
            }),
        ],
    });
    textarea.addEventListener("input", () => {
        const text = view.state.doc.toString();
        if (text !== textarea.value) view.dispatch({ changes: { from: 0, to: text.length, insert: textarea.value } });
    });
    const place = (line, column) => {
        const found = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines));
        return Math.min(found.from + column - 1, found.to);
    };
    return {
        mark(errors) {
            view.dispatch(setDiagnostics(view.state, errors.map(({ line, column, message, severity }) =>
                ({ from: place(line, column), to: place(line, Infinity), message, severity }))));
        },
        go_to(line) {
            view.dispatch({ selection: { anchor: place(line, 1), head: place(line, Infinity) }, effects: EditorView.scrollIntoView(place(line, 1), { y: "center" }) });
            view.focus();
        },
    };
};
