import type { ComparisonBlock, LinkCard, SpecRow } from "../../../schema/generated/types.ts";

// Parts that several samples share. All values are made up.

export const datasheet = {
  id: "sheet",
  title: "Sheet of the sample board",
  href: "https://example.org/sheet",
  date: "2025-10-02",
};
const interview = { id: "talk", title: "Answer of the workshop", date: "2025-11-03" };

export const card = (title: string, pageType: string, description?: string): LinkCard => ({
  title,
  href: `/${pageType}/${title.toLowerCase().replaceAll(" ", "-")}`,
  pageType,
  ...(description === undefined ? {} : { description }),
});

export const voltage: SpecRow = {
  anchor: "param-supply-voltage",
  param: "supply-voltage",
  name: "Supply voltage",
  symbol: "V_in",
  section: "recommended",
  min: { value: 4.5, text: "4.50" },
  typ: { value: 5, text: "5.00" },
  max: { value: 5.5, text: "5.50" },
  unit: "V",
  display: "5.00\u00a0V (4.50\u00a0V to 5.50\u00a0V)",
  status: "confirmed",
  cond: "All servo outputs idle",
  note: "Measured at the <em>screw terminal</em>.",
  source: datasheet,
};
export const current: SpecRow = {
  anchor: "param-idle-current",
  param: "idle-current",
  name: "Idle current",
  section: "recommended",
  typ: { value: 250, text: "250" },
  unit: "mA",
  display: "250\u00a0mA",
  approximate: true,
  status: "measured",
  source: interview,
};
const temperature: SpecRow = {
  anchor: "param-ambient-temperature",
  param: "ambient-temperature",
  name: "Ambient temperature",
  symbol: "T_A",
  section: "absmax",
  min: { value: -20, text: "-20" },
  max: { value: 70, text: "70" },
  unit: "°C",
  display: "-20\u00a0°C to 70\u00a0°C",
  status: "preliminary",
};
const mounting: SpecRow = {
  anchor: "param-mounting",
  param: "mounting",
  name: "Mounting",
  section: "mechanical",
  display: "four holes for M3 screws",
  status: "calculated",
};

const base = {
  description: "A made-up page that shows every field of its kind.",
  source: "sample.yaml",
  breadcrumbs: [{ title: "Navigation", href: "/family/navigation" }, { title: "Sample" }],
  toc: [],
  anchors: [],
  updated: "2025-11-20",
  revision: "3",
  related: [
    card("Wiring of the sample", "doc", "Plan the leads before you solder."),
    card("Firmware service", "service"),
  ],
  citations: [datasheet, interview],
};

export const page = (type: string, title: string) => ({ ...base, id: type, pathname: `/${type}`, title });

const text = `<p>A board is between <a href="/doc/wiring">wiring</a> and water. It reads <code>CAN_H</code> and drives
servos.<sup class="footnote-ref"><a href="#fn-1" id="fnref-1" role="doc-noteref" aria-label="Footnote 1">1</a></sup></p>
<h2 id="limits">Limits <a class="heading-anchor" href="#limits" aria-label="Direct link to Limits">#</a></h2>
<aside class="admonition admonition-warning" role="note"><p class="admonition-title">Two sources on one rail</p>
<p>Take the red wire out of the second plug and insulate it.</p></aside>
<table><thead><tr><th>Wire</th><th>Usual colour</th></tr></thead>
<tbody><tr><td>Ground</td><td>Black or brown</td></tr><tr><td>Signal</td><td>White, yellow or orange</td></tr></tbody></table>
<figure class="code" data-language="c"><figcaption>main.c</figcaption><pre tabindex="0"><code class="language-c"><span class="hljs-comment">// centre</span>
<span class="line-highlight"><span class="hljs-type">int</span> pulse = <span class="hljs-number">1500</span>; <span class="hljs-built_in">puts</span>(<span class="hljs-string">"centre"</span>);</span>
<span class="hljs-keyword">return</span> pulse;</code></pre></figure>
<h3 id="list">List <a class="heading-anchor" href="#list" aria-label="Direct link to List">#</a></h3>
<ul class="task-list"><li class="task-list-item"><input type="checkbox" disabled checked aria-label="Done"> Label at both ends</li>
<li class="task-list-item"><input type="checkbox" disabled aria-label="To do"> Function tested alone</li></ul>
<blockquote><p>Measure first, press <kbd>Enter</kbd> after.</p></blockquote>
<details><summary>More</summary><p>The rest of it.</p></details>
<section class="footnotes" role="doc-endnotes" aria-label="Footnotes"><ol><li id="fn-1"><p>General practice.
<a href="#fnref-1" class="footnote-backref" role="doc-backlink" aria-label="Back to reference 1">\u21a9\uFE0E</a></p></li></ol></section>`;
export const textAnchors = ["fnref-1", "limits", "list", "fn-1"];
export const textToc = [
  { level: 2, id: "limits", text: "Limits" },
  { level: 3, id: "list", text: "List" },
];
export const body = [{ kind: "html" as const, html: text }];

export const sections = [
  {
    id: "spec-absmax",
    title: "Absolute maximum ratings",
    groups: [{ title: "Surroundings", cond: "Without condensation", rows: [temperature] }],
  },
  {
    id: "spec-recommended",
    title: "Recommended operating conditions",
    groups: [{ rows: [voltage, current] }],
  },
  { id: "spec-mechanical", title: "Mechanical data", groups: [{ rows: [mounting] }] },
];
const tableToc = sections.map(({ id, title }) => ({ level: 2, id, text: title }));
const partToc = (name: string, text: string) => ({ level: 2, id: `part-${name}`, text });
/** All that a page of a product can have but its wiring, the text between its tables and the parts that lead on. */
export const productToc = [
  partToc("key-values", "Key values"),
  partToc("features", "Features"),
  partToc("applications", "Applications"),
  ...tableToc.slice(0, 2),
  partToc("interfaces", "Interfaces"),
  ...tableToc.slice(2),
  partToc("ordering", "Ordering information"),
  partToc("notices", "Errata and notices"),
  partToc("revisions", "Revision history"),
  ...textToc,
  partToc("documents", "Documents"),
  partToc("downloads", "Downloads"),
  partToc("documentation", "Documentation"),
  partToc("accessories", "Accessories"),
  partToc("compatible-with", "Works with"),
  partToc("related", "Related"),
  partToc("sources", "Sources"),
];
export const rowAnchors = sections.flatMap(({ id, groups }) => [
  id,
  ...groups.flatMap(({ rows }) => rows.map((row) => row.anchor)),
]);

export const members: LinkCard[] = [
  {
    id: "board",
    ...card("Sample board", "product", "Reads position and drives servos."),
    figures: [voltage, current],
  },
  { id: "pro", ...card("Sample board pro", "product", "The same with a second bus.") },
  { id: "hub", ...card("Sample hub", "product") },
];

export const comparedColumns: ComparisonBlock["columns"] = [
  { product: { id: "board", title: "Sample board", href: "/product/sample-board" }, sections: [] },
  { product: { id: "pro", title: "Sample board pro", href: "/product/sample-board-pro" }, sections: [] },
].map((column, index) => ({
  ...column,
  sections: [
    {
      id: "spec-recommended",
      title: "Recommended operating conditions",
      groups: [
        { rows: index === 0 ? [voltage, current] : [{ ...voltage, display: "9\u00a0V to 12\u00a0V" }] },
      ],
    },
  ],
}));
