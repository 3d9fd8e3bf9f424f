// edit: a start as fields that can be changed. The validator of the problem says what the numbers of an input
// are called and which values they may have, and whether a list may get longer; nothing here knows any game.
"use strict";

const edit = (function () {
    const MOST_TOKENS = 60; // of an input that is shown in fields
    const say = language.say;

    const put = (text, token, value) => text.slice(0, token.start) + value + text.slice(token.end);
    const word = (text, token) => text.slice(token.start, token.end);

    // The tokens in groups: numbers of one name that follow each other are one.
    function groups_of(tokens) {
        const groups = [];
        for (const token of tokens) {
            const last = groups[groups.length - 1];
            if (last && last[0].name === token.name && !token.is_word) last.push(token);
            else groups.push([token]);
        }
        return groups;
    }

    // The input in which a list has one number more, or its last one less, and the count before it says so;
    // "" if the validator allows none, or takes it for another question.
    function resized(text, now, list, step, read) {
        const last = list[list.length - 1], value = Number(word(text, last));
        const between = list.length > 1 ? [text.slice(list[list.length - 2].end, last.start)] : [" ", "\n"];
        const changes = step < 0
            ? (list.length > 1 ? [text.slice(0, list[list.length - 2].end) + text.slice(last.end)] : [])
            : between.flatMap((blank) => [value, value + 1, value - 1].map((next) => text.slice(0, last.end) + blank + next + text.slice(last.end)));
        const counts = now.tokens.filter((token) => token.is_count && token.start < list[0].start).reverse();
        for (const changed of changes) {
            for (const count of [null, ...counts]) {
                const made = count ? put(changed, count, Number(word(text, count)) + step) : changed, next = read(made);
                if (!next.fault && next.questions.length === now.questions.length) return made;
            }
        }
        return "";
    }

    function element(tag, text, name) {
        return Object.assign(document.createElement(tag), { textContent: text, className: name || "" });
    }

    // A button that changes the input; it is off where the change is not allowed.
    function button(text, name, made, change) {
        const found = Object.assign(element("button", text), { type: "button", disabled: !made });
        found.setAttribute("aria-label", name);
        found.dataset.edit = name;
        found.addEventListener("click", () => change(made));
        return found;
    }

    function field(text, token, name, read, change) {
        const input = element("input", ""), value = word(text, token), place = element("span", "", "field");
        Object.assign(input, { value, size: Math.max(2, value.length), autocomplete: "off", inputMode: token.is_word ? "text" : "numeric" });
        input.setAttribute("aria-label", name);
        input.dataset.edit = name;
        input.addEventListener("change", () => change(put(text, token, input.value.trim())));
        if (token.is_word) {
            place.append(input);
            return place;
        }
        const step = (by, sign, label) => {
            const made = put(text, token, BigInt(value) + BigInt(by));
            return button(sign, label, read(made).fault ? "" : made, change);
        };
        place.append(step(-1, "−", say("{0}: one less", name)), input, step(1, "+", say("{0}: one more", name)));
        return place;
    }

    // Fills a place with the fields of an input; `change` is called with the input that a person makes of it. What has
    // the focus keeps it.
    function show(place, text, read, change) {
        const now = read(text), focused = place.contains(document.activeElement) ? document.activeElement.dataset.edit : "";
        const [, second = text.length] = now.questions; // only the first position is played
        const tokens = now.fault ? [] : now.tokens.filter((token) => token.start < second);
        const groups = tokens.length > MOST_TOKENS ? [] : groups_of(tokens);
        place.replaceChildren(...groups.filter(([token]) => !token.is_count).map((group) => {
            const row = element("div", "", "fields"), name = language.field(group[0].name);
            row.setAttribute("role", "group");
            row.setAttribute("aria-label", name);
            row.append(element("b", name), ...group.map((token, i) => field(text, token, group.length > 1 ? `${name} ${i + 1}` : name, read, change)));
            const [longer, shorter] = group[0].is_word ? [] : [1, -1].map((step) => resized(text, now, group, step, read));
            if (longer || shorter) {
                row.append(button(say("add one"), say("{0}: add one", name), longer, change), button(say("drop one"), say("{0}: drop one", name), shorter, change));
            }
            return row;
        }).filter((row) => row.querySelector("button:enabled, input:only-child"))); // a number that others depend on stays
        const same = focused && [...place.querySelectorAll("[data-edit]")].find((each) => each.dataset.edit === focused && !each.disabled);
        if (same) same.focus({ preventScroll: true });
    }

    return { show };
})();
