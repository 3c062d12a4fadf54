import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { dictionaries, productWith } from "../support/pages/site-of.ts";
import { newRepository, type Repository } from "../support/sources/repository.ts";
import { fairlead } from "./support/command.ts";

/** A condition that would be a table cell, HTML, code and a mention if it were not escaped. */
const condition = (word: string): string => `${word} | <b>\`x\`</b> @all [a](b)`;
const sheet = (digits: string, word: string, history = ""): string =>
  productWith(
    `    - id: recommended
      groups:
        - rows:
            - { param: supply-voltage, max: ${digits}, unit: V, cond: "${condition(word)}", status: confirmed, source: page }
${history}`,
    "",
    "a",
  );
const entry = '  revisionHistory:\n    - { revision: "2", date: "2025-03-01", changes: Higher limit. }\n';
const file = "data/products/a.yaml";

let repository: Repository;
beforeEach(() => {
  repository = newRepository();
  const files = Object.entries({ ...dictionaries, "products/a.yaml": sheet("5.0", "Cold") });
  repository.write(Object.fromEntries(files.map(([path, text]) => [`data/${path}`, String(text)])));
  repository.commit("First");
});
afterEach(() => repository.remove());

const run = (...args: string[]) => fairlead([...args, "--cache", "none"], { cwd: repository.folder });

describe("fairlead check --since with a published value that changed", () => {
  test("fails at the value where no revision entry says so", async () => {
    repository.write({ [file]: sheet("5.5", "Cold") });
    const { code, stdout } = await run("check", "--since", "main", "--format", "json");
    expect(code).toBe(1);
    const { diagnostics } = JSON.parse(stdout);
    expect(diagnostics.filter(({ severity }: { severity: string }) => severity === "error")).toMatchObject([
      {
        ...{ code: "revision-entry-missing", file, line: 14, column: 45, endLine: 14, endColumn: 48 },
        message:
          "The published value supply-voltage max changed from 5.0\u00a0V to 5.5\u00a0V since main, and no new revision says so.",
        hint: "Add an entry to datasheet.revisionHistory that says what changed, or give the record another revision.",
      },
    ]);
  });

  test("passes with a new revision entry, and fails again where that entry is the older state's", async () => {
    repository.write({ [file]: sheet("5.5", "Cold", entry) });
    const passed = await run("check", "--since", "main");
    expect(passed.code, passed.stdout + passed.stderr).toBe(0);
    repository.commit("Second");
    repository.write({ [file]: sheet("6.0", "Cold", entry) });
    expect((await run("check", "--since", "main")).code).toBe(1);
    expect((await run("check", "--since", "main~1")).code).toBe(0);
  });
});

test("fairlead diff in Markdown says each field exactly, and nothing that a file says is markup", async () => {
  repository.write({ [file]: sheet("5.5", "Hot") });
  const { code, stdout, stderr } = await run("diff", "main", "--format", "markdown");
  expect(code, stderr).toBe(0);
  const commit = repository.git("rev-parse", "main").slice(0, 12);
  expect(stdout).toBe(`## What changes

From \`main (${commit})\` to the files as they are now: 1 record, 2 fields, no pages, no anchors lost, no exports, no files.

### \`product a\` changed

\`products/a.yaml\`

| Field | Old | New |
| --- | --- | --- |
| \`sections › recommended › 1 › rows › supply-voltage › max\` | \`5.0\u00a0V\` | \`5.5\u00a0V\` |
| \`sections › recommended › 1 › rows › supply-voltage › cond\` | \`\`Cold \\| <b>\`x\`</b> @all [a](b)\`\` | \`\`Hot \\| <b>\`x\`</b> @all [a](b)\`\` |
`);
});

test("fairlead diff compares no state with mistakes as if its files were gone", async () => {
  repository.write({ [file]: "x: [" });
  const present = await run("diff", "main");
  expect(present.code).toBe(1);
  expect(present.stdout).toBe("");
  expect(present.stderr).toContain(file);
  repository.commit("Broken");
  repository.write({ [file]: sheet("5.0", "Cold") });
  const past = await run("diff", "main");
  expect(past.code).toBe(0);
  expect(past.stderr).toBe(
    "Files of main have mistakes; their content is missing below:\n  products/a.yaml\n",
  );
});

test("fairlead diff in JSON names a register that has another name at its address", async () => {
  const map = (name: string): string => `type: register-map
id: m
title: Sample map
status: measured
transport: rtu
blocks:
  - { id: all, title: All, table: holding, registers: [{ name: ${name}, address: 4, type: u16, access: r, description: A limit. }] }
`;
  repository.write({ "data/interfaces/m.yaml": map("LIMIT") });
  repository.commit("Map");
  repository.write({ "data/interfaces/m.yaml": map("MAXIMUM") });
  const { code, stdout, stderr } = await run("diff", "main", "--format", "json");
  expect(code, stderr).toBe(0);
  expect(JSON.parse(stdout).records).toMatchObject([
    { kind: "changed", id: "m", fields: [{ kind: "renamed", old: "LIMIT", new: "MAXIMUM" }] },
  ]);
});
