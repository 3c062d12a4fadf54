import type { BoxKind } from "./constructs.ts";

/** The boxes of MkDocs Material and Python-Markdown, by what they are nearest to here. */
export const boxesOfMkdocs: Readonly<Record<string, BoxKind>> = {
  ...boxes("note", "quote cite example abstract summary tldr"),
  ...boxes("tip", "hint success check done"),
  ...boxes("info", "todo important question help faq seealso"),
  ...boxes("warning", "attention"),
  ...boxes("danger", "error failure fail missing bug"),
};

function boxes(kind: BoxKind, names: string): Record<string, BoxKind> {
  return Object.fromEntries(names.split(" ").map((name) => [name, kind]));
}
