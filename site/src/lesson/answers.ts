// answers: compares an answer that a person types with the right ones.

const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const NUMBERS_ZH = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十"];
const UNITS = "stone|coin|move|cut|way|time|cell|row|position|match(?:e|$)|set|number";
const NUMBER = new RegExp(
    `^第?(-?\\d+|${[...NUMBERS, ...NUMBERS_ZH, "两"].join("|")})(?:(?:${UNITS})s?|[颗个枚种步格行根次])$`,
);
const WINNER =
    /^(?:player|玩家)?(?:(first|1st|1|one|一|先手)|(?:second|2nd|2|two|二|后手))(?:player|one)?(.*)$/;
const WINS =
    /^(?:(?:can|will|always)?wins?|hasawinningstrategy|[必能会可以一定获取]*[胜赢]了?|有必胜策略)?$/;
const LOSES = /^(?:(?:will|always)?loses?|[必会一定]*[败输负]了?)$/;

// Returns an answer in small letters, without blanks, "the" and a full stop. Wide characters and the sign − become ASCII.
const tidy = (text: string) =>
    text
        .normalize("NFKC")
        .toLowerCase()
        .replace(/^\s*the\b/, "")
        .replace(/\s/g, "")
        .replace(/[.。!]+$/, "")
        .replace(/−/g, "-");

// Returns which player wins by a tidy answer: "secondplayerwins", "2nd", "先手必败". Returns "" if the answer does not say it.
function winnerOf(answer: string): string {
    const [found, first, result] = WINNER.exec(answer) ?? [""];
    if (!found || !(WINS.test(result) || LOSES.test(result))) return "";
    return Boolean(first) === WINS.test(result) ? "first" : "second";
}

// Returns a tidy answer without a unit, and with a number in digits: "three" and "3 stones" are "3". Without "wins" and
// "numbers", "Bob wins" and "odd numbers" are "bob" and "odd".
function plain(answer: string): string {
    const word = NUMBER.exec(answer)?.[1] ?? answer.replace(/(?:wins?|numbers?|ones|赢|胜)$/, "");
    const number = Math.max(NUMBERS.indexOf(word), NUMBERS_ZH.indexOf(word.replace("两", "二")));
    return number < 0 ? word : String(number + 1);
}

// Returns an answer with the value of a product: "8*8" is "64".
const multiplied = (answer: string) =>
    /^\d+([*×·]\d+)+$/.test(answer)
        ? String(answer.split(/[*×·]/).reduce((product, number) => product * Number(number), 1))
        : answer;

// Returns whether an answer is one of the right answers, in one of the forms in which people type it.
export function isRight(typed: string, answers: string[]): boolean {
    const right = answers.map(tidy);
    const answer = multiplied(tidy(typed));
    const winner = winnerOf(answer);
    return (winner && right.includes(winner)) || right.map(plain).includes(plain(answer));
}
