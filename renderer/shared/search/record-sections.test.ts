import { describe, expect, test } from "vitest";
import type { PageRecord } from "../../../schema/generated/types.ts";
import { recordSections } from "./record-sections.ts";

function recordOf(type: string, anchors: readonly string[], fields: object): PageRecord {
  return {
    ...{ type, id: "sample", pathname: "/sample", title: "Sample", description: "What it is." },
    ...{ source: "sample.yaml", breadcrumbs: [], toc: [], anchors: [...anchors], revision: "7" },
    ...fields,
  } as unknown as PageRecord;
}

const html = (text: string) => ({ kind: "html", html: text });
const card = (title: string) => ({ title, href: `/${title}`, description: "Says what another page says." });

const product = recordOf(
  "product",
  [
    "part-features",
    "part-not-published",
    "spec-electrical",
    "param-supply",
    "part-interfaces",
    "interface-can",
    "limits",
  ],
  {
    toc: [{ level: 2, id: "part-features", text: "Strong points" }],
    function: "Reads and drives",
    lifecycle: "not-stated",
    partNumber: "SB-100",
    features: ["Eight <em>servo</em> outputs", "Two ports"],
    keySpecs: [{ anchor: "param-supply", param: "supply", name: "Supply", display: "5 V" }],
    docs: [card("Wiring")],
    downloads: [{ ...card("Message list"), bytes: 7, sha256: "00" }],
    sections: [
      {
        id: "spec-electrical",
        title: "Electrical data",
        groups: [
          {
            title: "Supply",
            rows: [
              {
                anchor: "param-supply",
                param: "supply",
                name: "Supply voltage",
                symbol: "V_in",
                unece: "VLT",
                display: "5.00\u00a0V",
                since: "B",
                holdsFor: "hardware from B",
                cond: "idle",
                note: "At the <em>terminal</em>.",
                status: "confirmed",
              },
            ],
          },
        ],
      },
    ],
    interfaces: [
      {
        anchor: "interface-can",
        name: "CAN bus",
        class: "can",
        direction: "both",
        html: "other <b>modules</b>",
      },
    ],
    unknown: ["Weight"],
  },
);
const body = '<p>Lead text.</p><h2 id="limits">Limits</h2><p>Its limits.</p>';

describe("a product", () => {
  const sections = recordSections(product, body);
  const section = (anchor: string) => sections.find((one) => one.anchor === anchor);

  test("has its sections, with the text before the first heading at the beginning", () => {
    expect(sections.map(({ heading }) => heading)).toEqual([
      undefined,
      "Limits",
      "Electrical data",
      "Strong points",
      "Interfaces",
      "Not published",
    ]);
    expect(sections[0]?.text).toBe("What it is. Reads and drives · SB-100 · Lead text.");
  });

  test("is found by its values, and each row keeps its anchor", () => {
    const { text = "", places = [] } = section("spec-electrical") ?? {};
    expect(text).toBe("Supply · Supply voltage V_in: 5.00\u00a0V, hardware from B, idle, At the terminal.");
    expect(places.map(([from, to, anchor]) => [text.slice(from, to), anchor])).toEqual([
      ["Supply voltage V_in: 5.00\u00a0V, hardware from B, idle, At the terminal.", "param-supply"],
    ]);
  });

  test("is found by its features, interfaces and the names of what is not published, not by the words of other pages", () => {
    expect(section("part-features")?.text).toBe("Eight servo outputs · Two ports");
    expect(section("part-interfaces")).toMatchObject({
      text: "CAN bus · can · other modules",
      places: [[0, 29, "interface-can"]],
    });
    expect(section("part-not-published")?.text).toBe("Weight");
    expect(JSON.stringify(sections)).not.toContain("another page");
  });
});

test("a glossary has a section for each term", () => {
  const glossary = recordOf("glossary", ["term-bus"], {
    terms: [
      { anchor: "term-bus", term: "Bus", also: ["data bus"], html: "Several devices on <em>one</em> line." },
    ],
  });
  expect(recordSections(glossary, "")[1]).toEqual({
    heading: "Bus",
    anchor: "term-bus",
    text: "data bus · Several devices on one line.",
    names: ["data bus"],
  });
});

