// The script of every page.
import "../i18n/switch";
import "../page/copy";
import "../page/folding";
import "../page/judge";
import "../page/marking";

export * from "../i18n/moves";
export * from "../i18n/phrases";
export * from "../i18n/say";
export * from "../page/dom";
export * from "../page/marks";
export * from "../page/script";
export * from "../page/storage";
