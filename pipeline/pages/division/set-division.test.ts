import { beforeAll, describe, expect, test } from "vitest";
import type { InterfacePage, Table } from "../../../schema/generated/types.ts";
import type { Site } from "../../site.ts";
import { dictionaries, pageAt, productWith, sheet, siteOf } from "../../tests/support/pages/site-of.ts";

const head = (type: string, id: string): string =>
  `type: ${type}\nid: ${id}\ntitle: Sample ${id}\nproducts: [board]\nstatus: preliminary\n`;

const signals = Array.from(
  { length: 4 },
  (_, s) => `{ name: Value${s}, start: ${s * 16}, length: 16, description: Measured once a turn. }`,
).join(", ");
const message = (m: number): string =>
  `  - { id: "0x${(256 + m).toString(16).toUpperCase()}", name: Message${m}, length: 8, sender: ${m % 2 === 0 ? "Axis" : "Host"}, ${m === 3 ? 'description: "See [the other](#message-Message4).", ' : ""}signals: [${signals}] }\n`;
const can = (count: number): string =>
  `${head("can-message-set", "can")}bus: { idType: standard }\nnodes: [{ name: Axis }, { name: Host }]\nmessages:\n${Array.from({ length: count }, (_, m) => message(m)).join("")}`;

const fields = [0, 1, 2, 3].map((f) => `{ name: PART${f}, bits: ${f * 4 + 3}..${f * 4} }`).join(", ");
const block = (b: number, count: number): string =>
  `  - id: part${b}\n    title: Part ${b}\n    registers:\n${Array.from(
    { length: count },
    (_, r) =>
      `      - { name: P${b}_REG${r}, address: ${b * 4096 + r * 4}, type: bits, width: 32, fields: [${fields}] }\n`,
  ).join("")}`;
const map = (sizes: readonly number[]): string =>
  `${head("register-map", "map")}transport: memory\nblocks:\n${sizes.map((size, b) => block(b, size)).join("")}`;

const doc = [
  "[signal](/interfaces/can#signal-Message78-Value2)",
  "[message](/interfaces/can#message-Message41)",
  "[register](/interfaces/map#register-p0_reg80)",
  "[block](/interfaces/map#block-part1)",
  "[row](/products/board#register-p0_reg80)",
  "[overview](/products/board#block-part1)",
].join("\n\n");

const files = (sets: { readonly can: string; readonly map: string }, text: string) => ({
  ...dictionaries,
  "site.yaml": 'title: Sample\nroutes: { interface: "/interfaces/{id}" }\n',
  "products/boards/board.yaml": productWith(sheet),
  "docs/intro.md": `# Intro\n\n${text}\n`,
  "interfaces/can.yaml": sets.can,
  "interfaces/map.yaml": sets.map,
});

const clash =
  "type: page\nid: clash\nroute: /interfaces/can/Host-2\ntitle: Clash\nsummary: A page of the author.\nstate: published\nbody: Text.\n";
const large = { can: can(80), map: map([100, 5]) };
const small = { can: can(3), map: map([2, 2]) };
let site: Site;
beforeAll(async () => {
  site = await siteOf({ ...files(large, doc), "pages/clash.yaml": clash });
});

const at = (pathname: string): InterfacePage => {
  const page = pageAt(site, pathname);
  if (page.type !== "interface") throw new Error(`${pathname} is no interface.`);
  return page;
};
const below = (pathname: string): string[] =>
  site.records.flatMap(({ pathname: found, type }) =>
    type === "interface" && found.startsWith(`${pathname}/`) ? [found] : [],
  );
const tablesOf = ({ body }: InterfacePage): Table[] =>
  body.flatMap((part) => (part.kind === "table" ? part.tables : []));
const partsOf = (ids: readonly string[]): string[] =>
  ids.filter((id) => /^(message|signal|block|register)-/.test(id));

