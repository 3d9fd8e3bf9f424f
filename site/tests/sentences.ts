// sentences: prints a JSON list of the English sentences that have a Chinese translation, under Node.
import { CHINESE as general } from "../src/i18n/chinese";
import { CHINESE as ofJudging } from "../src/judge/chinese";
import { CHINESE as ofReasons } from "../src/why/chinese";
import { answer } from "./asked";

answer(Object.keys({ ...general, ...ofJudging, ...ofReasons }));
