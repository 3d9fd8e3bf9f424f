// What judging a program needs.
import { addChinese } from "../i18n/say";
import { CHINESE } from "../judge/chinese";

export { judgeProgram } from "../judge/verdict";

addChinese(CHINESE);
