import type { DataTexts, Fault, Mutant, Outcome } from "./mutant.ts";

/** A stretch of a file: what a pattern's group `it` has found, or the whole match where it has none. */
export interface Occurrence {
  readonly file: string;
  /** Offset in UTF-16 units, 0-based. */
  readonly start: number;
  readonly text: string;
  readonly groups: Readonly<Record<string, string>>;
}

/**
 * Every place where a pattern fits, in the order of the files. It knows nothing of YAML or Markdown, on purpose.
 * `holds` is a text that every such file must hold: looking for it is cheaper than the pattern.
 */
export function occurrencesOf(
  data: Pick<DataTexts, "texts">,
  pattern: RegExp,
  files = /./,
  holds = "",
): Occurrence[] {
  const global = new RegExp(pattern.source, `${pattern.flags.replace(/[gd]/g, "")}gd`);
  return [...data.texts].flatMap(([file, text]) =>
    files.test(file) && text.includes(holds)
      ? [...text.matchAll(global)].map((match) => occurrenceOf(file, match))
      : [],
  );
}

/** The places that are not in a fenced block of code, whose content is shown as it is written. */
export function outsideCode(
  occurrences: readonly Occurrence[],
  { texts }: Pick<DataTexts, "texts">,
): Occurrence[] {
  return occurrences.filter(({ file, start }) => {
    const fences = (texts.get(file) ?? "").slice(0, start).match(/^ *(?:```|~~~)/gm);
    return (fences?.length ?? 0) % 2 === 0;
  });
}

function occurrenceOf(file: string, match: RegExpExecArray): Occurrence {
  const [start] = match.indices?.groups?.it ?? match.indices?.[0] ?? [match.index];
  return { file, start, text: match.groups?.it ?? match[0], groups: { ...match.groups } };
}

/** A new text for each of the places. */
function rewrite(
  data: DataTexts,
  occurrences: readonly Occurrence[],
  write: (occurrence: Occurrence) => string,
): Map<string, string> {
  const edits = new Map<string, string>();
  for (const file of new Set(occurrences.map((occurrence) => occurrence.file))) {
    const inFile = occurrences
      .filter((occurrence) => occurrence.file === file)
      .sort((a, b) => b.start - a.start);
    const changed = inFile.reduce(
      (text, occurrence) =>
        text.slice(0, occurrence.start) +
        write(occurrence) +
        text.slice(occurrence.start + occurrence.text.length),
      data.texts.get(file) ?? "",
    );
    edits.set(file, changed);
  }
  return edits;
}

/** The fault at an offset of a text. Counts by itself, so that a mistake of `LineMap` shows. */
export function faultAt(code: string, file: string, text: string, offset: number): Fault {
  const before = text.slice(0, offset).split("\n");
  return { code, file, line: before.length, column: (before.at(-1) ?? "").length + 1 };
}

/** One place gets another text, and the fault is there. */
export function brokenOccurrence(data: DataTexts, occurrence: Occurrence, by: string, code: string): Mutant {
  return changed(data, occurrence, by, (text) => ({
    kind: "fails",
    faults: [faultAt(code, occurrence.file, text, occurrence.start)],
  }));
}

/** One place gets another text; what follows may depend on the new text of the file. */
export function changed(
  data: DataTexts,
  occurrence: Occurrence,
  by: string,
  outcome: (text: string) => Outcome,
): Mutant {
  const edits = rewrite(data, [occurrence], () => by);
  return { name: nameOf(occurrence, by), edits, outcome: outcome(edits.get(occurrence.file) ?? "") };
}

/** `docs/intro.md: "a" becomes "b"`. */
function nameOf({ file, text }: Occurrence, by: string): string {
  return `${file}: ${short(text)} becomes ${short(by)}`;
}

function short(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}...` : text);
}
