import type { Diagnostic } from "../../core/diagnostics.ts";
import { typeOfPath } from "../parse/source-type.ts";
import { systemCode } from "../read/data-folder.ts";
import { hiddenPart } from "../read/data-path.ts";
import { entriesBelow } from "../read/entries-below.ts";
import { isMarkdown } from "../read/markdown-names.ts";

/** Folders of programs, which hold Markdown that is no docs: templates of issues, packages, caches. */
const ofPrograms =
  /^(?:node_modules|\.(?:git|github|gitlab|gitea|vscode|idea|venv|cache|husky|changeset|trial|fairlead|imported))$/i;

/** Docs in a hidden folder, reported if the data folder has no other file that could become a page. */
export function hiddenDocs(root: string, paths: readonly string[]): Diagnostic[] {
  if (paths.some((path) => isMarkdown(path) || typeOfPath(path) === "by-content")) return [];
  const found = firstHidden(root);
  if (found === undefined) return [];
  return [
    {
      code: "docs-unread",
      severity: "error",
      file: found.path,
      message: `No page was read. "${found.part}" is hidden, and no hidden file or folder is a part of a site.`,
      hint: "Move the docs into docs/, or give the file or folder a name without a full stop at its beginning.",
    },
  ];
}

function firstHidden(root: string): { readonly path: string; readonly part: string } | undefined {
  try {
    for (const { path } of entriesBelow(root, (name) => !ofPrograms.test(name))) {
      const part = isMarkdown(path) ? hiddenPart(path) : undefined;
      if (part !== undefined) return { path, part };
    }
  } catch (error) {
    // A folder that cannot be read, or that is gone by now.
    if (systemCode(error) === undefined) throw error;
  }
  return undefined;
}
