import { join } from "node:path";
import { countOf } from "../../../core/text/phrase.ts";
import { dialects } from "../../../sources/dialects/dialects.ts";
import { displayPath } from "../../shared/display-path.ts";
import type { OptionsOf } from "../../shared/options.ts";
import { tellLine } from "../../shared/output.ts";
import { say } from "../../shared/session.ts";
import type { DataTarget } from "./data-target.ts";
import type { ForeignSite } from "./find-system.ts";
import type { Merged } from "./merge-files.ts";
import type { ImportNote } from "./note.ts";
import type { Change } from "./outcome.ts";
import { isPagePath, type Plan } from "./plan.ts";
import { reportText } from "./report.ts";
import type { SourceFolder } from "./source-folder.ts";

interface Told {
  readonly target: DataTarget;
  readonly site: ForeignSite;
  readonly source: SourceFolder;
  readonly merged: Merged;
  readonly plan: Plan;
  readonly notes: readonly ImportNote[];
}

/** Says what an import has done, or would do. */
export function tellImport(
  options: OptionsOf<"import">,
  { target, site, source, merged, plan, notes }: Told,
): void {
  const label = dialects[site.dialect].label;
  const pages = [...plan.keys()].filter((path) => isPagePath(path)).length;
  say(
    options,
    `${displayPath(source.path)}: docs of ${label}${site.reason === undefined ? "" : `, ${site.reason}`}.`,
  );
  say(
    options,
    `${countOf(pages, "page")}, ${countOf(plan.size - pages, "other file")}.\n\n${reportText(notes)}`,
  );
  for (const { path, line, message } of merged.conflicts)
    tellLine(
      `${displayPath(join(target.path, path))}${line === undefined ? "" : `:${line}`}  kept  ${message}`,
    );
  say(options, changesInWords(merged, options, displayPath(target.path)));
}

/** Says that an import has nothing to do. */
export function tellUnchanged(
  options: OptionsOf<"import">,
  { target, source, differing }: Pick<Told, "target" | "source"> & { readonly differing: number },
): void {
  say(options, `${displayPath(source.path)}: nothing has changed since the last import.`);
  say(options, changesInWords({ changes: [], differing }, options, displayPath(target.path)));
}

function changesInWords(
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
