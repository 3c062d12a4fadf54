import { compareStrings } from "../../../core/diagnostics.ts";
import { groupBy } from "../../../core/group-by.ts";
import type { ImportNote } from "./note.ts";

const headings = {
  todo: "A person must look at this",
  left: "Left out",
  converted: "Converted",
  kept: "Kept as it is",
} as const;

/** Places that a group names where people look at a screen. */
const FEW = 3;

/**
 * The notes of an import, by how often they occur. `most` is how many places of each kind are named; absent:
 * all.
 */
export function reportText(notes: readonly ImportNote[], most = FEW): string {
  const kinds = groupBy(notes, ({ kind }) => kind);
  return (Object.keys(headings) as ImportNote["kind"][])
    .filter((kind) => kinds.has(kind))
    .map((kind) => `${headings[kind]}\n${groupsText(kinds.get(kind) ?? [], most)}`)
    .join("\n");
}

function groupsText(notes: readonly ImportNote[], most: number): string {
  return [...groupBy(notes, ({ message }) => message)]
    .sort(([a, one], [b, other]) => other.length - one.length || compareStrings(a, b))
    .map(([message, group]) => `${String(group.length).padStart(6)}  ${message}\n${placesText(group, most)}`)
    .join("");
}

function placesText(notes: readonly ImportNote[], most: number): string {
  const places = notes.slice(0, most).map((note) => `        ${placeOf(note)}${detailOf(note)}\n`);
  const more = notes.length > most ? [`        and ${notes.length - most} more\n`] : [];
  return [...places, ...more].join("");
}

function placeOf({ file, line }: ImportNote): string {
  return line === undefined ? file : `${file}:${line}`;
}

function detailOf({ detail }: ImportNote): string {
  if (detail === undefined || detail === "") return "";
  const plain = detail.replace(/\s+/g, " ");
  return `  ${plain.length > 100 ? `${plain.slice(0, 100)}…` : plain}`;
}
