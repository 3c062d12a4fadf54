import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { Site } from "../site.ts";
import { memoryEngine } from "../tests/support/engine/memory-engine.ts";
import { samplesFolder, siteOfFolder } from "../tests/support/pages/site-of.ts";
import { unrecordedValues } from "./unrecorded-values.ts";

const board = "products/boards/sample-board.yaml";
const engine = memoryEngine();
let old: Site;
beforeAll(async () => {
  old = await siteOfFolder(samplesFolder, { engine });
});

/** The revisions that are requested after a part of some sample files became another one. */
async function findingsAfter(...edits: readonly (readonly [path: string, from: string, to: string])[]) {
  const folder = mkdtempSync(join(tmpdir(), "fairlead-kinds-"));
  try {
    cpSync(samplesFolder, folder, { recursive: true });
    for (const [path, from, to] of edits) {
      const text = readFileSync(join(folder, path), "utf8");
      expect(text).toContain(from);
      writeFileSync(join(folder, path), text.replace(from, to));
    }
    const next = await siteOfFolder(folder, { engine });
    return unrecordedValues(old, next, "main").map(({ file, message }) => `${file}: ${message}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test("a product's drawing, order codes, part number, lifecycle and interfaces need a new revision", async () => {
  const found = await findingsAfter(
    [board, "x: 0.076, y: 0.041", "x: 0.075, y: 0.041"],
    [board, "x: 0.02, y: 0.035", "x: 0.02, y: 0.034"],
    [board, "orderCode: SAMPLE-1-ONE", "orderCode: SAMPLE-1-A"],
    [board, "partNumber: SAMPLE-1", "partNumber: SAMPLE-2"],
    [board, "direction: in, count: 2", "direction: out, count: 3"],
    [board, "accessories: [sample-module]", "accessories: []"],
    [board, '{ id: A, date: "2025-01-02"', '{ id: A, date: "2025-01-01"'],
  );
  const expected = [
    "partNumber changed from SAMPLE-1 to SAMPLE-2 since main, and no new revision says so.",
    "interfaces › j1 › direction changed from in to out since main, and no new revision says so.",
    "interfaces › j1 › count changed from 2 to 3 since main, and no new revision says so.",
    "hardwareRevisions › A › date changed from 2025-01-02 to 2025-01-01 since main, and no new revision says so.",
    "datasheet › drawing › holes › 2 › x changed from 0.076 to 0.075 since main, and no new revision says so.",
    "datasheet › drawing › connectors › 1 › y changed from 0.035 to 0.034 since main, and no new revision says so.",
    "accessories › sample-module was sample-module and is gone since main, and no new revision says so.",
    'datasheet › ordering › SAMPLE-1-ONE was {"orderCode":"SAMPLE-1-ONE","variant":"one","contents":"A board.","packaging":"Bag","lifecycle":"obsolete"} and is gone since main, and no new revision says so.',
  ].map((one) => `${board}: The published value ${one}`);
  expect([...found].sort()).toEqual(expected.sort());
});

test("packaging and lifecycle of an order code need one, a new code and words about the product do not", async () => {
  const found = await findingsAfter(
    [board, "packaging: Bag, lifecycle: obsolete", "packaging: Tray, lifecycle: active"],
    [
      board,
      "  revisionHistory:",
      "    - { orderCode: SAMPLE-1-TWO, contents: A board. }\n  revisionHistory:",
    ],
    [board, "function: Shows every field", "function: Shows all fields"],
    [board, "applications: [Samples]", "applications: [Examples]"],
    [board, "position: 1", "position: 2"],
    [board, "interfaces:\n", "interfaces:\n  - { id: j2, name: J2, connects: A lamp }\n"],
  );
  expect(found).toEqual([
    `${board}: The published value datasheet › ordering › SAMPLE-1-ONE › packaging changed from Bag to Tray since main, and no new revision says so.`,
    `${board}: The published value datasheet › ordering › SAMPLE-1-ONE › lifecycle changed from obsolete to active since main, and no new revision says so.`,
  ]);
});

test("tools, notices, legal texts, and the units and parameters of published values need one too", async () => {
  const edits = [
    ["tools/sample-tool.yaml", "status: stable", "status: beta"],
    ["notices/sample-erratum.yaml", "fixedIn: B", "fixedIn: A"],
    ["legal/sample-terms.yaml", "body: A sample.", "body: Another sample."],
    ["legal/sample-terms.yaml", "A sample may **break**.", "A sample must **break**."],
    ["units.yaml", 'symbol: "°C"', "symbol: degC"],
    ["parameters.yaml", "name: Fused,", "name: Fuse,"],
    ["parameters.yaml", "name: Finish,", "name: Surface,"],
    ["parameters.yaml", "better: higher", "better: lower"],
  ] as const;
  expect(await findingsAfter(...edits)).toEqual([
    "legal/sample-terms.yaml: The published value facts › samples › statements › 1 › text changed from A sample may **break**. to A sample must **break**. since main, and no new revision says so.",
    "legal/sample-terms.yaml: The published value body changed from A sample. to Another sample. since main, and no new revision says so.",
    "notices/sample-erratum.yaml: The published value fixedIn changed from B to A since main, and no new revision says so.",
    'parameters.yaml: The name of the parameter "fused" changed from Fused to Fuse since main. Published values of the product "sample-board" have this parameter, and no new revision says so.',
    "tools/sample-tool.yaml: The published value status changed from stable to beta since main, and no new revision says so.",
    'units.yaml: The symbol of the unit "degC" changed from °C to degC since main. Published values of the can message set "sample-can" and the product "sample-board" have this unit, and no new revision says so.',
  ]);
  const recorded = [
    ["tools/sample-tool.yaml", 'revision: "1"', 'revision: "2"'],
    ["notices/sample-erratum.yaml", 'updated: "2025-01-03"', 'updated: "2025-01-04"'],
    ["legal/sample-terms.yaml", 'version: "1"', 'version: "2"'],
    [board, '\n  revision: "1"', '\n  revision: "2"'],
    ["interfaces/sample-can.yaml", 'revision: "3"', 'revision: "4"'],
  ] as const;
  expect(await findingsAfter(...edits, ...recorded)).toEqual([]);
});
