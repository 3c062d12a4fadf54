/** A file of a corpus. */
export interface CorpusFile {
  /** Path in the data folder. */
  readonly path: string;
  readonly text: string;
}

/** The texts that a site needs besides docs and products. No part of them is about a company that exists. */
export function siteTexts(firstDoc: string): CorpusFile[] {
  return [
    {
      path: "site.yaml",
      text: `type: site
title: Corpus
tagline: Docs of boards that do not exist, as many as a measurement needs.
url: https://corpus.example
navigation:
  - { label: Boards, to: /projects/boards }
  - { label: Documentation, to: ${firstDoc}, position: right }
footer:
  groups: []
routes:
  product: "/projects/{family}/{id}"
  family: "/projects/{id}"
`,
    },
    {
      path: "units.yaml",
      text: `type: units
units:
  - { id: V, symbol: V, name: volt, kind: voltage, factor: 1, ucum: V, unece: VLT, system: both }
  - { id: mA, symbol: mA, name: milliampere, kind: current, factor: 0.001, ucum: mA, unece: 4K, system: both }
`,
    },
    {
      path: "parameters.yaml",
      text: `type: parameters
parameters:
  - { id: supply-voltage, name: Supply voltage, kind: voltage, units: [V], levels: [min, nom, max], section: recommended, definition: Voltage at the supply input of the board., better: none }
  - { id: supply-current, name: Supply current, kind: current, units: [mA], levels: [typ, max], section: electrical, definition: Current that the board draws without load., better: lower }
`,
    },
    {
      path: "sources.yaml",
      text: `type: sources
sources:
  - { id: sheet, kind: company, title: Sample numbers drawn by the seed of the corpus, url: "https://example.org/sheet", date: "2025-10-02" }
`,
    },
    {
      path: "families/boards.yaml",
      text: "type: family\nid: boards\ntitle: Boards\nsummary: Boards that do not exist.\nstate: published\n",
    },
    {
      path: "pages/home.yaml",
      text: `type: landing
id: home
title: Corpus
summary: Docs of boards that do not exist.
route: /
state: published
blocks:
  - kind: hero
    heading: Corpus
    text: Docs of boards that do not exist, as many as a measurement needs.
    actions:
      - { label: Read the documentation, to: ${firstDoc} }
`,
    },
    {
      path: "images/outline.svg",
      text: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80" width="120" height="80"><rect x="10" y="10" width="100" height="60" fill="none" stroke="currentColor"/></svg>\n',
    },
  ];
}
