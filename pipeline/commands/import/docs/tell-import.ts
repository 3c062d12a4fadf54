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
import { isPagePath, type Plan } from "./plan.ts";
import { reportText } from "./report.ts";
import type { SourceFolder } from "./source-folder.ts";
import { changesInWords } from "./tell-changes.ts";

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
