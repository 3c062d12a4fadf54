import { baselineOf } from "../../checks/baseline/baseline-entries.ts";
import { countOf } from "../../core/text/phrase.ts";
import type { Site } from "../../site.ts";
import { dialectNote } from "./dialect-note.ts";

/** One line on how many findings the baseline accepts, so that no site looks better than it is. */
export function baselineNote({ accepted, index }: Pick<Site, "accepted" | "index">): string | undefined {
  if (accepted.length === 0) return undefined;
  const path = baselineOf(index)?.path ?? "baseline.yaml";
  return `${countOf(accepted.length, "finding")} accepted by ${path}: fairlead report baseline lists them.`;
}

/** The notes on a site that every command which checks it prints besides diagnostics, and `more`: a line each; undefined without notes. */
export function siteNotes(
  site: Pick<Site, "accepted" | "basis" | "index">,
  ...more: readonly (string | undefined)[]
): string | undefined {
  const lines = [dialectNote(site), baselineNote(site), ...more].filter((note) => note !== undefined);
  return lines.length === 0 ? undefined : lines.join("\n");
}
