import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { SchemaNode } from "../../schema/build/sources.ts";
import { outputSchemas, schemas } from "../../schema/generated/schemas.ts";
import type { PageRecord } from "../../schema/generated/types.ts";
import { canonicalJson } from "../cache/canonical-json.ts";
import { indexSite } from "../resolve/site-index.ts";
import type { Source } from "../resolve/source.ts";
import { proveRecords } from "../site/prove-records.ts";
import type { Site } from "../site.ts";
import { compileSite, routeTemplates } from "./compile-site.ts";
import { CompileContext } from "./context.ts";
import { printed, siteOfFolder } from "./testing.ts";

const folder = fileURLToPath(new URL("../fixtures/samples", import.meta.url));
let site: Site;
beforeAll(async () => {
  site = await siteOfFolder(folder);
});

const sourcesOf = (type: string): Source[] =>
  [...site.index.sources.values()].filter((source) => source.type === type);
const record = (pathname: string): PageRecord => {
  const found = site.records.find((candidate) => candidate.pathname === pathname);
  if (found === undefined) throw new Error(`There is no page at ${pathname}.`);
  return found;
};

test("the samples are a site without diagnostics, whose records fit their schemas", () => {
  expect(printed(site)).toBe("No errors, no warnings.\n");
  expect(() => proveRecords(site)).not.toThrow();
});

describe("the samples use every key of", () => {
  const authored = Object.entries(schemas).filter(([name]) => !outputSchemas.has(name)) as [
    string,
    SchemaNode,
  ][];

  test.each(authored)("%s", (name, schema) => {
    const used = new Set<string>();
    const visit = (node: SchemaNode, value: unknown, at: string): void => {
      const target = resolve(schema, node);
      if (value === undefined) return;
      if (target.oneOf !== undefined) {
        const { kind } = value as { kind?: string };
        target.oneOf.forEach((branch, index) => {
          if (resolve(schema, branch).properties?.kind?.const === kind)
            visit(branch, value, `${at}|${index}`);
        });
        return;
      }
      if (Array.isArray(value)) for (const item of value) visit(target.items ?? {}, item, `${at}[]`);
      else if (typeof value === "object" && value !== null) {
        for (const [key, child] of Object.entries(target.properties ?? {})) {
          if (!Object.hasOwn(value, key)) continue;
          used.add(`${at}.${key}`);
          visit(child, (value as Record<string, unknown>)[key], `${at}.${key}`);
        }
      }
    };
    const type = name === "doc-front-matter" ? "doc" : name;
    const values =
      name === "datasheet"
        ? sourcesOf("product").map(({ data }) => data.datasheet)
        : sourcesOf(type).map(({ data }) => data);
    for (const value of values) visit(schema, value, name);
    expect(keysOf(schema, schema, name).filter((key) => !used.has(key))).toEqual([]);
  });

  function resolve(root: SchemaNode, node: SchemaNode): SchemaNode {
    return node.$ref === undefined
      ? node
      : (root.definitions?.[node.$ref.replace("#/definitions/", "")] ?? {});
  }

  /** Every key that does something. A type that its place tells needs no key for it. */
  function keysOf(root: SchemaNode, node: SchemaNode, at: string): string[] {
    const target = resolve(root, node);
    return [
      ...Object.entries(target.properties ?? {}).flatMap(([key, child]) =>
        child["x-no-effect"] === true ? [] : [`${at}.${key}`, ...keysOf(root, child, `${at}.${key}`)],
      ),
      ...(target.items === undefined ? [] : keysOf(root, target.items, `${at}[]`)),
      ...(target.oneOf ?? []).flatMap((branch, index) => keysOf(root, branch, `${at}|${index}`)),
    ];
  }
});

describe("what is not published", () => {
  const secret = /secret|77777|77\u202f777/;

  test("is in no record, no sidebar, no shell and not in the link index", () => {
    expect(canonicalJson([site.records, site.notFound, site.sidebars, site.shell, site.links])).not.toMatch(
      secret,
    );
  });

  test("is in the samples, so that the test above means something", () => {
    const text = [
      "products/boards/sample-board.yaml",
      "products/boards/sample-draft.yaml",
      "docs/guide/draft.md",
    ]
      .map((path) => readFileSync(`${folder}/${path}`, "utf8"))
      .join("");
    for (const word of [
      "unverified-secret",
      "unverified-note-secret",
      "silent-secret",
      "withdrawn-secret",
      "77777",
      "draft-title-secret",
      "draft-body-secret",
    ]) {
      expect(text).toContain(word);
    }
  });

  test("is shown in a review", async () => {
    const review = canonicalJson((await siteOfFolder(folder, { review: true })).records);
    for (const word of ["unverified-secret", "silent-secret", "draft-title-secret", "draft-doc-secret"])
      expect(review).toContain(word);
  });
});

