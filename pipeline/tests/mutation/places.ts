import type { DataTexts, Fault, Mutant, Outcome } from "./mutant.ts";

/** A stretch of a file: what a pattern's group `it` has found, or the whole match where it has none. */
export interface Place {
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
export function placesOf(data: Pick<DataTexts, "texts">, pattern: RegExp, files = /./, holds = ""): Place[] {
  const global = new RegExp(pattern.source, `${pattern.flags.replace(/[gd]/g, "")}gd`);
  return [...data.texts].flatMap(([file, text]) =>
    files.test(file) && text.includes(holds)
      ? [...text.matchAll(global)].map((match) => placeOf(file, match))
      : [],
  );
}

/** Of these places those that stand in no fenced block of code: what stands there is shown as it is written. */
export function outsideCode(places: readonly Place[], { texts }: Pick<DataTexts, "texts">): Place[] {
  return places.filter(({ file, start }) => {
    const fences = (texts.get(file) ?? "").slice(0, start).match(/^ *(?:```|~~~)/gm);
    return (fences?.length ?? 0) % 2 === 0;
  });
}

function placeOf(file: string, match: RegExpExecArray): Place {
  const [start] = match.indices?.groups?.it ?? match.indices?.[0] ?? [match.index];
  return { file, start, text: match.groups?.it ?? match[0], groups: { ...match.groups } };
}

/** A new text for each of the places. */
function rewrite(
  data: DataTexts,
  places: readonly Place[],
  write: (place: Place) => string,
): Map<string, string> {
  const edits = new Map<string, string>();
  for (const file of new Set(places.map((place) => place.file))) {
    const inFile = places.filter((place) => place.file === file).sort((a, b) => b.start - a.start);
    const changed = inFile.reduce(
      (text, place) =>
        text.slice(0, place.start) + write(place) + text.slice(place.start + place.text.length),
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

/** One place gets another text, and the fault stands there. */
export function brokenPlace(data: DataTexts, place: Place, by: string, code: string): Mutant {
  return changed(data, place, by, (text) => ({
    kind: "fails",
    faults: [faultAt(code, place.file, text, place.start)],
  }));
}

/** One place gets another text; what follows may depend on the new text of the file. */
export function changed(
  data: DataTexts,
  place: Place,
  by: string,
  outcome: (text: string) => Outcome,
): Mutant {
  const edits = rewrite(data, [place], () => by);
  return { name: nameOf(place, by), edits, outcome: outcome(edits.get(place.file) ?? "") };
}

/** `docs/intro.md: "a" becomes "b"`. */
function nameOf({ file, text }: Place, by: string): string {
  return `${file}: ${short(text)} becomes ${short(by)}`;
}

function short(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}...` : text);
}
