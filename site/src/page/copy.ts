// copy: the buttons that copy a file. The parts of the file on the page together equal the file.
import { say } from "../i18n/say";

async function copy(button: HTMLButtonElement): Promise<void> {
    const pieces = button.closest(".code")!.querySelectorAll(".source");
    const text = Array.from(pieces, (piece) => piece.textContent).join("");
    const label = button.textContent;
    try {
        await navigator.clipboard.writeText(text);
        button.textContent = say("copied");
    } catch {
        button.textContent = say("copying-blocked-select-text");
    }
    setTimeout(() => {
        button.textContent = label;
    }, 2000);
}

for (const button of document.querySelectorAll<HTMLButtonElement>("[data-part=copy]")) {
    button.addEventListener("click", () => copy(button));
}
