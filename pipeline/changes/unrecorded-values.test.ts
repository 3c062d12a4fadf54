import { describe, expect, it } from "vitest";
import { formats } from "../commands/shared/report/formats.ts";
import { dictionaries, type Files, productWith, siteOf } from "../tests/support/pages/site-of.ts";
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

/** The files with other words, wherever they occur. */
const edited = (files: Files, from: string, to: string): Files =>
  Object.fromEntries(
    Object.entries(files).map(([path, text]) => {
      expect(text).toContain(from);
      return [path, String(text).replaceAll(from, to)];
    }),
  );
const unverified = (digits: string): Files =>
  edited(sheet(digits), "status: confirmed", "status: unverified");
const inGroup = (head: string): Files => edited(sheet("5.0"), "- rows:", `- ${head}\n          rows:`);
const hidden = (head: string): Files => edited(inGroup(head), "status: confirmed", "status: unverified");
const living = (lifecycle: string): Files =>
  edited(sheet("5.0"), "lifecycle: not-stated", `lifecycle: ${lifecycle}\nnoReplacement: None is planned.`);

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
    const withoutRow = sheet("5.0", { more: "" });
    const text = (withoutRow["products/a.yaml"] as string).replace(
      /- \{ param: supply-voltage.*\n/,
      "- { param: outputs, count: 1, status: confirmed, source: page }\n",
    );
    expect(await report(withoutRow, { "products/a.yaml": text })).toContain(
      "The published value supply-voltage was at most 5.0\u00a0V and is gone since main, and no new revision says so.",
    );
  });

  it("is said once for a whole record of which nothing is published any more", async () => {
    const draft = edited(sheet("5.0"), "state: published", "state: draft");
    expect(await report(sheet("5.0"), draft)).toContain(
      `products/a.yaml:5:8  error  revision-entry-missing  The published values of the product "a" are gone since main, and no new revision says so.`,
    );
  });

  const entry = '  revisionHistory:\n    - { revision: "2", date: "2025-03-01", changes: Higher limit. }\n';
  const forgotten = '    - { revision: "1", date: "2025-02-01", changes: First sheet. }\n';
  const cases: [name: string, old: Files, next: Files, isFine: boolean][] = [
    ["with an entry of the history is fine", sheet("5.0"), sheet("5.5", { history: entry }), true],
    [
      "with an entry that was there before is not",
      sheet("5.0", { history: entry }),
      sheet("5.5", { history: entry }),
      false,
    ],
    [
      "with an entry of a day before the last one is not",
      sheet("5.0", { history: entry }),
      sheet("5.5", { history: entry.replace("    -", `${forgotten}    -`) }),
      false,
    ],
    ["in its condition counts", sheet("5.0"), sheet("5.0", { more: ", cond: Cold" }), false],
    ["in its note counts", sheet("5.0"), sheet("5.0", { more: ", note: Measured cold." }), false],
    ["in its label counts", sheet("5.0"), sheet("5.0", { more: ", label: Supply at X1" }), false],
    ["in its unit counts", sheet("5.0"), edited(sheet("5.0"), "unit: V", "unit: mV"), false],
    [
      "in its status counts",
      sheet("5.0"),
      edited(sheet("5.0"), "status: confirmed", "status: preliminary"),
      false,
    ],
    ["in its source counts", sheet("5.0"), edited(sheet("5.0"), "source: page", "source: bench"), false],
    ["that is withdrawn counts", sheet("5.0"), edited(sheet("5.0"), "confirmed", "withdrawn"), false],
    ["that nobody published before does not count", unverified("5.0"), unverified("5.5"), true],
    ["that is published now does not count", unverified("5.0"), sheet("5.0"), true],
    ["whose group has another condition counts", inGroup("cond: Cold"), inGroup("cond: Hot"), false],
    ["whose group has a condition now counts", sheet("5.0"), inGroup("cond: Hot"), false],
    [
      "whose group is published with its first value does not count",
      hidden("cond: Cold"),
      inGroup("cond: Cold"),
      true,
    ],
    [
      "in another section counts",
      sheet("5.0"),
      edited(sheet("5.0"), "id: recommended", "id: electrical"),
      false,
    ],
    ["whose product has another lifecycle counts", living("active"), living("nrnd"), false],
    ["whose product states its lifecycle now does not count", sheet("5.0"), living("active"), true],
    [
      "whose product becomes a draft counts",
      sheet("5.0"),
      edited(sheet("5.0"), "state: published", "state: draft"),
      false,
    ],
    ["whose file is gone is a matter of addresses", sheet("5.0"), {}, true],
    [
      "that is new was not published before",
      sheet("5.0"),
      sheet("5.0", {
        sheetLines: "            - { param: outputs, count: 1, status: confirmed, source: page }\n",
      }),
      true,
    ],
    ["of a register counts", map(1, "A"), map(2, "A"), false],
    [
      "of a register that falls to preliminary counts",
      map(1, "A"),
      edited(map(1, "A"), "access: rw, status: confirmed", "access: rw, status: preliminary"),
      false,
    ],
    [
      "of a register that is described otherwise counts",
      map(1, "A"),
      edited(map(1, "A"), "A limit.", "No limit."),
      false,
    ],
    ["of a register that has another name counts", map(1, "A"), edited(map(1, "A"), "LIMIT", "MOST"), false],
    [
      "of a register whose status is only written out is the same",
      edited(map(1, "A"), "rw, status: confirmed", "rw"),
      map(1, "A"),
      true,
    ],
    [
      "of a map of which nothing is published any more counts",
      map(1, "A"),
      edited(map(1, "A"), "confirmed", "withdrawn"),
      false,
    ],
    [
      "of a map with another title does not count",
      map(1, "A"),
      edited(map(1, "A"), "Sample map", "Other map"),
      true,
    ],
    ["of a register with a new revision of the map is fine", map(1, "A"), map(2, "B"), true],
  ];
  it.each(cases)("%s", async (_name, old, next, isFine) => {
    expect((await report(old, next)) === "").toBe(isFine);
  });
});