test("the samples hold values of all six statuses", () => {
  const text = readFileSync(`${folder}/products/boards/sample-board.yaml`, "utf8");
  for (const status of ["confirmed", "measured", "calculated", "preliminary", "unverified", "withdrawn"]) {
    expect(text).toContain(`status: ${status}`);
  }
});

describe("the page of", () => {
  test("a product has its values in the usual order, and what is unknown in a group of its own", () => {
    const page = record("/products/boards/sample-board");
    if (page.type !== "product") throw new Error("It is no product.");
    expect(page.sections.map(({ id }) => id)).toEqual([
      "spec-features",
      "spec-absmax",
      "spec-recommended",
      "spec-electrical",
      "spec-interface",
      "spec-mechanical",
      "spec-environmental",
    ]);
    const rows = page.sections.flatMap(({ groups }) =>
      groups.flatMap((group) => group.rows.map((row) => [group.title, row.anchor, row.display, row.status])),
    );
    expect(rows.map((row) => row.map((cell) => cell?.replace(/[\u00a0\u202f]/g, " ")))).toEqual([
      [undefined, "param-outputs", "4", "calculated"],
      [undefined, "param-supply-voltage", "−0.3 V to 6.50 V", "confirmed"],
      ["Supply", "param-supply-voltage-one", "approx. 5.0 V (4.50 V to 5.50 V)", "confirmed"],
      ["Protection", "param-fused", "yes", "preliminary"],
      [undefined, "param-supply-current", "on request", "on-request"],
      [undefined, "param-buses", "can, serial", "preliminary"],
      [undefined, "param-mounting", "rail", "preliminary"],
      [undefined, "param-mass", "on request", "on-request"],
      [undefined, "param-temperature", "20 °C ± 5 °C", "measured"],
    ]);
    expect(page.family).toMatchObject({ title: "Sample family", href: "/families/boards" });
    expect(page.breadcrumbs).toEqual([
      { title: "Sample family", href: "/families/boards" },
      { title: "Sample board" },
    ]);
    expect(page.replacement?.title).toBe("Sample module");
    expect(page.downloads?.[0]).toMatchObject({ title: "Sample file", bytes: 24, licence: "CC0" });
    expect(page.images).toEqual([
      expect.objectContaining({ alt: "A sample of a picture", width: 40, height: 20 }),
    ]);
    expect(page.features).toEqual([
      expect.stringContaining('<data class="value" value="product.sample-board.supply-voltage">'),
    ]);
    expect(page.interfaces[0]).toMatchObject({
      anchor: "interface-j1",
      class: "power",
      direction: "in",
      count: 2,
      citation: { id: "sample-page" },
    });
    expect(page.revisionHistory).toEqual([
      { revision: "1", date: "2025-01-02", hardware: "A", html: "First sample." },
    ]);
  });

  test("a family lists its members, and their values side by side", () => {
    expect(record("/families/boards")).toMatchObject({
      type: "family",
      members: [{ title: "Sample board" }, { title: "Sample module" }],
      sections: [
        { param: "supply-voltage", cells: [[{ display: "\u22120.3\u00a0V to 6.50\u00a0V" }], []] },
        { param: "outputs", cells: [[{ display: "4" }], []] },
      ],
    });
  });

  test("the home is made of blocks", () => {
    expect(record("/")).toMatchObject({
      type: "landing",
      breadcrumbs: [],
      anchors: ["former-part", "cards", "text", "part-related", "part-sources"],
      blocks: [
        {
          kind: "hero",
          scene: "vessels",
          sceneLinks: [
            { href: "/families/boards" },
            { href: "/docs/guide/introduction" },
            { href: "/sample-page" },
          ],
          actions: [{ title: "Begin", href: "/docs/guide/introduction" }],
        },
        { kind: "cards", cards: [{ title: "Sample board", pageType: "product" }] },
        { kind: "text", body: [{ kind: "html" }] },
      ],
    });
  });

  test.each([
    [
      "service",
      "/services/sample-service",
      {
        problem: "Somebody needs a sample.",
        process: ["Ask", "Get it"],
        products: [{ title: "Sample board" }],
        contact: { href: "mailto:sample@sample.example" },
      },
    ],
    [
      "tool",
      "/tools/sample-tool",
      {
        kind: "web-app",
        status: "stable",
        platforms: ["Any browser"],
        offline: "Everything works.",
        worksWith: [{ title: "Sample board" }],
      },
    ],
    [
      "page",
      "/sample-page",
      {
        unlisted: true,
        toc: [{ id: "part" }, { id: "part-related" }, { id: "part-sources" }],
        cards: [{ title: "Sample board" }],
      },
    ],
    ["legal", "/legal/sample-terms", { kind: "terms", version: "1", effective: "2025-01-02", draft: false }],
    [
      "serial-check",
      "/sample-check",
      {
        sample: true,
        register: {
          count: 2,
          devices: [
            { hardware: "A", status: "genuine", note: "A sample, with a comma." },
            { status: "recalled" },
          ],
        },
      },
    ],
    [
      "category",
      "/docs/category/sample-guide",
      {
        title: "Sample guide",
        description: "A sample of a category.",
        items: [{ title: "Sample introduction" }, { title: "Second sample" }],
      },
    ],
    ["category", "/docs/category/more", { title: "More samples", description: "A sample of a list." }],
  ])("a %s at %s", (type, pathname, expected) => {
    expect(record(pathname)).toMatchObject({ type, ...expected });
  });
});

