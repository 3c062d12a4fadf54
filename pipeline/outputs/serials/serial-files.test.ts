import { expect, test } from "vitest";
import { shardDigits } from "../../model/serials/registers.ts";
import { memoryEngine } from "../../tests/support/engine/memory-engine.ts";
import { siteOf } from "../../tests/support/pages/site-of.ts";
import { serialFiles } from "./serial-files.ts";

const board = `type: product
id: board
title: Board
summary: A board.
state: published
function: Does nothing.
lifecycle: not-stated
maturity: not-stated
`;
const page = `type: serial-check
id: check
title: Check
summary: A check.
state: published
body: Text.
`;

async function filesOf(csv: string) {
  const engine = memoryEngine();
  const site = await siteOf({ "products/board.yaml": board, "pages/check.yaml": page, "serials/a.csv": csv });
  expect(site.diagnostics).toEqual([]);
  const files = await serialFiles(site.serials, engine);
  return { site, shards: Object.fromEntries(files.map(({ path, bytes }) => [path, String(bytes())])) };
}

test("a shard lists the rest of each key and the device on the page's record", async () => {
  const { site, shards } = await filesOf("serial,product,hardware\r\nab12-cd34,board,A\r\nX-100,board,\r\n");
  // The browser's test has the same key.
  expect(shards["serials/e.json"]).toBe('{"afd976b9da121dbfe8c3d869b6243b6":0}\n');
  expect(Object.keys(shards)).toHaveLength(16);
  expect(Object.values(shards).filter((text) => text !== "{}\n")).toHaveLength(2);
  const record = site.records.find(({ type }) => type === "serial-check");
  expect(record).toMatchObject({
    register: {
      count: 2,
      digits: 1,
      folder: "/serials/",
      devices: [{ hardware: "A", status: "genuine" }, { status: "genuine" }],
    },
  });
});

test.each([
  ["semicolons", "serial;product;hardware\r\nab12-cd34;board;A\r\nX-100;board;\r\n"],
  ["tabs", "serial\tproduct\thardware\nab12-cd34\tboard\tA\nX-100\tboard\t\n"],
  [
    "semicolons that its first line names",
    "\ufeffsep=;\r\nserial;product;hardware\nab12-cd34;board;A\nX-100;board;\n",
  ],
])("cells of a register that are separated by %s are read as those with commas", async (_name, csv) => {
  const commas = await filesOf("serial,product,hardware\nab12-cd34,board,A\nX-100,board,\n");
  expect((await filesOf(csv)).shards).toEqual(commas.shards);
});

test("no number is in the record or in a shard, in any form", async () => {
  const { site, shards } = await filesOf('serial,product,note\nab12-cd34,board,"A, b"\n');
  const output = (JSON.stringify([site.records, site.links]) + JSON.stringify(shards)).toUpperCase();
  expect(output).not.toContain("AB12-CD34");
  expect(output).not.toContain("AB12CD34");
});

test("without a number there is no shard", async () => {
  expect((await filesOf("serial,product\n")).shards).toEqual({});
});

test.each([
  [0, 0],
  [1, 1],
  [512, 1],
  [513, 2],
  [8_192, 2],
  [8_193, 3],
])("%i numbers stand in shards named by %i digits", (count, digits) => {
  expect(shardDigits(count)).toBe(digits);
});
