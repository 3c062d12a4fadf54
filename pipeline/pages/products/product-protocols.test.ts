import { beforeAll, describe, expect, test } from "vitest";
import type { ProductPage } from "../../../schema/generated/types.ts";
import type { Site } from "../../site.ts";
import {
  codes,
  dictionaries,
  type Files,
  pageAt,
  printed,
  productWith,
  samplesFolder,
  sheet,
  siteOf,
  siteOfFolder,
} from "../../tests/support/pages/site-of.ts";

let samples: Site;
beforeAll(async () => {
  samples = await siteOfFolder(samplesFolder);
});

function productAt(site: Site, pathname: string): ProductPage {
  const page = pageAt(site, pathname);
  if (page.type !== "product") throw new Error(`${pathname} is no product.`);
  return page;
}

const sentences = (id: string, more = ""): string =>
  `type: message-support\nid: ${id}\ntitle: Sentences ${id}\nstatus: preliminary\nstandard: nmea-0183\n${more}items:\n  - { message: GGA, direction: in }\n`;
const menu = "title: Sample\nnavigation:\n  - { label: Docs, to: /docs/intro }\n";
const intro = "---\ntitle: Introduction\ndescription: Text of a sample.\n---\n\nText.\n";
const filesWith = (more: Files): Files => ({
  ...dictionaries,
  "site.yaml": menu,
  "docs/intro.md": intro,
  "products/boards/board.yaml": productWith(sheet),
  ...more,
});

describe("a product's page", () => {
  test("shows every protocol that names the product with its tables and files, below its interfaces", () => {
    const page = productAt(samples, "/products/boards/sample-board");
    expect(
      page.protocols?.map(({ anchor, title, blocks }) => [anchor, title, blocks.map(({ kind }) => kind)]),
    ).toEqual([
      ["protocol-sample-can", "Sample messages", ["table", "exports"]],
      ["protocol-sample-map", "Sample registers", ["table", "exports"]],
      ["protocol-sample-serial", "Sample protocol", ["table", "exports"]],
      ["protocol-sample-blocks", "Sample blocks", ["table", "exports"]],
      ["protocol-sample-support", "Sample messages of MAVLink", ["table", "exports"]],
    ]);
    const ids = page.toc.map(({ id }) => id);
    expect(ids.indexOf("part-protocols")).toBe(ids.indexOf("part-interfaces") + 1);
    expect(page.anchors).toEqual(
      expect.arrayContaining(["signal-Status-Mode", "register-mode", "exports-register-map-sample-map"]),
    );
  });

  test("leads to the docs that embed what it shows", () => {
    const { interfaceLinks } = productAt(samples, "/products/boards/sample-board");
    const doc = { title: "Sample introduction", href: "/docs/guide/introduction" };
    for (const anchor of ["connector-sample-connector", "cable-sample-cable", "protocol-sample-map"])
      expect(interfaceLinks).toContainEqual({ anchor, docs: [doc], products: [] });
  });

  test("shows what it names itself, first and in its order, and leads to other products of the record", async () => {
    const site = await siteOf(
      filesWith({
        "products/boards/board.yaml": productWith(sheet, "protocols: [second, first]\n"),
        "products/boards/other.yaml": productWith(sheet, "", "other"),
        "interfaces/first.yaml": sentences("first", "products: [other]\n"),
        "interfaces/second.yaml": sentences("second"),
        "interfaces/third.yaml": sentences("third", "products: [board]\n"),
      }),
    );
    const page = productAt(site, "/products/board");
    expect(page.protocols?.map(({ anchor }) => anchor)).toEqual([
      "protocol-second",
      "protocol-first",
      "protocol-third",
    ]);
    const other = { title: expect.any(String), href: "/products/other#protocol-first" };
    expect(page.interfaceLinks).toEqual([{ anchor: "protocol-first", docs: [], products: [other] }]);
  });

  test("does not show twice what its own text shows whole", async () => {
    const body = 'protocols: [first]\nbody: |\n  ::message-support{ref="first"}\n';
    const site = await siteOf(
      filesWith({
        "products/boards/board.yaml": productWith(sheet, body),
        "interfaces/first.yaml": sentences("first"),
      }),
    );
    const page = productAt(site, "/products/board");
    expect(page.protocols).toBeUndefined();
    expect(page.anchors).toContain("message-gga");
  });

  test("shows nothing of a record that is not published", async () => {
    const secret = sentences("first", "products: [board]\n").replace("preliminary", "unverified");
    const site = await siteOf(filesWith({ "interfaces/first.yaml": secret }));
    expect(JSON.stringify(productAt(site, "/products/board"))).not.toContain("GGA");
  });
});

describe("a doc", () => {
  const page = (): string => JSON.stringify(pageAt(samples, "/docs/guide/introduction"));

  test("leads from a record to its product once, to the place where that shows it", () => {
    const link = "/products/boards/sample-board#protocol-sample-map";
    expect(page().split(`"products":[{"title":"Sample board","href":"${link}"}]`)).toHaveLength(2);
  });

  test("leads from a pin to the protocol on it", () => {
    expect(page()).toContain(
      '<a href=\\"/products/boards/sample-board#protocol-sample-can\\">Sample messages</a>',
    );
    const product = JSON.stringify(pageAt(samples, "/products/boards/sample-board"));
    expect(product).toContain('<a href=\\"#protocol-sample-can\\">Sample messages</a>');
  });
});

