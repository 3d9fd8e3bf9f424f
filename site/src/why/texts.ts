// texts: the sentences of the reasons.
import texts from "texts/why";
import { addTexts } from "../i18n/say";

addTexts(texts);
