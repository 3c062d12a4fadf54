import { valueAt } from "../../core/json-pointer.ts";
import type { ParsedFiles } from "../../model/index-files.ts";
import type { Source } from "../../sources/parse/source.ts";
import type { Subject } from "./read-reference.ts";
import { withoutItem } from "./without-item.ts";

type Alteration = (files: ParsedFiles) => ParsedFiles;

/**
 * The same files with another subject: a value has other digits, an entry has other words or is removed, a
 * file is removed. A removed entry may be replaced by one that looks alike (a unit by its id), and changed
 * words may appear in fewer places than the entry does, so that an entry is altered in both ways, and so is a
 * file of entries.
 */
export function alterationsOf(subject: Subject): Alteration[] {
  switch (subject.kind) {
    case "value":
      return [
        replaceFile(subject.source, (source) => changed(source, (copy) => changeRows(copy, subject.rows))),
      ];
    case "entry":
      return [
        replaceFile(subject.source, (source) =>
          changed(source, (copy) => changeWords(copy, subject.pointer)),
        ),
        replaceFile(subject.source, (source) => withoutItem(source, subject.pointer)),
      ];
    case "file":
    case "address":
      return subject.source === undefined ? [] : alterFile(subject.source);
    case "asset":
      return [alterAsset(subject.path)];
  }
}

/** Lists of the files that are dictionaries. */
const entryLists: Readonly<Record<string, string>> = {
  parameters: "parameters",
  units: "units",
  sources: "sources",
  glossary: "terms",
};

function alterFile(source: Source): Alteration[] {
  const list = Object.hasOwn(entryLists, source.type) ? entryLists[source.type] : undefined;
  const entries = list === undefined ? undefined : source.data[list];
  const reworded = (copy: Copy): void => {
    for (const index of Array.isArray(entries) ? entries.keys() : []) changeWords(copy, `/${list}/${index}`);
  };
  return [
    ...(entries === undefined ? [] : [replaceFile(source, (same) => changed(same, reworded))]),
    replaceFile(source, () => undefined),
  ];
}

function replaceFile({ path }: Source, change: (source: Source) => Source | undefined): Alteration {
  return ({ sources, assets }) => ({
    sources: sources.flatMap((source) => (source.path === path ? (change(source) ?? []) : [source])),
    assets,
  });
}

function alterAsset(path: string): Alteration {
  const other = (hash: string): string => [...hash].reverse().join("");
  return ({ sources, assets }) => ({
    sources,
    assets: assets.map((asset) => (asset.path === path ? { ...asset, hash: other(asset.hash) } : asset)),
  });
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

function changeRows(copy: Copy, rows: readonly string[]): void {
  for (const row of rows) changeRow(copy, row);
}

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

/** The fields of an entry that readers see; its id, by which other data refer to it, stays. */
const visibleWords = [
  "name",
  "symbol",
  "definition",
  "title",
  "term",
  "long",
  "description",
  "function",
  "label",
];

/** Numbers of an entry that decide what others say: of a unit what is converted to it. */
const visibleNumbers = ["factor", "offset"];

function changeWords({ data, prose }: Copy, pointer: string): void {
  const entry = valueAt(data, pointer) as Record<string, unknown>;
  for (const key of visibleNumbers) if (typeof entry[key] === "number") entry[key] *= 2;
  for (const word of visibleWords) {
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

/** Another number with as many decimals: `24` gives `25`, `1.10` gives `1.11`, `-0.9` gives `-1.0`. */
export function bumpDigits(text: string): string {
  const match = /^([+-]?)(\d+)(?:\.(\d+))?(.*)$/.exec(text.trim());
  if (match === null) return `${text}1`;
  const [, sign = "", whole = "", fraction = "", rest = ""] = match;
  const next = String(BigInt(whole + fraction) + 1n).padStart(fraction.length + 1, "0");
  if (fraction === "") return `${sign}${next}${rest}`;
  return `${sign}${next.slice(0, -fraction.length)}.${next.slice(-fraction.length)}${rest}`;
}
