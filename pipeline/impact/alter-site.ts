import { valueAt } from "../json-pointer.ts";
import type { Source } from "../parse/source.ts";
import type { ParsedFiles } from "../site/index-files.ts";
import { bumpDigits } from "./bump-digits.ts";
import type { Subject } from "./read-reference.ts";

/** The same files, but the subject is another one: a value has other digits, an entry other words, a file is gone. */
export function alterSite(subject: Subject): (files: ParsedFiles) => ParsedFiles {
  const replace =
    (path: string, change: (source: Source) => Source[]) =>
    ({ sources, assets }: ParsedFiles): ParsedFiles => ({
      sources: sources.flatMap((source) => (source.path === path ? change(source) : [source])),
      assets,
    });
  switch (subject.kind) {
    case "value":
      return replace(subject.source.path, (source) => [
        changed(source, (copy) => {
          for (const row of subject.rows) changeRow(copy, row);
        }),
      ]);
    case "entry":
      return replace(subject.source.path, (source) => [
        changed(source, (copy) => changeWords(copy, subject.pointer)),
      ]);
    case "file":
    case "address":
      return replace(subject.source?.path ?? "", () => []);
    case "asset":
      return ({ sources, assets }) => ({
        sources,
        assets: assets.map((asset) =>
          asset.path === subject.path ? { ...asset, hash: [...asset.hash].reverse().join("") } : asset,
        ),
      });
  }
}

interface Copy {
  readonly data: Record<string, unknown>;
  readonly digits: Record<string, string>;
  readonly prose: Record<string, Source["prose"][string]>;
}

function changed(source: Source, change: (copy: Copy) => void): Source {
  const { data, digits, prose } = source;
  const copy: Copy = structuredClone({ data: { ...data }, digits: { ...digits }, prose: { ...prose } });
  change(copy);
  return { ...source, ...copy };
}

const mark = "\u2032";

/** Another number in each level of the row, or another word: whichever form it has. */
function changeRow({ data, digits }: Copy, row: string): void {
  const value = valueAt(data, row) as Record<string, unknown>;
  for (const level of ["min", "nom", "typ", "max", "tolerance", "count"]) {
    if (typeof value[level] !== "number") continue;
    const text = bumpDigits(digits[`${row}/${level}`] ?? String(value[level]));
    digits[`${row}/${level}`] = text;
    value[level] = Number(text);
  }
  if (typeof value.flag === "boolean") value.flag = !value.flag;
  for (const word of ["token", "text"]) if (typeof value[word] === "string") value[word] += mark;
  if (Array.isArray(value.tokens)) value.tokens = value.tokens.map((token: unknown) => `${token}${mark}`);
}

/** What readers see of an entry; what the rest of the data calls it stays. */
const shownWords = ["name", "symbol", "definition", "title", "term", "long"];

function changeWords({ data, prose }: Copy, pointer: string): void {
  const entry = valueAt(data, pointer) as Record<string, unknown>;
  for (const word of shownWords) {
    if (typeof entry[word] === "string") entry[word] += mark;
    const document = prose[`${pointer}/${word}`];
    if (document !== undefined)
      prose[`${pointer}/${word}`] = {
        ...document,
        segments: [...document.segments, mark],
        text: document.text + mark,
      };
  }
}
