import { fileURLToPath } from "node:url";
import { tableCell } from "../../core/text/escape/markdown.ts";
import { type DataChange, dataChanges } from "../../sources/migrate/data-changes.ts";

/** The page of the manual about data folders of former versions. */
export const upgradingPagePath = fileURLToPath(new URL("../../manual/docs/upgrading.md", import.meta.url));

/** Writes that page: every change of the schemas that refuses what was accepted before. */
export function upgradingPage(): string {
  const versions = [...new Set(dataChanges.map(({ version }) => version))];
  return `---
title: Upgrading
description: Changes that a data folder of a former version needs, and the command that makes them.
sidebar_position: 65
---

The kinds of files have a version. \`site.yaml\` states which one a folder is written for:

\`\`\`yaml
schemaVersion: ${versions.at(-1) ?? 1}
\`\`\`

A folder that states a former version gets a [warning](diagnostics/schema-version.md), and one that states a later version an error. A folder that states none is taken for one of the present version.

Values that the present version refuses are errors of \`fairlead check\` at their place, and the hint says what to write. \`fairlead migrate\` makes the changes that need no decision, one value at a time, so that comments, order and quoting of the file stay. Look at the changes with your version control before you keep them.

${versions.map(section).join("\n")}`;
}

function section(version: number): string {
  const rows = dataChanges.filter((change) => change.version === version).map(row);
  return [
    `## Version ${version}`,
    "",
    "| Key | Former value | New value | `fairlead migrate` |",
    "|---|---|---|---|",
    ...rows,
    "",
  ].join("\n");
}

function row({ schema, paths, was, now, rewrite }: DataChange): string {
  const positions = paths.map((path) =>
    path === "" ? `\`${schema}\`` : `\`${schema}\` ${path.slice(1).replaceAll("/", " › ")}`,
  );
  const how =
    rewrite === undefined ? "no" : rewrite === "remove" ? "removes it" : "writes it where it is plain";
  return `| ${[positions.join(", "), was, now, how].map(tableCell).join(" | ")} |`;
}
