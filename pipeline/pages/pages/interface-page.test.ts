import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { InterfacePage } from "../../../schema/generated/types.ts";
import type { Site } from "../../site.ts";
import {
  dictionaries,
  pageAt,
  productWith,
  samplesFolder,
  sheet,
  siteOf,
  siteOfFolder,
} from "../../tests/support/pages/site-of.ts";

const sets = ["sample-can", "sample-blocks", "sample-map", "sample-binary", "sample-serial"];
let site: Site;
beforeAll(async () => {
  const folder = join(mkdtempSync(join(tmpdir(), "fairlead-")), "data");
  cpSync(samplesFolder, folder, { recursive: true });
  const settings = join(folder, "site.yaml");
  const routes = readFileSync(settings, "utf8").replace(
    /^routes:$/m,
    "routes:\n  interface: /interfaces/{id}",
  );
  writeFileSync(settings, routes);
  site = await siteOfFolder(folder);
  rmSync(join(folder, ".."), { recursive: true });
});

function setPage(id: string): InterfacePage {
  const page = pageAt(site, `/interfaces/${id}`);
  if (page.type !== "interface") throw new Error(`${id} is no interface.`);
  return page;
}

const contents = (id: string) => setPage(id).toc.map(({ level, id: anchor }) => `${level} ${anchor}`);
const headsOf = (id: string) =>
  setPage(id).body.flatMap((block) =>
    block.kind === "html" ? [block.html.replace(/ <a class="heading-anchor".*?<\/a>/, "")] : [],
  );
/** The first cells of the table whose caption ends so. */
function firstCells(id: string, caption: string): (string | undefined)[] {
  const tables = setPage(id).body.flatMap((block) => (block.kind === "table" ? block.tables : []));
  const rows = tables.find((table) => table.caption.endsWith(caption))?.rows ?? [];
  return rows.map(({ cells }) => cells[0]);
}

