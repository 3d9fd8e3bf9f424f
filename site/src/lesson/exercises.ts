// exercises: a field for the answer of each exercise whose answer is a number or a word, and a mark of each solved
// exercise. Only this browser stores the marks.
import { say } from "../i18n/say";
import { element } from "../page/dom";
import { hasMark, setMark } from "../page/marks";
import { isRight } from "./answers";

// Returns the checkbox of a solved exercise with its label.
function mark(name: string): { label: HTMLElement; box: HTMLInputElement } {
    const label = element("label", "", "solved");
    const box = Object.assign(element("input"), { type: "checkbox", checked: hasMark(name) });
    box.addEventListener("change", () => setMark(name, box.checked));
    label.append(box, " " + say("solved-exercise"));
    return { label, box };
}

// Returns the form with the field. `solve` is called after each answer, with whether it is right.
function form(
    question: string,
    answers: string[],
    solve: (isSolved: boolean) => void,
): HTMLFormElement {
    const place = element("form");
    const label = element("label", question + " ");
    const field = Object.assign(element("input"), { autocomplete: "off", size: 8 });
    const told = element("span");
    told.setAttribute("role", "status");
    label.append(field);
    place.append(label, element("button", say("check")), told);
    place.addEventListener("submit", (event) => {
        event.preventDefault();
        if (!field.value.trim()) {
            told.textContent = say("type-answer-first");
            told.className = "";
            return field.focus();
        }
        const isSolved = isRight(field.value, answers);
        told.textContent = isSolved ? say("right") : say("wrong-try-again");
        told.className = isSolved ? "right" : "wrong";
        solve(isSolved);
    });
    return place;
}

for (const place of document.querySelectorAll<HTMLElement>(".exercise")) {
    const name = `exercise ${document.body.dataset.name} ${place.dataset.exercise}`;
    const { label, box } = mark(name);
    const solve = (isSolved: boolean) => {
        box.checked = isSolved;
        setMark(name, isSolved);
    };
    const answers = place.dataset.answers?.split("|");
    place.replaceChildren(...(answers ? [form(place.textContent, answers, solve)] : []), label);
    place.hidden = false;
}
