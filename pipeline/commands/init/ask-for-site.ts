import { resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { UsageError } from "../../core/usage-error.ts";
import { type SiteChoice, usualKind } from "./site-choice.ts";

/** The answers to the first question, by the number that a person types. */
const KINDS = ["docs", "board", "import"] as const;

const QUESTION = `What is the site to be?
  1  docs: pages in Markdown
  2  a board: a product with its datasheet, a connector and a manual
  3  the docs of another folder, written for Docusaurus, VitePress, MkDocs, mdBook, GitBook or in plain Markdown
`;

/** Asks a person on the terminal. @throws UsageError where the terminal is closed before an answer */
export async function askForSite(folder: string): Promise<SiteChoice> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new Promise<never>((_, reject) => {
    terminal.once("close", () => reject(new UsageError("Nothing was chosen.", "Run fairlead init again.")));
  });
  const ask = (question: string): Promise<string> => Promise.race([terminal.question(question), closed]);
  try {
    if (usualKind(folder) === "here") {
      const answer = await ask("This folder has docs already. Make a site around them? [Y/n] ");
      if (!/^n/i.test(answer.trim())) return { kind: "here" };
    }
    const kind = KINDS[Number((await ask(`${QUESTION}[1] `)).trim() || "1") - 1];
    if (kind === undefined) throw new UsageError("There is no such answer.", "Answer with 1, 2 or 3.");
    if (kind === "import") return { kind, from: resolve((await ask("Folder of the docs: ")).trim()) };
    const title = (await ask("Title of the site [the name of the folder]: ")).trim();
    return { kind, title: title === "" ? undefined : title };
  } finally {
    closed.catch(() => undefined);
    terminal.close();
  }
}
