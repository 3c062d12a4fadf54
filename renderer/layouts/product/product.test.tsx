import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ProductPage } from "../../../schema/generated/types.ts";
import { idsIn, renderSample } from "../../tests/layouts/render-sample.tsx";
import { sampleContext } from "../../tests/layouts/sample-shell.ts";
import { samples } from "../../tests/layouts/samples.ts";
import { layout } from "./product.tsx";

test("the title block names the page's own revision and what the company has stated", () => {
  const html = renderSample("product", layout);
  for (const text of [
    "Page revision</dt><dd>3",
    "Page date",
    "Document no.</dt><dd>D-17",
    "Part no.</dt><dd>SB-100",
  ]) {
    expect(html).toContain(text);
  }
});

test("what is not stated draws neither stamp nor cell", () => {
  const { documentNumber: _, ordering: _ordering, ...rest } = samples.product;
  const record = { ...rest, maturity: "not-stated", lifecycle: "not-stated" } as const;
  const html = renderToStaticMarkup(layout({ record, context: sampleContext }));
  for (const word of ["stamp-", "Maturity", "Lifecycle", "Document no."]) expect(html).not.toContain(word);
});

test("unpublished values are listed once, in a closed panel at the end, with one question", () => {
  const html = renderSample("product", layout);
  expect(html.match(/Not published \(3\)/g)).toHaveLength(1);
  expect(html).toContain(
    '<details id="part-not-published"><summary>Not published (3)</summary><ul><li>Weight</li>' +
      "<li>Outline drawing</li><li>Ingress protection</li></ul>" +
      "<pre><code>Please tell me about Sample board: Weight; Outline drawing; Ingress protection.</code></pre>",
  );
  expect(html.indexOf('id="part-not-published"')).toBeGreaterThan(html.indexOf('id="part-compatible-with"'));
});

test("the first screen has what a visitor may want next, each as one press, and nothing that is not there", () => {
  const actions = /<p class="actions">.*?<\/p>/;
  expect(actions.exec(renderSample("product", layout))?.[0].match(/href="[^"]*"/g)).toEqual([
    'href="/doc/wiring-of-the-sample"',
    'href="/doc/first-power-up-of-the-sample"',
    'href="/exports/product/sample.preliminary.pdf"',
    'href="#part-downloads"',
    'href="#part-not-published"',
  ]);
  const { documents: _, firstTest: _first, question: _question, ...rest } = samples.product;
  const record = {
    ...rest,
    docs: [],
    anchors: rest.anchors.filter((id) => !/^part-(downloads|not)|^exports-/.test(id)),
  };
  expect(renderToStaticMarkup(layout({ record, context: sampleContext }))).not.toContain("actions");
});

test("numbers keep the digits that the engineer wrote, with a true minus", () => {
  const html = renderSample("product", layout);
  expect(html).toContain(">4.50</td>");
  expect(html).toContain(">\u221220</td>");
});

test("a value names its source by the number in the list at the end", () => {
  expect(renderSample("product", layout)).toContain(
    '[2]<span class="visually-hidden">: Answer of the workshop',
  );
});

test("empty lists draw no headings", () => {
  const { firstTest: _, ...rest } = samples.product;
  const record: ProductPage = {
    ...rest,
    keySpecs: [],
    sections: [],
    interfaces: [],
    unknown: [],
    documents: { kind: "exports", anchor: "exports-product-sample", caption: "Files", files: [] },
    docs: [],
    accessories: [],
    compatibleWith: [],
    features: [],
    applications: [],
    downloads: [],
    revisionHistory: [],
    ordering: [],
    variants: [],
    notices: [],
    images: [],
    related: [],
    citations: [],
    body: [],
  };
  const html = renderToStaticMarkup(layout({ record, context: sampleContext }));
  expect(html).not.toContain("<h2");
});

test("a record with a datasheet and no known interface has no drawing of it", () => {
  const html = renderSample("product", layout, { interfaces: [] });
  expect(html).toContain('class="sheet"');
  for (const word of ["block diagram", "No.</th>"]) expect(html).not.toContain(word);
});

