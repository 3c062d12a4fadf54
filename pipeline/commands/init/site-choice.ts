import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { UsageError } from "../../core/usage-error.ts";
import { entriesBelow } from "../../sources/read/entries-below.ts";
import { hasDocEnding } from "../../sources/read/markdown-names.ts";
import { displayPath } from "../shared/display-path.ts";
import type { OptionsOf } from "../shared/options.ts";

/** Sites that `init` has a template of. */
const TEMPLATES = ["docs", "board"] as const;
type Template = (typeof TEMPLATES)[number];

/** The site that a person wants: from a template, from docs of another place, or around the docs of the folder itself. */
export type SiteChoice = { readonly title?: string | undefined } & (
  | { readonly kind: Template | "here" }
  | { readonly kind: "import"; readonly from: string }
);

/** The choice by options; undefined if a person can be asked. @throws UsageError without a person to ask */
export function chosenSite(
  { from, template, title, yes }: Pick<OptionsOf<"init">, "from" | "template" | "title" | "yes">,
  folder: string,
): SiteChoice | undefined {
  if (from !== undefined && template !== undefined)
    throw new UsageError(
      "A site is made from a template or from docs, not both.",
      "Leave --from or --template out.",
    );
  if (from !== undefined) return { kind: "import", from: resolve(from), title };
  if (template !== undefined) {
    requireNoData(folder);
    return { kind: templateNamed(template), title };
  }
  if (yes) return { kind: usualKind(folder), title };
  if (process.stdin.isTTY === true && process.stdout.isTTY === true && process.env.CI === undefined)
    return undefined;
  throw new UsageError(
    "init asks what to make, and there is no terminal to ask on.",
    "Write --yes for a site of docs, --template docs or --template board, or --from DIR for docs that are there.",
  );
}

/** The most likely kind for a folder: the site of the docs in it, or a new one. */
export function usualKind(folder: string): Template | "here" {
  return hasDocs(folder) || existsSync(join(folder, "data")) ? "here" : "docs";
}

/** Whether a folder has Markdown below `docs`. */
function hasDocs(folder: string): boolean {
  const docs = join(folder, "docs");
  if (!existsSync(docs)) return false;
  return [...entriesBelow(docs)].some(({ path }) => hasDocEnding(path));
}

/** A template fills an empty place: its pages beside those of a person would be a muddle. */
function requireNoData(folder: string): void {
  const data = join(folder, "data");
  if (!existsSync(data)) return;
  throw new UsageError(
    `${displayPath(data)} is there already.`,
    "Name another folder, or write --yes to have what a site needs around it.",
  );
}

function templateNamed(name: string): Template {
  const template = TEMPLATES.find((one) => one === name);
  if (template !== undefined) return template;
  throw new UsageError(`There is no template "${name}".`, `Templates are ${TEMPLATES.join(", ")}.`);
}
