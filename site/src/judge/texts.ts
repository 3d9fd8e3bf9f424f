// texts: the sentences of judging.
import texts from "texts/judge";
import { addTexts } from "../i18n/say";

addTexts(texts);