describe("a set that is too large for a page", () => {
  test("has a page for each sender or block, which other outputs know as any page", () => {
    expect(below("/interfaces/can")).toEqual([
      "/interfaces/can/Axis",
      "/interfaces/can/Axis-2",
      "/interfaces/can/Host",
      // An author has given the address Host-2 to another page.
      "/interfaces/can/Host-2.2",
    ]);
    expect(below("/interfaces/map")[0]).toBe("/interfaces/map/part0");
    expect(below("/interfaces/map")).toContain("/interfaces/map/part1");
    for (const pathname of [...below("/interfaces/can"), ...below("/interfaces/map")])
      expect(site.links.pages[pathname]?.source).toMatch(/^interfaces\//);
    expect(site.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  });

  test("has each id on one page of its parts, and on its first page, where a former link leads", () => {
    for (const first of ["/interfaces/can", "/interfaces/map"]) {
      const ids = below(first).flatMap((pathname) => partsOf(at(pathname).anchors));
      expect(new Set(ids).size).toBe(ids.length);
      expect([...ids].sort()).toEqual(partsOf(at(first).anchors).sort());
    }
    expect(partsOf(at("/interfaces/can").anchors)).toHaveLength(80 * 5);
  });

  test("is listed whole on its first page, which has no part of it", () => {
    const [, overview] = tablesOf(at("/interfaces/can"));
    expect(overview?.rows[1]?.anchor).toBe("message-Message2");
    expect(overview?.rows[1]?.cells[0]).toMatch(
      /^<a href="\/interfaces\/can\/Axis#message-Message2"><code>Message2<\/code><\/a><span id="signal-Message2-Value0"><\/span>/,
    );
    const rows = tablesOf(at("/interfaces/can")).map((table) => table.rows.length);
    expect(rows.slice(1).reduce((sum, count) => sum + count, 0)).toBe(80);
    expect(rows).toHaveLength(1 + below("/interfaces/can").length);
    expect(at("/interfaces/can").toc.map(({ level, text }) => `${level} ${text}`)).toEqual([
      ...["2 Bus", "2 Messages", "3 Messages of Axis, part 1 of 2", "3 Messages of Axis, part 2 of 2"],
      ...["3 Messages of Host, part 1 of 2", "3 Messages of Host, part 2 of 2"],
    ]);
  });

  test("leads from page to page and back to the first one", () => {
    const { previous, next, breadcrumbs, title } = at("/interfaces/can/Axis");
    expect([previous?.href, next?.href]).toEqual(["/interfaces/can", "/interfaces/can/Axis-2"]);
    expect(breadcrumbs[0]).toEqual({ title: "Sample can", href: "/interfaces/can" });
    expect(title).toBe("Sample can: Messages of Axis, part 1 of 2");
    expect(at("/interfaces/can").next?.href).toBe("/interfaces/can/Axis");
  });

  test("has the same pages where some of them are made alone", async () => {
    const pathnames = new Set(["/interfaces/can/Axis-2", "/interfaces/map"]);
    const some = await siteOf({ ...files(large, doc) }, { only: { pathnames, files: new Set() } });
    for (const pathname of pathnames) expect(pageAt(some, pathname)).toEqual(at(pathname));
  });

  test("has its bits drawn where registers have several fields", () => {
    const [registers] = tablesOf(at("/interfaces/map/part1"));
    expect(registers?.drawings).toHaveLength(5);
    expect(registers?.drawings?.[0]?.summary).toBe(
      "Bits of P1_REG0: PART0 is bits 3 to 0; PART1 is bits 7 to 4; PART2 is bits 11 to 8; PART3 is bits 15 to 12.",
    );
  });
});

describe("links to a part of a set", () => {
  const hrefs = (text: string): (string | undefined)[] =>
    [...text.matchAll(/href=\\?"([^"\\]*#[^"\\]*)/g)].map(([, href]) => href);

  test("lead to the page that shows it, whichever page they name", () => {
    const page = pageAt(site, "/docs/intro");
    const found = hrefs(JSON.stringify("body" in page ? page.body : []));
    const register = found[2]?.split("#")[0];
    expect(register).toMatch(/^\/interfaces\/map\/part0-\d$/);
    expect(found).toEqual([
      "/interfaces/can/Axis-2#signal-Message78-Value2",
      "/interfaces/can/Host#message-Message41",
      `${register}#register-p0_reg80`,
      "/interfaces/map/part1#block-part1",
      `${register}#register-p0_reg80`,
      "/products/board#block-part1",
    ]);
    expect(at(register ?? "").anchors).toContain("register-p0_reg80");
  });

  test("lead from the text of one part to another page", () => {
    expect(hrefs(JSON.stringify(at("/interfaces/can/Host").body))).toContain(
      "/interfaces/can/Axis#message-Message4",
    );
  });

  test("that is not there are reported", async () => {
    const made = await siteOf(files(small, "[no](/interfaces/can#signal-Message2-Value9)"));
    expect(made.diagnostics.map(({ code }) => code)).toContain("anchor-not-found");
  });
});

describe("the page of a product", () => {
  const protocols = (made: Site) => {
    const page = pageAt(made, "/products/board");
    if (page.type !== "product") throw new Error("It is no product.");
    return (page.protocols ?? []).map(({ title, blocks }) => [
      title,
      blocks.flatMap((part) => (part.kind === "table" ? part.tables.map(({ caption }) => caption) : [])),
    ]);
  };

  test("shows the overview of a large set, with the ids of its rows", () => {
    expect(protocols(site)).toEqual([
      ["Sample can", ["Sample can: bus", "Sample can: messages"]],
      ["Sample map", ["Sample map: blocks"]],
    ]);
    expect(pageAt(site, "/products/board").anchors).toEqual(
      expect.arrayContaining(["message-Message7", "signal-Message7-Value1", "register-p0_reg80"]),
    );
  });

  test("shows a small set whole, and any set that has no page of its own", async () => {
    const made = await siteOf(files(small, ""));
    expect(protocols(made).flat(2)).toContain("Message2: signals");
    expect(made.records.filter(({ type }) => type === "interface")).toHaveLength(2);
    const without = await siteOf({ ...files(large, ""), "site.yaml": "title: Sample\n" });
    expect(protocols(without).flat(2)).toContain("Message79: signals");
  });
});
