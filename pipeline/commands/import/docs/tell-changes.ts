import { countOf } from "../../../core/text/phrase.ts";
import { displayPath } from "../../shared/display-path.ts";
import type { OptionsOf } from "../../shared/options.ts";
import { say } from "../../shared/session.ts";
import type { DataTarget } from "./data-target.ts";
import type { Merged } from "./merge-files.ts";
import type { Change } from "./outcome.ts";
import type { SourceFolder } from "./source-folder.ts";

interface Unchanged {
  readonly target: DataTarget;
  readonly source: SourceFolder;
  /** Number of files that people have made other ones. */
  readonly differing: number;
}

/** Says that an import has nothing to do. */
export function tellUnchanged(options: OptionsOf<"import">, { target, source, differing }: Unchanged): void {
  say(options, `${displayPath(source.path)}: nothing has changed since the last import.`);
  say(options, changesInWords({ changes: [], differing }, options, displayPath(target.path)));
}

/** The changes of the data folder in words, and the next command. */
export function changesInWords(
  { changes, differing }: Pick<Merged, "changes" | "differing">,
  { dryRun }: OptionsOf<"import">,
  folder: string,
): string {
  if (changes.length === 0)
    return differing === 0
      ? `${folder} is as the source says; nothing was written.`
      : `${folder}: nothing was written; ${countOf(differing, "file")} stay${differing === 1 ? "s" : ""} as people have made ${differing === 1 ? "it" : "them"}.`;
  const count = (what: Change["do"]): number => changes.filter((change) => change.do === what).length;
  const parts = [
    [count("add"), "added"],
    [count("replace"), "replaced"],
    [count("merge"), "merged"],
    [count("remove"), "removed"],
  ].filter(([number]) => number !== 0);
  const words = parts.map(([number, word]) => `${number} ${word}`).join(", ");
  const next = `Next: fairlead check --data ${folder}`;
  return dryRun ? `Would write ${folder}: ${words}.` : `Wrote ${folder}: ${words}.\n${next}`;
}