describe("the embed", () => {
  const blocks = () => {
    const page = record("/docs/guide/introduction");
    return page.type === "doc" ? page.body : [];
  };
  const cells = (name: string, table = 0): string[][] => {
    const block = blocks().find((candidate) => candidate.kind === "table" && candidate.record === name);
    if (block?.kind !== "table") throw new Error(`There is no embed ${name}.`);
    return (block.tables[table]?.rows ?? []).map((row) =>
      row.cells.map((cell) => cell.replace(/[\u00a0\u202f]/g, " ")),
    );
  };

  const wiring = (kind: "connector" | "cable", id: string) => {
    const block = blocks().find((candidate) => candidate.kind === kind && candidate.id === id);
    if (block?.kind !== "connector" && block?.kind !== "cable") throw new Error(`There is no embed ${id}.`);
    return {
      block,
      rows: block.table.rows.map(({ cells }) => cells.map((cell) => cell.replace(/[\u00a0\u202f]/g, " "))),
    };
  };

  test("of a connector shows everything that is written of its pins, and no value that is not published", () => {
    const { block, rows } = wiring("connector", "sample-connector");
    expect(block.table.columns.map(({ title }) => title)).toEqual(
      "Pin,Name,Class,Direction,Level,Current,Colour,Rail or net,Protocol,Function,Alternates,Remarks".split(
        ",",
      ),
    );
    const value = '<data class="value" value="product.sample-board.outputs">4</data>';
    expect(rows).toEqual([
      [
        ...["1", "<code>VIN</code>", "Power", "supply in", "4.50 V to 5.50 V"],
        ...["0.1 A to 0.5 A (preliminary)", "RD (red)", "VIN", "", "Supply", "", "A sample of a remark."],
      ],
      [
        ...["2", "<code>CANH</code>", "CAN", "in and out", "on request", "", "GNYE (green and yellow)", ""],
        ...["Sample messages", `Bus of ${value} outputs`, "", ""],
      ],
      ["3", "<code>GND</code>", "Ground", "passive", "", "", "BK (black)", "", "", "Ground", "", ""],
      [
        ...[
          "4",
          "<code>CANL</code>",
          "CAN",
          "in and out",
          "on request",
          "",
          "",
          "",
          "Sample messages",
          "Bus",
        ],
        ...["IO1, IO2", ""],
      ],
    ]);
    expect(block).toMatchObject({
      caption: "J1, seen on the mating face",
      part: "Header: Sample maker Sample SAMPLE-2, mates with SAMPLE-3, pitch 2.54\u00a0mm, male, 4 pins",
      face: { rows: 2, columns: 2, pin1: "top-left", order: "columns" },
    });
  });

  test("of a cable shows its wires with the digits as written", () => {
    const { block, rows } = wiring("cable", "sample-cable");
    expect(rows[0]).toEqual(["1", "1 <code>5V</code>", "1 <code>VIN</code>", "RD (red)", "0.50 mm²", "", ""]);
    expect(rows.at(-1)?.slice(0, 3)).toEqual([
      "shield",
      "4 <code>Ground of the sample</code>",
      "3 <code>GND</code>",
    ]);
    expect(block).toMatchObject({
      caption: "Sample cable: Sample supply X2 to Sample board J1",
      note: "length 1.50\u00a0m (1.45\u00a0m to 1.55\u00a0m); AWG\u00a024; shield joined at both ends",
    });
  });

  test("of a CAN message set shows signals with the digits as written", () => {
    expect(cells("can-message-set", 2)[2]).toEqual([
      "<code>Voltage</code>",
      "15",
      "16",
      "big-endian",
      "unsigned",
      "<code>Mode</code> = 1",
      "0.010 \u2212 40",
      "\u221240 V to 600 V",
      "",
      "",
      "A sample of big-endian.",
    ]);
  });

  test("of a register map shows its access, both kinds of address, named bits and exchanges", () => {
    expect(cells("register-map")).toContainEqual(["Word order", "Low word first"]);
    const rows = cells("register-map", 1);
    expect(rows[0]).toEqual([
      ...["<code>VOLTAGE</code>", "16", "40017", "2 × <code>u16</code>", "read", "0.1 + 0", "0 V to 6.50 V"],
      ...["5.0 V", "", "", "A sample. Kept without power."],
    ]);
    expect(rows[1]?.slice(8)).toEqual([
      "0 = Off<br>1 = On",
      '<span class="status status-preliminary">preliminary</span>',
      "A sample.",
    ]);
    expect(rows[2]?.[8]).toBe(
      "bit 0 = <code>OVERHEAT</code>: A sample of a bit.<br>bit 9 = <code>LOW_SUPPLY</code>",
    );
    expect(rows.at(-1)?.slice(0, 4)).toEqual(["<code>RESERVED_FOR_SAMPLES</code>", "", "", ""]);
    expect(cells("register-map", 2)[0]?.slice(0, 3)).toEqual(["<code>LAMP</code>", "0", "00001"]);
    expect(cells("register-map", 3)[0]?.slice(2)).toEqual([
      "<code>VOLTAGE</code> = 5, 2.5<br><code>MODE</code> = On",
      "A sample of a read of <strong>words</strong>.",
    ]);
  });

  test("of a serial protocol shows framing, messages and examples", () => {
    expect(cells("serial-protocol")).toContainEqual(["Bit rate", "115 200 Bd"]);
    expect(cells("serial-protocol")).toContainEqual([
      "Checksum",
      "XOR of the bytes between the first byte and <code>*</code>, as hexadecimal digits after it",
    ]);
    expect(cells("serial-protocol", 1)[0]).toEqual([
      "<code>S</code> Set",
      "your side",
      "<code>width</code>: decimal, 4 digits, 500 µs to 2500 µs, 2 times<br>" +
        "<code>level</code>: decimal, 2 digits, 1 place, scale 0.5 + 0, may be empty<br>" +
        "<code>mode</code>: decimal, 0 = idle, 1 = busy<br><code>label</code>: text, 3 bytes",
      ...["Done", "", "A sample of a message."],
    ]);
    expect(cells("serial-protocol", 1)[1]?.[4]).toBe(
      '<span class="status status-preliminary">preliminary</span>',
    );
    expect(cells("serial-protocol", 2)[0]?.slice(1)).toEqual([
      "Set",
      "<code>width</code> = 1500, 900<br><code>level</code> = 2.25<br><code>mode</code> = busy<br><code>label</code> = abc",
      "A sample of a frame.",
    ]);
  });

  test("of a frame shows its bytes in order below a drawing of them", () => {
    const block = blocks().find(
      (candidate) => candidate.kind === "table" && candidate.tables[0]?.caption.endsWith(": State"),
    );
    if (block?.kind !== "table") throw new Error("There is no frame.");
    const [table] = block.tables;
    expect(table?.rows.map(({ cells: row }) => row.slice(0, 3))).toEqual([
      ...[
        ["0", "2", "start"],
        ["2", "1", "length"],
        ["3", "1", "token"],
        ["4", "2", "voltage"],
        ["6", "1", "mode"],
      ],
      ...[
        ["7", "4", "angle 1"],
        ["11", "4", "angle 2"],
        ["15", "2", "offset"],
        ["17", "4", "label"],
        ["21", "2", "checksum"],
      ],
    ]);
    const [drawing] = table?.drawings ?? [];
    expect(drawing?.caption).toBe("State: frame of 23 bytes.");
    expect(drawing?.rows.map(({ cells: row }) => row.map(({ text, span }) => `${text} ${span}`))).toEqual([
      ["sync 2", "length 1", "82 1", "voltage 2", "mode 1", "angle 1 1"],
      ["angle 1 3", "angle 2 4", "offset 1"],
      ["offset 1", "label 4", "checksum 2"],
    ]);
  });

  test.each(["register-map", "can-message-set", "serial-protocol"])(
    "of a %s keeps the sign of equality on a line with what stands beside it",
    (name) => {
      const written = blocks().flatMap((block) =>
        block.kind === "table" && block.record === name
          ? block.tables.flatMap(({ rows }) => rows.flatMap((row) => row.cells))
          : [],
      );
      const signs = written.flatMap((cell) => cell.match(/\s=\s/gu) ?? []);
      expect(signs.length).toBeGreaterThan(2);
      expect(new Set(signs)).toEqual(new Set(["\u00A0=\u00A0"]));
    },
  );

  test("of a list shows inline Markdown", () => {
    expect(cells("enum")).toEqual([
      ["<strong>Power</strong>", "1"],
      ["Data", "2"],
    ]);
  });

  test("of a comparison leaves cells empty where nothing is published", () => {
    const block = blocks().find(({ kind }) => kind === "comparison");
    if (block?.kind !== "comparison") throw new Error("There is no comparison.");
    expect(block.columns.map(({ product }) => product.title)).toEqual(["Sample board", "Sample module"]);
    const outputs = block.columns.map(({ sections }) =>
      sections
        .flatMap(({ groups }) => groups.flatMap(({ rows }) => rows))
        .filter(({ param }) => param === "outputs"),
    );
    expect(outputs).toMatchObject([[{ name: "Outputs", display: "4", low: 4, high: 4 }], []]);
    expect(block.candidates.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["sample-board", "sample-module"]),
    );
  });

  test("brings anchors that are in the record, each once", () => {
    const { anchors } = record("/docs/guide/introduction");
    expect(anchors).toEqual(
      expect.arrayContaining([
        "what-it-is",
        "spec-absmax",
        "param-outputs",
        "sample-connector-pin-1",
        "sample-cable-wire-1",
        "signal-Status-Mode",
        "register-voltage",
        "message-set",
        "sample-list-power",
      ]),
    );
    expect(new Set(anchors).size).toBe(anchors.length);
  });
});

