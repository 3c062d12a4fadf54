import { fileURLToPath } from "node:url";
import type { HostileKind, HostileResult } from "./hostile-case.ts";
import { kinds } from "./kinds/index.ts";
import { tableCell } from "./table-cell.ts";

/** The page of the manual about hostile input. */
export const hostilePagePath = fileURLToPath(new URL("../../manual/docs/hostile-input.md", import.meta.url));

/** Writes that page: every case with what it gave. */
export function hostilePage(results: readonly HostileResult[]): string {
  const sections = kinds.map((kind) =>
    section(
      kind,
      results.filter((result) => result.kind === kind.kind),
    ),
  );
  return `---
title: Hostile input
description: Every hostile or odd data folder that is tried, and the answer of Fairlead to each.
sidebar_position: 70
---

A data folder may come from a stranger, as a pull request does. So ${results.length} hostile folders are tried in every test run, in one process of 512 MiB. A mistake gets a diagnostic with its place; everything else is made harmless. In each case nothing outside the folder is read or written, no prototype of JavaScript changes, and no markup of a page would run.

This page is written by the program that tries them.

${sections.join("\n")}`;
}

function section({ kind, about }: HostileKind, results: readonly HostileResult[]): string {
  const rows = results.map(({ name, gave }) => `| ${tableCell(name)} | ${answer(gave)} |`);
  return [
    `## ${kind.charAt(0).toUpperCase()}${kind.slice(1)}`,
    "",
    about,
    "",
    "| Input | Answer |",
    "|---|---|",
    ...rows,
    "",
  ].join("\n");
}

/** The codes that were given, each once with its number. */
function answer(gave: readonly string[]): string {
  if (gave.length === 0) return "Harmless";
  const counts = new Map<string, number>();
  for (const line of gave) {
    const code = line.slice(line.lastIndexOf(" ") + 1);
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, count]) => `[${code}](/diagnostics/${code})${count === 1 ? "" : ` × ${count}`}`)
    .join(", ");
}
