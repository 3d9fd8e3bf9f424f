// reasons: the script with the reasons, which is loaded before the first search.
import type * as whyScript from "../bundles/why";
import { loadBundle } from "../page/script";

let why: typeof whyScript | null = null;

export async function loadReasons(): Promise<typeof whyScript> {
    why ??= await loadBundle<typeof whyScript>("why");
    return why;
}

// Returns the exports of the script, after a search.
export const reasons = () => why!;
