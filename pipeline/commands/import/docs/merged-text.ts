import { diff3Merge } from "node-diff3";
import { sha256 } from "../../../core/hash.ts";
import { versionOf } from "../../../write/safe-folder/put-file.ts";
import { type Conflict, left, type Outcome, type States } from "./outcome.ts";
import type { PlannedFile } from "./plan.ts";

/** Pairs of equal lines; more take long to compare. */
const MOST_PAIRS = 30_000_000;

/** A file that both the source and people have changed. */
interface Changed extends States {
  readonly file: PlannedFile;
  readonly present: Buffer;
}

/** Brings together the lines that the source and people have changed in a text; any other file stays as people have it. */
export function mergedText(changed: Changed): Outcome {
  const { path, file, present } = changed;
  const base = baseOf(changed);
  if (!("text" in file) || base === undefined)
    return left(
      path,
      "The source has changed this file, and so has somebody here; that of the data folder stays.",
    );
  const text = utf8Of(present);
  if (text === undefined)
    return left(
      path,
      "The source has changed this file, which is not valid UTF-8 text here; it is left as it is: save it as UTF-8 and import again.",
    );
  const [ours = [], then = [], theirs = []] = [text, base, file.text].map((each) => each.split("\n"));
  if (pairsOf(then, ours) + pairsOf(then, theirs) > MOST_PAIRS)
    return left(
      path,
      "The source and somebody here have changed this file, which takes too long to compare; it stays.",
    );
  return mergedLines({ path, present, text }, { ours, then, theirs });
}

interface Texts {
  readonly ours: string[];
  readonly then: string[];
  readonly theirs: string[];
}

function mergedLines(
  { path, present, text }: { readonly path: string; readonly present: Buffer; readonly text: string },
  { ours, then, theirs }: Texts,
): Outcome {
  const lines: string[] = [];
  const conflicts: Conflict[] = [];
  for (const region of diff3Merge(ours, then, theirs, { excludeFalseConflicts: true })) {
    if (region.conflict !== undefined)
      conflicts.push({ path, line: lines.length + 1, message: conflictText(region.conflict.b) });
    for (const line of region.ok ?? region.conflict?.a ?? []) lines.push(line);
  }
  const merged = lines.join("\n");
  const change = { path, do: "merge", file: { text: merged }, seen: versionOf(present) } as const;
  return { change: merged === text ? undefined : change, conflicts, differs: true };
}

/** The text that was imported last; undefined where it is not there, or not whole. */
function baseOf({ path, before, next, target }: Changed): string | undefined {
  const bytes = before === undefined ? undefined : target.readState(`docs/${path}`);
  if (bytes === undefined) return undefined;
  const hash = sha256(bytes);
  // An import that was cut off has written the text of the source already.
  return hash === before || hash === next ? bytes.toString("utf8") : undefined;
}

function utf8Of(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** How many pairs of equal lines two texts have. */
function pairsOf(one: readonly string[], other: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const line of one) counts.set(line, (counts.get(line) ?? 0) + 1);
  return other.reduce((sum, line) => sum + (counts.get(line) ?? 0), 0);
}

function conflictText(lines: readonly string[]): string {
  const first = lines.find((line) => line.trim() !== "")?.trim() ?? "";
  const short = first.length > 80 ? `${first.slice(0, 80)}…` : first;
  return lines.length === 0
    ? "The source has taken out what was changed here; it stays."
    : `The source now says "${short}" here (${lines.length} lines); what people have written stays.`;
}
