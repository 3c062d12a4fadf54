import { describe, expect, it } from "vitest";
import { dictionaries, type Files, productWith, siteOf } from "../compile/testing.ts";
import { formats } from "../report/formats.ts";
import { unrecordedValues } from "./unrecorded-values.ts";

const sheet = (digits: string, { more = "", history = "", sheetLines = "" } = {}): Files => ({
  "products/a.yaml": productWith(
    `    - id: recommended
      groups:
        - rows:
            - { param: supply-voltage, max: ${digits}, unit: V, status: confirmed, source: page${more} }
${sheetLines}${history}`,
    "",
    "a",
  ),
});
const map = (address: number, revision: string): Files => ({
  "interfaces/m.yaml": `type: register-map
id: m
title: Sample map
summary: A sample.
status: confirmed
sources: [page]
revision: "${revision}"
transport: rtu
blocks:
  - id: all
    title: All
    table: holding
    registers:
      - { address: ${address}, name: LIMIT, type: u16, access: rw, status: confirmed, source: page, description: A limit. }
`,
});

const report = async (old: Files, next: Files): Promise<string> => {
  const [before, after] = [
    await siteOf({ ...dictionaries, ...old }),
    await siteOf({ ...dictionaries, ...next }),
  ];
  const found = unrecordedValues(before, after, "main");
  return found.length === 0
    ? ""
    : formats.pretty(found, { textOf: after.textOf, colour: false, version: "" });
};

describe("a published value that changed", () => {
  it("without a new revision is an error at the value", async () => {
    expect(await report(sheet("5.0"), sheet("5.5"))).toBe(
      `products/a.yaml:14:45  error  revision-entry-missing  The published value supply-voltage max changed from 5.0\u00a0V to 5.5\u00a0V since main, and no new revision says so.
  13 |         - rows:
  14 |             - { param: supply-voltage, max: 5.5, unit: V, status: confirmed, source: page }
     |                                             ^^^
  hint: Add an entry to datasheet.revisionHistory that says what changed, or give the record another revision.

1 error in 1 file.
`,
    );
  });

  it("that went is an error too", async () => {
    const gone = sheet("5.0", { more: "" });
    const text = (gone["products/a.yaml"] as string).replace(
      /- \{ param: supply-voltage.*\n/,
      "- { param: outputs, count: 1, status: confirmed, source: page }\n",
    );
    expect(await report(gone, { "products/a.yaml": text })).toContain(
      "The published value supply-voltage was at most 5.0\u00a0V and is gone since main, and no new revision says so.",
    );
  });

  const entry = '  revisionHistory:\n    - { revision: "2", date: "2025-03-01", changes: Higher limit. }\n';
  const cases: [name: string, old: Files, next: Files, isFine: boolean][] = [
    ["with an entry of the history is fine", sheet("5.0"), sheet("5.5", { history: entry }), true],
    [
      "with an entry that was there before is not",
      sheet("5.0", { history: entry }),
      sheet("5.5", { history: entry }),
      false,
    ],
    ["in its condition counts", sheet("5.0"), sheet("5.0", { more: ", cond: Cold" }), false],
    ["in its note does not count", sheet("5.0"), sheet("5.0", { more: ", note: Measured cold." }), true],
    [
      "that is new was not published before",
      sheet("5.0"),
      sheet("5.0", {
        sheetLines: "            - { param: outputs, count: 1, status: confirmed, source: page }\n",
      }),
      true,
    ],
    ["of a register counts", map(1, "A"), map(2, "A"), false],
    ["of a register with a new revision of the map is fine", map(1, "A"), map(2, "B"), true],
  ];
  it.each(cases)("%s", async (_name, old, next, isFine) => {
    expect((await report(old, next)) === "").toBe(isFine);
  });
});
