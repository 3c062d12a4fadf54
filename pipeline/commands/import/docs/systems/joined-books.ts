import { posix } from "node:path";
import type { SourceFolder } from "../source-folder.ts";

/** A book that is one of several in a site. */
export interface Book {
  readonly title: string;
  /** The folder of its chapters, below the folder of the docs and with a slash at its end. */
  readonly folder: string;
  readonly summary: string;
}

/** One `SUMMARY.md` for several books: each is a part of it. */
export function joinedSummary(books: readonly Book[]): string {
  const parts = books.map(({ title, folder, summary }) => `# ${title}\n\n${chaptersOf(summary, folder)}\n`);
  return `# Summary\n\n${parts.join("\n")}`;
}

/** The chapters of a summary, whose targets count from the folder above. Headings of its parts are within that of the book. */
function chaptersOf(summary: string, folder: string): string {
  return summary
    .split("\n")
    .filter((line) => /^[ \t]*(?:[-*+][ \t]+)?\[/.test(line))
    .map((line) =>
      line.replace(/\]\((<?)([^)\s>][^)>]*)/, (whole, open: string, target: string) =>
        /^[a-z][\w+.-]*:|^[/#]/i.test(target) ? whole : `](${open}${folder}${target.replace(/^\.\//, "")}`,
      ),
    )
    .join("\n");
}

/** The menu of a book, if it has one. */
export function summaryAt(source: SourceFolder, folder: string): string | undefined {
  return source.textAt(posix.join(folder, "SUMMARY.md"));
}