describe("the link index", () => {
  test("names the pages that show a value", () => {
    expect(site.links.values?.["product.sample-board.outputs"]).toEqual([
      "/docs/guide/introduction",
      "/families/boards",
      "/products/boards/sample-board",
    ]);
  });
  test("names former addresses and where they lead", () => {
    expect(site.links.aliases).toMatchObject({
      "/sample-board": "/products/boards/sample-board",
      "/start": "/docs/guide/introduction#what-it-is",
      "/docs/introduction": "/docs/guide/introduction",
      "/docs/sample-guide": "/docs/category/sample-guide",
    });
  });
  test("names the pages that link to a page", () => {
    expect(site.links.pages["/docs/guide/second"]?.inbound).toContain("/docs/guide/introduction");
  });
});

test("the shell has its links resolved", () => {
  expect(site.shell).toMatchObject({
    navigation: [
      { label: "Guide", href: "/docs/guide/introduction", position: "left" },
      { label: "More", items: [{ href: "/products/boards/sample-board" }] },
    ],
    footer: {
      groups: [
        {
          title: "Samples",
          items: [
            { href: "/families/boards" },
            { href: "/legal/sample-terms" },
            { href: "/sample-check" },
            { href: "/services/sample-service" },
            { href: "/tools/sample-tool" },
          ],
        },
      ],
      copyright: "Nobody",
    },
    logo: { alt: "Sample logo", width: 48, height: 24 },
    announcement: { id: "sample-1", html: "This site is a <strong>sample</strong>.", closable: true },
    url: "https://sample.example",
  });
});

test("addresses begin with the base path", async () => {
  const { records, shell } = await siteOfFolder(folder, { base: "/sub/path/" });
  const text = canonicalJson([records, shell]);
  for (const [, address] of text.matchAll(/"href":"(\/[^"]*)"/g)) expect(address).toMatch(/^\/sub\/path\//);
  for (const [, address] of text.matchAll(/(?:href|src)=\\"(\/[^"\\]*)/g))
    expect(address).toMatch(/^\/sub\/path\//);
});

test("the order in which files are read changes nothing", () => {
  const sources = [...site.index.sources.values()];
  const assets = [...site.index.assets.values()];
  const compiled = (order: readonly Source[]): string => {
    const { value, diagnostics } = indexSite({
      sources: order,
      assets,
      templates: routeTemplates,
      review: false,
    });
    const context = new CompileContext(value, "/", () => undefined);
    const { records, sidebars } = compileSite(context);
    return canonicalJson({ records, sidebars, diagnostics, values: [...context.valueUses.keys()].sort() });
  };
  const expected = compiled(sources);
  fc.assert(
    fc.property(fc.shuffledSubarray(sources, { minLength: sources.length }), (order) => {
      expect(compiled(order)).toBe(expected);
    }),
    { numRuns: 20 },
  );
});
