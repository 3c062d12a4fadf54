import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import type { Table } from "../../../../schema/generated/types.ts";
import type { Site } from "../../../site.ts";
import { dictionaries, pageAt, samplesFolder, siteOf } from "../../../tests/support/pages/site-of.ts";

const sample = readFileSync(`${samplesFolder}/interfaces/sample-composed.yaml`, "utf8");

let site: Site;
beforeAll(async () => {
  site = await siteOf({
    ...dictionaries,
    "units.yaml": readFileSync(`${samplesFolder}/units.yaml`, "utf8"),
    "interfaces/composed.yaml": sample
      .replace("sources: [sample-page]\n", "")
      .replace("summary:", "status: confirmed\nsummary:"),
    "docs/frames.md":
      '# Frames\n\n::serial-protocol{ref="sample-composed"}\n\n::frame{ref="sample-composed" message="track"}\n',
  });
});

function tables(): readonly Table[] {
  const page = pageAt(site, "/docs/frames");
  const blocks = page.type === "doc" ? page.body : [];
  return blocks.flatMap((block) => (block.kind === "table" ? block.tables : []));
}

function cells(caption: string): string[][] {
  const table = tables().find((one) => one.caption.endsWith(caption));
  return (table?.rows ?? []).map((row) => row.cells.map((cell) => cell.replace(/[\u00a0\u202f]/g, " ")));
}

test("a table of messages says what structures and groups of bits are made of", () => {
  const fields = cells(": messages")[0]?.find((cell) => cell.includes("<code>state</code>"));
  expect(fields?.split("<br>")).toEqual([
    "<code>state</code>: u16",
    "<code>state.ready</code>: bit 15",
    "<code>state.mode</code>: bits 13 to 11, 0 = off, 2 = hold",
    "<code>state.trim</code>: bits 9 to 4, signed, scale 0.5 + 0, −16° to 15.5°",
    "<code>home</code>: structure",
    "<code>home.east</code>: s16, m",
    "<code>home.north</code>: s16, m",
    "<code>points</code>: u8",
    "<code>point</code>: structure, at most 4 times, counted by points",
    "<code>point.level</code>: u16, scale 0.1, V",
    "<code>point.quality</code>: u8",
    "<code>point.quality.source</code>: bits 7 to 6",
    "<code>point.quality.satellites</code>: bits 5 to 0",
  ]);
});

test("the table of a frame counts bytes up to where they vary", () => {
  const rows = cells(": Track").map((row) => row.slice(0, 3));
  expect(rows).toEqual([
    ["0", "1", "start"],
    ["1", "1", "length"],
    ["2", "1", "token"],
    ["3", "2", "state"],
    ["5", "2", "home.east"],
    ["7", "2", "home.north"],
    ["9", "1", "points"],
    ["10", "varies", "point"],
  ]);
});

test("examples name nested values by their whole names", () => {
  expect(
    cells(": example frames")[0]
      ?.find((cell) => cell.includes("state"))
      ?.split("<br>"),
  ).toEqual([
    "<code>state.ready</code> = 1",
    "<code>state.mode</code> = hold",
    "<code>state.trim</code> = 11.5",
    "<code>home.east</code> = 100",
    "<code>home.north</code> = -100",
    "<code>points</code> = 2",
    "<code>point 1.level</code> = 1",
    "<code>point 1.quality.source</code> = 1",
    "<code>point 1.quality.satellites</code> = 5",
    "<code>point 2.level</code> = 2",
    "<code>point 2.quality.source</code> = 2",
    "<code>point 2.quality.satellites</code> = 12",
  ]);
});

test("the drawing shows what varies as one piece", () => {
  const drawing = tables().flatMap(({ drawings = [] }) => drawings)[0];
  expect(drawing?.caption).toBe("Track: frame of varying length.");
  expect(drawing?.rows.flatMap((row) => row.cells.map(({ text, note }) => [text, note])).at(-1)).toEqual([
    "point",
    "points times 3 bytes",
  ]);
});

test("the table for other programs has a row for each group of bits and each part", () => {
  const file = site.exports.find(({ format }) => format === "csv");
  const [head = [], ...rows] = String(file?.text ?? "")
    .split("\r\n")
    .filter((line) => /^(Message|track),/.test(line))
    .map((line) => line.split(","));
  const columns = ["Offset", "Bytes", "Part", "Field", "Type", "Bits"].map((name) => head.indexOf(name));
  expect(rows.slice(3).map((row) => columns.map((column) => row[column]).join(" "))).toEqual([
    "3 2 field state u16 ",
    "  part state.ready unsigned 15",
    "  part state.mode unsigned 13..11",
    "  part state.trim signed 9..4",
    "5 2 field home.east s16 ",
    "7 2 field home.north s16 ",
    "9 1 field points u8 ",
    "10  field point structure ",
    "  part point.level u16 ",
    "  part point.quality u8 ",
    "  part point.quality.source unsigned 7..6",
    "  part point.quality.satellites unsigned 5..0",
  ]);
});
