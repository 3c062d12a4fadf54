import { fileURLToPath } from "node:url";
import { schemas } from "../../../schema/generated/schemas.ts";
import { tableCell } from "../../core/text/escape/markdown.ts";
import type { SchemaNode } from "../../sources/schema-node.ts";
import { type LocatedLeaf, leavesOf } from "../support/sources/schema-leaves.ts";

/** The page of the manual about what of a record needs a new revision when it changes. */
export const publishedPagePath = fileURLToPath(
  new URL("../../manual/docs/published-values.md", import.meta.url),
);

/** Types whose records have no revision: what has a value in them counts for the records that it is published in. */
const dictionaries: readonly string[] = ["parameters", "units"];

/** Writes that page from the schemas: every field of each type that publishes a value. */
export function publishedPage(): string {
  const types = Object.entries(schemas as Readonly<Record<string, SchemaNode>>)
    .filter(([name, schema]) => schema.properties?.type?.const === name)
    .map(([name, schema]) => ({ name, leaves: publishedOf(schema) }))
    .filter(({ leaves }) => leaves.some(({ published }) => published !== "no"));
  const sections = (isDictionary: boolean): string =>
    types
      .filter(({ name }) => dictionaries.includes(name) === isDictionary)
      .map(({ name, leaves }) =>
        section(
          name,
          leaves.filter((leaf) => !isDictionary || !leaf.isEntry),
        ),
      )
      .join("\n");
  return `---
title: What needs a new revision
description: Every field of a record that "fairlead check --since" and the verdict of "fairlead diff" look at.
sidebar_position: 51
---

[\`fairlead check --since\`](./changes.md) wants a new revision of a record when one of these fields is not what was published. The schemas say it of each field in \`x-published\`, and this page is made from them.

- **Value**: a part of what a published thing states. A new revision is wanted when it changes, goes, or comes to a thing that was published without it.
- **Item**: a thing by itself, such as a row, a pin, a register or an order code. A new one was not published before and needs no revision; one that is gone, or another one in its place, does.
- Everything else, such as prose, menus, addresses and the order of lists, needs none. Where the order is a part of what a list says, the table says so.

A word \`not-stated\` states nothing, and neither does what is not published: drafts, values that are unverified or withdrawn, a drawing that is no fact. An entry of a history of revisions, another \`revision\`, another \`version\` of a legal text, or another day in \`updated\` of a notice makes a revision.

${sections(false)}
## Dictionaries

An entry of a dictionary has no revision of its own. When one of these fields changes, each record that publishes a value in this unit, or of this parameter, needs a new revision.

${sections(true).replaceAll(/^## /gm, "### ")}`;
}

/** Leaves by path, each once: forms of a union say the same of a field that they share. */
function publishedOf(schema: SchemaNode): LocatedLeaf[] {
  return [...new Map(leavesOf(schema).map((leaf) => [leaf.path, leaf])).values()];
}

function section(name: string, leaves: readonly LocatedLeaf[]): string {
  const places = [...new Set(leaves.map(({ path }) => placeOf(path)))];
  const rows = places.flatMap((place) => {
    const own = leaves.filter(({ path }) => placeOf(path) === place);
    if (own.every(({ published }) => published === "no")) return [];
    const names = (published: string): string =>
      [...new Set(own.filter((leaf) => leaf.published === published).map(nameOf))].join(", ");
    return [`| ${[wordsOf(place), names("value"), names("item")].map(tableCell).join(" | ")} |`];
  });
  return [`## ${name}`, "", "| Where | Value | Item |", "|---|---|---|", ...rows, ""].join("\n");
}

/** The last key of a leaf. */
function nameOf({ path, isOrdered }: LocatedLeaf): string {
  const key = path.slice(path.lastIndexOf("/") + 1).replace(/\[\]$/, "");
  return `\`${key}\`${isOrdered ? " and their order" : ""}`;
}

/** The path of the value that contains a leaf. */
function placeOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}

function wordsOf(place: string): string {
  return place === "" ? "the record" : place.slice(1).replaceAll("[]", "").replaceAll("/", " › ");
}
