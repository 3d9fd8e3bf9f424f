// exercises: a field for the answer of each exercise whose answer is a number or a word, and a mark of each solved exercise.
// Only this browser stores the marks.
"use strict";

(function () {
    const say = language.say;
    const element = (tag, values) => Object.assign(document.createElement(tag), values);

    // Returns an answer without blanks and a full stop. Wide digits and the sign − become ASCII.
    const tidy = (text) => text.normalize("NFKC").replace(/[\s.。]/g, "").replace(/−/g, "-").toLowerCase();

    // Returns the checkbox of a solved exercise with its label.
    function mark(name) {
        const label = element("label", { className: "solved" }), box = element("input", { type: "checkbox", checked: kept.has(name) });
        box.addEventListener("change", () => kept.set(name, box.checked));
        label.append(box, " " + say("I have solved this exercise"));
        return { label, box };
    }

    // Returns the form with the field. `solve` is called after a right answer.
    function form(question, answers, solve) {
        const place = element("form", {}), label = element("label", { textContent: question + " " });
        const field = element("input", { autocomplete: "off", size: 8 }), told = element("span", {});
        told.setAttribute("role", "status");
        label.append(field);
        place.append(label, element("button", { textContent: say("Check") }), told);
        place.addEventListener("submit", (event) => {
            event.preventDefault();
            if (!field.value.trim()) return field.focus();
            const is_right = answers.map(tidy).includes(tidy(field.value));
            told.textContent = is_right ? say("Right.") : say("Wrong. Try again, or open the answer.");
            told.className = is_right ? "right" : "wrong";
            return is_right && solve();
        });
        return place;
    }

    for (const place of document.querySelectorAll(".exercise")) {
        const name = `exercise ${document.body.dataset.name} ${place.dataset.exercise}`, { label, box } = mark(name);
        const solve = () => { box.checked = true; kept.set(name, true); };
        const { answers } = place.dataset;
        place.replaceChildren(...answers ? [form(place.textContent, answers.split("|"), solve)] : [], label);
        place.hidden = false;
    }
})();