describe("a published record that no page shows", () => {
  const unshownIn = (site: Site): string[] =>
    codes(site).filter((line) => line.endsWith(" interface-unshown"));
  const unshown = 'No page shows the message support "first", so visitors do not find it.';

  test("is a warning", async () => {
    const site = await siteOf(filesWith({ "interfaces/first.yaml": sentences("first") }));
    expect(unshownIn(site)).toEqual(["interfaces/first.yaml:2:5 interface-unshown"]);
    expect(printed(site)).toContain(unshown);
  });

  test.each<[name: string, files: Files]>([
    ["is embedded", { "docs/intro.md": `${intro}\n::message-support{ref="first"}\n` }],
    ["is named by a product", { "products/boards/board.yaml": productWith(sheet, "protocols: [first]\n") }],
    [
      "is not published",
      { "interfaces/first.yaml": sentences("first").replace("preliminary", "unverified") },
    ],
    ["belongs to a site that has no menus yet", { "site.yaml": "title: Sample\n" }],
  ])("is none where it %s", async (_, files) => {
    const site = await siteOf(filesWith({ "interfaces/first.yaml": sentences("first"), ...files }));
    expect(unshownIn(site)).toEqual([]);
  });

  test("is one where the text that embeds it is a draft", async () => {
    const draft = `${intro.replace("---\n", "---\ndraft: true\n")}\n::message-support{ref="first"}\n`;
    const site = await siteOf(
      filesWith({ "interfaces/first.yaml": sentences("first"), "docs/draft.md": draft }),
    );
    expect(unshownIn(site)).toEqual(["interfaces/first.yaml:2:5 interface-unshown"]);
  });

  test("may be shown by a file with a mistake, so it is told when that is mended", async () => {
    const files = { "interfaces/first.yaml": sentences("first"), "tools/broken.yaml": "type: tool\n" };
    expect(unshownIn(await siteOf(filesWith(files)))).toEqual([]);
  });

  const head = (type: string, id: string, status = "preliminary"): string =>
    `type: ${type}\nid: ${id}\ntitle: Sample ${id}\n${type === "enum" ? "" : `status: ${status}\n`}`;
  const pins =
    "designator: J1\nkind: header\npinCount: 1\npins: [{ number: 1, name: GND, class: ground, direction: passive, function: Ground. }]\n";
  /** Each kind of record that belongs to products or texts, and what it needs beside its head. */
  const kinds: Readonly<Record<string, string>> = {
    connector: pins,
    "can-message-set":
      'bus: { bitRate: 500000, idType: standard }\nbyteOrder: little\nmessages: [{ id: "0x1A0", extended: false, name: A, length: 1, direction: out, description: A., signals: [] }]\n',
    "register-map":
      "transport: rtu\nblocks: [{ id: a, title: A, table: holding, registers: [{ name: A, address: 0, type: u16, description: A. }] }]\n",
    "serial-protocol":
      "physical: {}\nframing: { kind: text, end: 13 }\nmessages: [{ id: a, token: A, name: A, direction: to-device }]\n",
    "message-support": "standard: nmea-0183\nitems: [{ message: GGA, direction: in }]\n",
    enum: "columns: [{ id: a, title: A }]\nrows: [{ cells: [A] }]\n",
  };
  const route = `${menu}routes:\n  interface: "/interfaces/{type}/{id}"\n`;

  test.each(Object.keys(kinds))("is a warning where it is a record of type %s", async (type) => {
    const file = `interfaces/${type}.yaml`;
    const text = head(type, "it") + kinds[type];
    const ofFile = (site: Site): string[] => codes(site).filter((line) => line.startsWith(file));
    expect(ofFile(await siteOf(filesWith({ [file]: text })))).toEqual([`${file}:2:5 interface-unshown`]);
    const routed = await siteOf(filesWith({ [file]: text, "site.yaml": route }));
    const isList = type === "enum";
    // A page to which nothing leads is found by another rule.
    expect(ofFile(routed)).toEqual([`${file}:2:5 ${isList ? "interface-unshown" : "page-orphan"}`]);
    if (!isList)
      expect(printed(routed)).toContain("  hint: Name a published product in products:, or link to it");
    expect(routed.records.map(({ pathname }) => pathname).includes(`/interfaces/${type}/it`)).toBe(!isList);
  });

  test("and one that is not published has no page, whatever its kind", async () => {
    const types = Object.keys(kinds).filter((type) => type !== "enum");
    const files = types.map((type) => [
      `interfaces/${type}.yaml`,
      head(type, "it", "unverified") + kinds[type],
    ]);
    const site = await siteOf(filesWith({ ...Object.fromEntries(files), "site.yaml": route }));
    expect(site.records.filter(({ type }) => type === "interface")).toEqual([]);
  });

  test("is none where it is a connector at the end of a cable with a page", async () => {
    const j = (id: string): string => head("connector", id) + pins;
    const cable = `${head("cable", "lead")}ends: [{ connector: a, title: A }, { connector: b, title: B }]\nwires: [{ from: 1, to: 1 }]\n`;
    const files = { "interfaces/a.yaml": j("a"), "interfaces/b.yaml": j("b"), "interfaces/lead.yaml": cable };
    const site = await siteOf(filesWith(files));
    expect(unshownIn(site).map((line) => line.replace(/:.*/, ""))).toEqual(Object.keys(files));
    const routed = await siteOf(filesWith({ ...files, "site.yaml": route }));
    expect(unshownIn(routed)).toEqual([]);
    expect(routed.records.filter(({ type }) => type === "interface")).toHaveLength(3);
  });
});