describe("the page of a set", () => {
  test("lists a heading for each message, block and command in its contents", () => {
    expect(contents("sample-can")).toEqual([
      ...["2 part-bus", "2 part-messages", "3 message-Status"],
      ...["3 message-PositionOfTheVesselAfterAllCorrections", "3 message-Service"],
      ...["2 part-documentation", "2 part-sources"],
    ]);
    expect(contents("sample-blocks")).toEqual([
      ...["2 part-access", "2 part-blocks", "3 block-head", "3 block-curve", "3 block-point", "3 block-tail"],
      ...["2 part-examples", "2 part-sources"],
    ]);
    expect(contents("sample-serial").slice(0, 3)).toEqual([
      ...["2 part-framing", "2 part-messages"],
      expect.stringMatching(/^3 message-/),
    ]);
  });

  test.each(sets)("has each id once, in %s", (id) => {
    const { anchors, body } = setPage(id);
    expect(anchors.filter((anchor, n) => anchors.indexOf(anchor) !== n)).toEqual([]);
    const drawn = body.flatMap((block) => {
      if (block.kind === "html") return [...block.html.matchAll(/ id="([^"]*)"/g)].map(([, found]) => found);
      if (block.kind !== "table") return [];
      return block.tables.flatMap(({ rows }) => rows.flatMap(({ anchor }) => anchor ?? []));
    });
    expect(drawn.filter((anchor, n) => drawn.indexOf(anchor) !== n)).toEqual([]);
    expect(anchors).toEqual(expect.arrayContaining(drawn));
  });

  test("has the anchors that the rows of a product's page have", () => {
    const { anchors } = pageAt(site, "/products/boards/sample-board");
    // Those of the sample of supported messages are on another page.
    const others = ["message-heartbeat", "message-attitude"];
    const ofSets = anchors.filter(
      (anchor) => /^(message|signal|register)-/.test(anchor) && !others.includes(anchor),
    );
    const own = new Set(sets.flatMap((id) => setPage(id).anchors));
    expect(ofSets.length).toBeGreaterThan(20);
    expect(ofSets.filter((anchor) => !own.has(anchor))).toEqual([]);
  });

  test("says the facts of a message below its heading", () => {
    expect(headsOf("sample-can")[2]).toBe(
      '<h3 id="message-Status" aria-label="Status">Status</h3>\n<p>Identifier <code>0x1A0</code> (416 in decimal, 11 bits), 8 bytes, every 100\u00a0ms, sender Board, direction: sent</p>\n<p>A sample of a message with simple multiplexing.</p>\n<pre tabindex="0"><code># the first example\ncansend can0 1A0#111194FF9C000000\n# candump: can0  1A0   [8]  11 11 94 FF 9C 00 00 00</code></pre>\n',
    );
    expect(headsOf("sample-can")[3]).toContain("<code>0x18FF50E5</code> (419385573 in decimal, 29 bits)");
    expect(headsOf("sample-blocks")[2]).toBe(
      '<h3 id="block-head" aria-label="Head">Head</h3>\n<p>Holding registers, first address <code>0x9C40</code> (40000 in decimal), 6 registers</p>\n',
    );
  });

  test("leads from its overview to the headings", () => {
    expect(firstCells("sample-can", ": messages")[0]).toMatch(
      /^<a href="#message-Status"><code>Status<\/code><\/a>/,
    );
    expect(firstCells("sample-blocks", ": blocks")).toEqual([
      '<a href="#block-head">Head</a>',
      '<a href="#block-curve">Curve</a>',
      '<a href="#block-point">Point of a curve</a>',
      '<a href="#block-tail">Tail</a>',
    ]);
    for (const cell of firstCells("sample-serial", ": messages")) expect(cell).toMatch(/^<a href="#message-/);
  });

  test("has its files above its tables", () => {
    for (const id of sets) {
      const kinds = setPage(id).body.map(({ kind }) => kind);
      expect(kinds.indexOf("exports"), id).toBe(kinds.indexOf("html") - 1);
    }
  });
});

test("the page of a product keeps the ids in the rows of the overview", () => {
  const page = pageAt(site, "/products/boards/sample-board");
  if (page.type !== "product") throw new Error("The sample is a product.");
  const block = page.protocols?.find(({ title }) => title === "Sample messages")?.blocks[0];
  const overview = block?.kind === "table" ? block.tables[1] : undefined;
  expect(overview?.rows[0]?.anchor).toBe("message-Status");
});

test("a message without an example has a frame of zeros, which its text says", async () => {
  const made = await siteOf({
    ...dictionaries,
    "site.yaml": 'title: Sample\nroutes: { interface: "/interfaces/{id}" }\n',
    "products/boards/board.yaml": productWith(sheet),
    "interfaces/can.yaml":
      'type: can-message-set\nid: can\ntitle: Sample\nproducts: [board]\nstatus: preliminary\nbus: { idType: extended, protocol: j1939 }\nmessages:\n  - { id: "0x18FEF100", name: Speed, length: 3, signals: [] }\n  - { id: "0x18FEE300", name: Long, length: 40, signals: [] }\n',
  });
  const page = pageAt(made, "/interfaces/can");
  const heads =
    page.type === "interface" ? page.body.flatMap((b) => (b.kind === "html" ? [b.html] : [])) : [];
  expect(heads.map((html) => /<pre.*<\/pre>/s.exec(html)?.[0])).toEqual([
    undefined,
    undefined,
    '<pre tabindex="0"><code># every bit is 0 here\ncansend can0 18FEF100#000000\n# candump: can0  18FEF100   [3]  00 00 00</code></pre>',
    undefined,
  ]);
});

test("named values of a signal, a field and a register are in the order of their numbers", async () => {
  const values = "values: [{ value: 3, name: Third }, { value: 0, name: Zero }, { value: 1, name: First }]";
  const head = (type: string): string =>
    `type: ${type}\nid: ${type}\ntitle: Sample\nproducts: [board]\nstatus: preliminary\n`;
  const text = await siteOf({
    ...dictionaries,
    "products/boards/board.yaml": productWith(sheet),
    "interfaces/can.yaml": `${head("can-message-set")}bus: { idType: standard }\nmessages: [{ id: "0x1", name: Go, length: 1, signals: [{ name: Mode, start: 0, length: 2, ${values} }] }]\n`,
    "interfaces/map.yaml": `${head("register-map")}transport: rtu\nblocks: [{ id: all, title: All, table: holding, registers: [{ name: MODE, address: 0, type: enum, ${values} }, { name: BITS, address: 1, type: bits, fields: [{ name: PART, bits: 1..0, ${values} }] }] }]\n`,
    "interfaces/serial.yaml": `${head("serial-protocol")}physical: {}\nframing: { kind: text, encoding: ascii, start: "24", end: "0A", separator: " " }\nmessages: [{ id: go, token: g, name: Go, direction: to-device, fields: [{ name: mode, type: decimal, ${values} }] }]\n`,
  }).then((made) => JSON.stringify(pageAt(made, "/products/board")));
  const cells = text.match(/\d\u00a0=\u00a0\w+(?:<br>|, )\d\u00a0=\u00a0\w+(?:<br>|, )\d\u00a0=\u00a0\w+/g);
  const inWords = cells?.map((cell) => cell.replace(/\u00a0/g, "").replace(/<br>/g, ", "));
  expect(inWords).toEqual(Array(4).fill("0=Zero, 1=First, 3=Third"));
});