test("the photograph is beside the head, with its size and its credit, before the drawing", () => {
  const html = renderSample("product", layout);
  expect(html).toContain(
    '<img src="/assets/photograph.0123456789.webp" alt="A made-up picture of a green board" width="1440" height="960" fetchPriority="high"/>',
  );
  expect(html).toMatch(
    /<figcaption>The board on its rail<br\/>Photograph: Sample photographer, © Sample holder, <a href="[^"]*by\/4\.0\/"/,
  );
  expect(html.indexOf("<h1")).toBeLessThan(html.indexOf("<figcaption>The board"));
  expect(html.indexOf("<figcaption>The board")).toBeLessThan(html.indexOf('class="drawing"'));
});

test("a record that states nothing but its name is drawn nowhere and called by its line", () => {
  const { partNumber: _p, hardware: _h, documentNumber: _d, ...described } = samples.product;
  const { outline: _o, photograph: _ph, ...rest } = described;
  const record: ProductPage = {
    ...rest,
    ...{ lifecycle: "not-stated", maturity: "not-stated" },
    ...{ sections: [], interfaces: [], keySpecs: [], features: [], applications: [], unknown: [] },
    ...{ ordering: [], variants: [], images: [], downloads: [], related: [], accessories: [] },
    ...{ compatibleWith: [], docs: [], notices: [] },
  };
  const html = renderToStaticMarkup(layout({ record, context: sampleContext }));
  expect(html).toContain('<p class="page-kind">Navigation</p>');
  for (const word of ['class="sheet', ">Product<"]) expect(html).not.toContain(word);
});

test("a printed datasheet is offered with its size at the head, and with its check sum among the documents", () => {
  const html = renderSample("product", layout);
  expect(html).toContain('href="/exports/product/sample.preliminary.pdf" download="">PDF, 142.3\u202fkB</a>');
  expect(html).toContain(">Documents");
  const { documents: _, ...rest } = samples.product;
  expect(renderToStaticMarkup(layout({ record: rest, context: sampleContext }))).not.toContain(".pdf");
});

test("a product of known size is drawn with its dimensions", () => {
  expect(renderSample("product", layout)).toContain("<title>Sample board: outside dimensions</title>");
});

test("check sum, size and licence of a download are shown", () => {
  const html = renderSample("product", layout);
  expect(html).toContain("dbc · 14.2\u202fkB · version 1.2 · 2025-11-01 · for R2 · licence MIT");
  expect(html).toContain("SHA-256 9f86d081");
});

test("the ids of the page are those of its record", () => {
  const ids = idsIn(renderSample("product", layout));
  expect([...ids].sort()).toEqual([...samples.product.anchors].sort());
  expect(new Set(ids).size).toBe(ids.length);
});

test("there is one first heading", () => {
  expect(renderSample("product", layout).match(/<h1[ >]/g)).toHaveLength(1);
});

test("the text is where the table of contents lists it", () => {
  const place = (html: string) => html.indexOf('id="limits"') - html.indexOf('id="spec-absmax"');
  expect(place(renderSample("product", layout))).toBeGreaterThan(0);
  expect(place(renderSample("product", layout, { toc: [...samples.product.toc].reverse() }))).toBeLessThan(0);
});

/** Headings of the second level in HTML, by their ids. */
const headingsIn = (html: string): string[] =>
  [...html.matchAll(/<h2[^>]*\sid="([^"]*)"/g)].map(([, id = ""]) => id);

/** Orders of the sample's contents that no product has today. */
const orders = (toc: ProductPage["toc"]): ProductPage["toc"][] => {
  const listed = toc.filter(({ level }) => level === 2);
  const [key, rest, end] = [listed.slice(0, 1), listed.slice(1, -2), listed.slice(-2)];
  return [
    listed,
    [...key, ...rest.toReversed(), ...end],
    ...rest.map((_, at) => [...key, ...rest.slice(at), ...rest.slice(0, at), ...end]),
  ];
};

