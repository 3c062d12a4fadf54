import { expect, it } from "vitest";
import { dictionaries, type Files, productWith, siteOf } from "../tests/support/pages/site-of.ts";
import { addedValuesNote } from "./added-values.ts";

const row = (param: string, status = "confirmed"): string =>
  `            - { param: ${param}, count: 1, status: ${status}, source: page }\n`;
const sheet = (rows: string, id = "a"): Files => ({
  [`products/${id}.yaml`]: productWith(
    `    - id: recommended
      groups:
        - rows:
            - { param: supply-voltage, max: 5.0, unit: V, status: confirmed, source: page }
${rows}`,
    "",
    id,
  ),
});
const stated = (files: Files, lifecycle: string): Files =>
  Object.fromEntries(
    Object.entries(files).map(([path, text]) => [
      path,
      String(text).replace("lifecycle: not-stated", `lifecycle: ${lifecycle}`),
    ]),
  );
const map = (registers: readonly string[]): Files => ({
  "interfaces/m.yaml": `type: register-map
id: m
title: Sample map
summary: A sample.
status: confirmed
sources: [page]
transport: rtu
blocks:
  - id: all
    title: All
    table: holding
    registers:
${registers.map((name, i) => `      - { address: ${i}, name: ${name}, type: u16, access: rw, source: page, description: A limit. }\n`).join("")}`,
});
const start = "Published since main and not before, so no new revision is needed: ";

const cases: [name: string, old: Files, next: Files, note: string | undefined][] = [
  ["nothing", sheet(""), sheet(""), undefined],
  ["a new row", sheet(""), sheet(row("outputs")), `${start}outputs of the product "a".`],
  [
    "a row that is confirmed now",
    sheet(row("outputs", "unverified")),
    sheet(row("outputs")),
    `${start}outputs of the product "a".`,
  ],
  ["a row that is still unverified", sheet(""), sheet(row("outputs", "unverified")), undefined],
  ["a lifecycle", sheet(""), stated(sheet(""), "active"), `${start}lifecycle of the product "a".`],
  ["a value that changed", stated(sheet(""), "active"), stated(sheet(""), "preview"), undefined],
  ["a whole record", {}, sheet(""), `${start}the product "a".`],
  [
    "a register, and a whole record",
    map(["FIRST"]),
    { ...map(["FIRST", "SECOND"]), ...sheet("") },
    `${start}blocks › all › registers › SECOND of the register map "m" and the product "a".`,
  ],
  [
    "many items",
    map(["R0"]),
    map(["R0", "R1", "R2", "R3", "R4", "R5", "R6"]),
    `${start}${["R1", "R2", "R3", "R4"].map((name) => `blocks › all › registers › ${name}`).join(", ")} and 2 more of the register map "m".`,
  ],
];

it.each(cases)("the note of check --since on %s", async (_name, old, next, note) => {
  const [before, after] = [
    await siteOf({ ...dictionaries, ...old }),
    await siteOf({ ...dictionaries, ...next }),
  ];
  expect(addedValuesNote(before, after, "main")).toBe(note);
});
