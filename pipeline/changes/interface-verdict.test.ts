import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { Site } from "../site.ts";
import { type Files, samplesFolder, siteOf } from "../tests/support/pages/site-of.ts";
import { changesMarkdown } from "./changes-markdown.ts";
import { changesText } from "./changes-text.ts";
import { compareSites } from "./compare-sites.ts";
import { interfaceVerdict } from "./interface-verdict.ts";

const names = ["map", "can", "binary", "connector", "supply", "cable"].map(
  (id) => `interfaces/sample-${id}.yaml`,
);
const files: Files = Object.fromEntries(
  ["units.yaml", ...names].map((name) => [name, readFileSync(`${samplesFolder}/${name}`, "utf8")]),
);
const states = { from: { revision: "main", commit: "0".repeat(40) }, to: "now" };

let old: Site;
beforeAll(async () => {
  old = await siteOf(files, { review: true });
});

async function changesWith(name: string, from: string, to: string) {
  const text = String(files[name]);
  expect(text).toContain(from);
  return compareSites(old, await siteOf({ ...files, [name]: text.replace(from, to) }, { review: true }));
}

const [map = "", can = "", binary = "", connector = "", , cable = ""] = names;

test.each([
  [
    binary,
    "name: voltage, type: u16",
    "name: voltage, type: s16",
    "messages › state › fields › voltage › type is another one",
  ],
  [binary, "factor: 0.01", "factor: 0.02", "messages › state › fields › voltage › factor is another one"],
  [binary, "      - { name: offset, type: s16 }\n", "", "messages › state › fields › offset is gone"],
  [
    binary,
    "      - { name: offset, type: s16 }\n",
    "      - { name: more, type: u8 }\n      - { name: offset, type: s16 }\n",
    "messages › state › fields › more is new",
  ],
  [binary, "counts: [token, payload]", "counts: [payload]", "framing › length › counts"],
  [can, "name: Lamp, start: 4", "name: Lamp, start: 6", "signals › Lamp › start is another one"],
  [can, "bitRate: 500000", "bitRate: 250000", "bus › bitRate is another one"],
  [can, "name: Voltage,", "name: Volts,", "has another name"],
  [map, "address: 18, type: enum, access: rw", "address: 18, type: enum, access: r", "access is another one"],
  [map, "access: r, unit: V", "access: r, unit: mV", "unit is another one"],
])("%s with %j as %j breaks firmware", async (name, from, to, reason) => {
  const verdict = interfaceVerdict(await changesWith(name, from, to));
  expect(verdict?.firmware.join("\n")).toContain(reason);
  expect(verdict?.wiring).toEqual([]);
});

test.each([
  [connector, "name: GND", "name: COM"],
  [connector, "pinCount: 4", "pinCount: 5"],
  [cable, "{ from: 3, to: 2, colour: YE, pair: bus }", "{ from: 3, to: 4, colour: YE, pair: bus }"],
])("%s with %j as %j breaks wiring", async (name, from, to) => {
  const verdict = interfaceVerdict(await changesWith(name, from, to));
  expect(verdict?.firmware).toEqual([]);
  expect(verdict?.wiring.length).toBeGreaterThan(0);
});

test.each([
  [can, "description: Which sample.", "description: Which one."],
  [can, "max: 600", "max: 500"],
  [can, "period: 100", "period: 200"],
  // A value that was not stated is stated now, or may be written as well.
  [map, "address: 16, type: u16, count: 2, access: r,", "address: 16, type: u16, count: 2, access: rw,"],
  [map, "type: u64, access: r,", "type: u64, access: r, unit: s, static: true,"],
  [
    connector,
    "class: ground, direction: passive,",
    "class: ground, direction: passive, maxCurrent: { max: 1, unit: A },",
  ],
  [map, "title: Sample registers", "title: Registers"],
  [cable, "colour: YE", "colour: WH"],
  [
    binary,
    "  - id: state\n",
    '  - { id: new, token: "83", name: New, direction: from-device }\n  - id: state\n',
  ],
])("%s with %j as %j breaks nothing", async (name, from, to) => {
  expect(interfaceVerdict(await changesWith(name, from, to))).toEqual({ firmware: [], wiring: [] });
});

describe("the verdict is said", () => {
  test("at the end, with its reasons", async () => {
    const changes = await changesWith(binary, "type: s16", "type: s32");
    expect(changesText(states, changes)).toMatch(
      /files\.\n\nBreaking for firmware:\n {2}serial-protocol sample-binary: messages › state › fields › offset › type is another one\nNot breaking for wiring\.\n$/,
    );
    expect(changesMarkdown(states, changes)).toContain(
      "### For firmware and wiring\n\nBreaking for firmware:\n\n- `serial-protocol sample-binary: messages",
    );
  });

  test("as neither where nothing breaks, and not at all where no interface changed", async () => {
    const changes = await changesWith(can, "max: 600", "max: 500");
    expect(changesText(states, changes)).toMatch(/Breaking neither for firmware nor for wiring: [^\n]+\n$/);
    expect(interfaceVerdict(await changesWith("units.yaml", "name: volt", "name: Volt"))).toBeUndefined();
  });

  test("for a record that is gone", async () => {
    const { [binary]: _, ...others } = files;
    const changes = compareSites(old, await siteOf(others, { review: true }));
    expect(interfaceVerdict(changes)?.firmware).toEqual(["serial-protocol sample-binary is gone"]);
  });
});