test("the parts of a page are in the order of its contents, whatever that is", () => {
  const all = orders(samples.product.toc);
  expect(all.length).toBeGreaterThan(10);
  for (const toc of all) {
    const html = renderSample("product", layout, { toc });
    expect(headingsIn(html)).toEqual(toc.map(({ id }) => id));
    // The tools of the tables are at the head of the first one, below its heading.
    const [first = "", second = ""] = html.split(`class="table-scroll spec-frame`);
    expect(second).not.toBe("");
    for (const tool of ['data-island="sheet-tools"', 'class="conditions"'])
      expect(first.indexOf(tool)).toBeGreaterThan(first.lastIndexOf("<h2"));
  }
});

test("a heading of the text may have an id like those of parts", () => {
  const toc = [{ level: 2, id: "part-list", text: "Part list" }, ...samples.product.toc].filter(
    ({ id }) => id !== "limits" && id !== "list",
  );
  const body = [{ kind: "html", html: '<h2 id="part-list">Part list</h2>' }] as const;
  expect(headingsIn(renderSample("product", layout, { toc, body: [...body] }))).toEqual([
    ...["part-key-values", "part-list"],
    ...toc.map(({ id }) => id).filter((id) => !["part-key-values", "part-list"].includes(id)),
  ]);
});

test("a text without headings is before the parts with links, whichever of these there is, or at the end", () => {
  const text = [{ kind: "html", html: '<p id="bare">Words.</p>' }] as const;
  const leads = ["documents", "downloads", "documentation", "accessories", "compatible-with"];
  const wanted = (id: string) => !leads.map((name) => `part-${name}`).includes(id);
  const toc = samples.product.toc.filter(({ id }) => id !== "limits" && id !== "list");
  for (const [at, lead] of [...leads, undefined].entries()) {
    const left = toc.filter(({ id }) => wanted(id) || leads.indexOf(id.slice("part-".length)) >= at);
    const html = renderSample("product", layout, { toc: left, body: [...text] });
    const next = html.indexOf(`id="part-${lead ?? "related"}"`);
    expect(html.indexOf('id="bare"')).toBeGreaterThan(html.indexOf('id="part-revisions"'));
    expect(html.indexOf('id="bare"')).toBeLessThan(next);
  }
});

test("parts that the layout heads have the ids that the record lists for them", () => {
  const html = renderSample("product", layout, { anchors: [...samples.product.anchors, "part-downloads"] });
  expect(html).toContain('<h2 id="part-downloads">Downloads');
});

test("a manual of many pages is a list of titles below the name of each category", () => {
  const docs = Array.from({ length: 8 }, (_, n) => ({
    title: `Page ${n}`,
    href: `/docs/${n}`,
    ...(n === 7 ? {} : { group: n % 3 === 2 ? "Advanced" : "Manual" }),
  }));
  const html = renderSample("product", layout, { docs });
  const list = /<div class="page-groups">.*?<\/div>/.exec(html)?.[0] ?? "";
  expect([...list.matchAll(/<h3>(.*?)<\/h3>|>(Page \d)</g)].map(([, group, page]) => group ?? page)).toEqual([
    ...["Manual", "Page 0", "Page 1", "Page 3", "Page 4", "Page 6"],
    ...["Advanced", "Page 2", "Page 5", "Other pages", "Page 7"],
  ]);
});

test("the parts of a datasheet are in the order that engineers expect", () => {
  const html = renderSample("product", layout);
  const headings = [...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, text]) => text);
  const wanted = [
    "Features",
    "Absolute maximum ratings",
    "Recommended operating conditions",
    "Interfaces",
    "Mechanical data",
    "Ordering information",
    "Errata and notices",
    "Revision history",
  ];
  expect(headings.filter((heading) => wanted.includes(heading ?? ""))).toEqual(wanted);
});

test("an erratum has an address, the hardware that it concerns and what to do", () => {
  const html = renderSample("product", layout);
  expect(html).toMatch(/id="notice-heat">.*Sample erratum.*hardware R1 · fixed in hardware R2.*What to do\./);
});

test("a product on its way out says since when, and names what comes next", () => {
  const html = renderSample("product", layout);
  expect(html).toContain("Not recommended for new designs. It is still delivered. Days: since 2025-06-01.");
  expect(html).toContain('Use <a href="/product/sample-board-pro">Sample board pro</a> for new work.');
});

test("preliminary ratings are announced above the tables", () => {
  expect(renderSample("product", layout)).toContain("Preliminary ratings");
});
