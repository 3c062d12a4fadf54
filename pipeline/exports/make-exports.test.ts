import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { ownSchemas } from "../sources/validate/own-schemas.ts";
import { memoryEngine } from "../tests/support/engine/memory-engine.ts";
import { type Files, siteOf } from "../tests/support/pages/site-of.ts";
import { exportsIndex } from "./exports-index.ts";

const map = (status: string, second = ""): Files => ({
  "interfaces/map.yaml": `type: register-map
id: pump
title: Pump
${status}transport: rtu
blocks:
  - id: a
    title: A
    registers:
      - { name: SPEED, description: Speed. }
      - { name: FLOW, description: Flow.${second} }
`,
  "docs/a.md": '# A\n\n::register-map{ref="pump"}\n',
});
const CONFIRMED = "status: confirmed\n";
/** The tables of registers; that JSON is made beside them makes no difference here. */
const tablesOf = async (files: Files) =>
  (await siteOf(files)).exports.filter(({ format }) => format === "csv");
const names = async (files: Files): Promise<string[]> =>
  (await tablesOf(files)).map(({ pathname }) => pathname);

describe("files are made", () => {
  test("of facts", async () => {
    expect(await names(map(CONFIRMED))).toEqual(["/exports/register-map/pump.csv"]);
  });

  test("of nothing where the status is missing, unverified or withdrawn", async () => {
    expect(await names(map(""))).toEqual([]);
    expect(await names(map("status: unverified\n"))).toEqual([]);
    expect(await names(map("status: withdrawn\n"))).toEqual([]);
  });

  test("with preliminary content only where the name says so", async () => {
    const tables = await tablesOf(map(CONFIRMED, ", status: preliminary"));
    const [final, preliminary] = tables;
    expect(tables).toHaveLength(2);
    expect(final?.pathname).toBe("/exports/register-map/pump.csv");
    expect(final?.text).not.toContain("FLOW");
    expect(final?.status).toBe("confirmed");
    expect(preliminary?.pathname).toBe("/exports/register-map/pump.preliminary.csv");
    expect(preliminary?.text).toContain("FLOW");
    expect(preliminary?.status).toBe("preliminary");
    expect(preliminary?.content).not.toBe(final?.content);
  });

  test("under a preliminary name alone where nothing is a fact", async () => {
    expect(await names(map("status: preliminary\n"))).toEqual(["/exports/register-map/pump.preliminary.csv"]);
  });
});

test("a preliminary value changes no final file", async () => {
  const [before] = await tablesOf(map(CONFIRMED, ", status: preliminary"));
  const [after] = await tablesOf(map(CONFIRMED, " It may change., status: preliminary"));
  expect(after).toEqual(before);
});

test("size and check sum are those of the text", async () => {
  for (const { text, bytes, sha256 } of (await siteOf(map(CONFIRMED))).exports) {
    expect(bytes).toBe(Buffer.byteLength(text));
    expect(sha256).toBe(createHash("sha256").update(text).digest("hex"));
  }
});

test("the index fits its schema", async () => {
  const { exports } = await siteOf(map(CONFIRMED));
  expect(() => ownSchemas().validateValue("exports-index", exportsIndex(exports))).not.toThrow();
});

describe("a site with files", () => {
  test("lists them on the page that shows the record, on /exports and in the link index", async () => {
    const site = await siteOf(map(CONFIRMED));
    const address = "/exports/register-map/pump.csv";
    const bodyOf = (pathname: string): string =>
      JSON.stringify(site.records.find((record) => record.pathname === pathname));
    expect(bodyOf("/docs/a")).toContain(address);
    expect(bodyOf("/exports")).toContain(address);
    expect(site.links.files).toEqual([address, "/exports/register-map/pump.json"]);
    expect(site.links.pages["/exports"]?.anchors).toEqual([
      "files-of-register-map",
      "exports-register-map-pump",
    ]);
  });

  test("offers them once on a page that embeds the record twice", async () => {
    const files = {
      ...map(CONFIRMED),
      "docs/a.md": '# A\n\n::register-map{ref="pump"}\n\n::register-map{ref="pump"}\n',
    };
    const page = JSON.stringify((await siteOf(files)).records.find(({ pathname }) => pathname === "/docs/a"));
    expect(page.match(/"kind":"exports"/g)).toHaveLength(1);
  });

  test("lets prose link to them and to their list, and to no others", async () => {
    const text =
      "# A\n\n[list](/exports) [file](/exports/register-map/pump.csv) [none](/exports/register-map/pump.dbc)\n";
    const site = await siteOf({ ...map(CONFIRMED), "docs/a.md": text });
    expect(site.diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ["link-not-found", expect.stringContaining("/exports/register-map/pump.dbc")],
    ]);
  });
});

test("a site without files has no page for them", async () => {
  const site = await siteOf({ "docs/a.md": "# A\n\nText.\n" });
  expect(site.exports).toEqual([]);
  expect(site.records.map(({ pathname }) => pathname)).not.toContain("/exports");
});

test("a file is what it would be without a store, also where keys have another order", async () => {
  const register = (fields: string): Files => ({
    "interfaces/map.yaml": `type: register-map
id: pump
title: Pump
status: confirmed
transport: rtu
blocks:
  - id: a
    title: A
    table: holding
    registers:
      - { name: MODE, address: 0, type: enum, description: Mode., values: [{ ${fields} }] }
`,
  });
  const textsOf = async (files: Files, engine = memoryEngine()) =>
    (await siteOf(files, { engine })).exports.map(({ pathname, text }) => [pathname, text]);
  const engine = memoryEngine();
  await textsOf(register("value: 0, name: dark"), engine);
  const other = register("name: dark, value: 0");
  expect(await textsOf(other, engine)).toEqual(await textsOf(other));
});
