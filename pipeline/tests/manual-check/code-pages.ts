import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { compareStrings } from "../../core/diagnostics.ts";

const folder = fileURLToPath(new URL("../../manual/docs/diagnostics/", import.meta.url));

/** A page of the manual about one diagnostic code. */
interface CodePage {
  readonly code: string;
  readonly path: string;
  readonly text: string;
}

/** The pages about codes, sorted. A page is named after its code. */
export function codePages(): CodePage[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md") && name !== "index.md")
    .map((name) => name.slice(0, -".md".length))
    .sort(compareStrings)
    .map((code) => {
      const path = join(folder, `${code}.md`);
      return { code, path, text: readFileSync(path, "utf8") };
    });
}
