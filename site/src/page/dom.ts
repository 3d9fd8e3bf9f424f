// dom: finds and makes elements. A template marks the elements that scripts use with an id or with `data-part`.

// The kinds of elements that are not any HTMLElement, by the id.
interface Ids {
    board: HTMLTemplateElement;
    filters: HTMLFormElement;
    problems: HTMLTableElement;
    tried: HTMLDetailsElement;
    "play-answer": HTMLInputElement;
    "play-edit": HTMLDetailsElement;
    "play-more": HTMLDetailsElement;
    "play-number": HTMLInputElement;
    "play-start": HTMLSelectElement;
    "play-text": HTMLTextAreaElement;
    "play-why": HTMLInputElement;
    "run-input": HTMLSelectElement;
}

// The same, by `data-part`.
interface Parts {
    input: HTMLTextAreaElement;
    "judge-all": HTMLButtonElement;
    "judge-bar": HTMLProgressElement;
    "judge-file": HTMLInputElement;
    "judge-load": HTMLButtonElement;
    "judge-run": HTMLButtonElement;
    "judge-source": HTMLTextAreaElement;
    "judge-stop": HTMLButtonElement;
    "play-hint": HTMLButtonElement;
    "play-undo": HTMLButtonElement;
    run: HTMLButtonElement;
    search: HTMLInputElement;
    stop: HTMLButtonElement;
    tick: HTMLInputElement;
}

type Element<Names, Name> = Name extends keyof Names ? Names[Name] : HTMLElement;

// Returns the element with this id; null if the page does not have it.
export function findId<Name extends string>(name: Name): Element<Ids, Name> | null {
    return document.getElementById(name) as Element<Ids, Name> | null;
}

// Returns the element with this `data-part`; null if the page does not have it.
export function findPart<Name extends string>(name: Name): Element<Parts, Name> | null {
    return document.querySelector(`[data-part=${name}]`);
}

// Return an element that the page has.
export const byId = <Name extends string>(name: Name) => findId(name)!;
export const part = <Name extends string>(name: Name) => findPart(name)!;

export function element<Tag extends keyof HTMLElementTagNameMap>(
    tag: Tag,
    text: string | number = "",
    className = "",
): HTMLElementTagNameMap[Tag] {
    return Object.assign(document.createElement(tag), { textContent: String(text), className });
}

export function button(text: string, act: () => void, className = ""): HTMLButtonElement {
    const made = Object.assign(element("button", text, className), { type: "button" as const });
    made.addEventListener("click", () => act());
    return made;
}
