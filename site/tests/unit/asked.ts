// asked: the file with what is asked, and the answer of a program that runs under Node.
import fs from "node:fs";

export const asked = <What>(path: string) => JSON.parse(fs.readFileSync(path, "utf8")) as What;
export const answer = (what: unknown) => process.stdout.write(JSON.stringify(what));