const unknownMass = (fields: object) =>
  recordOf("product", ["part-not-published"], { unknown: ["Mass"], ...fields });

test("what is not published is a section of its own kind, and no text of the page", () => {
  const sections = recordSections(unknownMass({ otherNames: [{ name: "Mass", aka: ["weight"] }] }), "");
  expect(sections).toEqual([
    { text: "What it is." },
    {
      ...{ heading: "Not published", anchor: "part-not-published", text: "Mass" },
      ...{ names: ["weight"], gap: true },
    },
  ]);
});

test("a row is found by its name, its value and other words for it like a section by its heading", () => {
  const row = { anchor: "param-mass", param: "mass", name: "Mass", display: "12 g" };
  const product = recordOf("product", ["spec-mechanical", "param-mass"], {
    otherNames: [{ name: "Mass", aka: ["weight"] }],
    sections: [{ id: "spec-mechanical", title: "Mechanical data", groups: [{ rows: [row] }] }],
  });
  expect(recordSections(product, "")[1]).toMatchObject({
    heading: "Mechanical data",
    text: "Mass: 12 g",
    names: ["Mass", "weight", "12 g"],
  });
});

test("words that visitors type for a term are not shown with it", () => {
  const glossary = recordOf("glossary", ["term-bus"], {
    terms: [{ anchor: "term-bus", term: "Bus", aka: ["backbone"], html: "One line." }],
  });
  expect(recordSections(glossary, "")[1]).toMatchObject({ text: "One line.", names: ["backbone"] });
});

test("blocks of the home page that have a heading are sections", () => {
  const landing = recordOf("landing", ["lines", "offline", "deep"], {
    blocks: [
      {
        kind: "hero",
        heading: "We make boards",
        html: "For <em>vessels</em>.",
        scene: "vessels",
        actions: [card("Go")],
      },
      { kind: "cards", id: "lines", heading: "Lines", html: "By place.", cards: [card("Sea")] },
      {
        kind: "text",
        id: "offline",
        heading: "Offline",
        body: [html('<p>Stays.</p><h3 id="deep">Deep</h3>')],
      },
    ],
  });
  expect(recordSections(landing, "")).toMatchObject([
    { text: "What it is. We make boards · For vessels." },
    { heading: "Lines", text: "By place." },
    { heading: "Offline", text: "Stays." },
    { heading: "Deep", trail: ["Offline"], text: "" },
  ]);
});

test("embedded tables belong to the section around them, and their rows are places", () => {
  const doc = recordOf("doc", ["pins", "pin-1"], {});
  const drawn =
    '<h2 id="pins">Pins</h2><p>Below.</p><table><caption>Pins of X1</caption><thead><tr><th>Pin</th></tr></thead>' +
    '<tbody><tr id="pin-1"><td>1</td><td><code>CAN_H</code></td></tr><tr><td>2</td></tr></tbody></table>';
  const { text = "", places = [] } = recordSections(doc, drawn)[1] ?? {};
  expect(text).toBe("Below. Pins of X1 · Pin · 1 · CAN_H · 2");
  expect(places.map(([from, to, anchor]) => [text.slice(from, to), anchor])).toEqual([
    ["1 · CAN_H · ", "pin-1"],
  ]);
});

test("the order of fields in a record does not matter: a saved one has them by the alphabet", () => {
  const turned = JSON.parse(JSON.stringify(product), (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).reverse())
      : value,
  ) as PageRecord;
  expect(recordSections(turned, body)).toEqual(recordSections(product, body));
});

test("a record of an unknown type is found by its texts", () => {
  const release = recordOf("press-release", [], {
    facts: [{ id: "x", label: "Range", text: "12 km" }],
    slogan: "Holds <em>position</em>",
  });
  expect(recordSections(release, "")[0]?.text).toBe("What it is. Holds position · Range · 12 km");
});

test("the keywords of a page are names of its beginning, and no text of it", () => {
  const record = recordOf("page", [], { keywords: ["buy", "quote"] });
  expect(recordSections(record, "")).toEqual([{ text: "What it is.", names: ["buy", "quote"] }]);
});
