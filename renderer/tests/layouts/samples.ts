import type { RecordOf } from "../../layouts/layout.ts";
import {
  body,
  card,
  comparedColumns,
  current,
  datasheet,
  members,
  page,
  productToc,
  rowAnchors,
  sections,
  textAnchors,
  textToc,
  voltage,
} from "./sample-parts.ts";

/** Records with every field set, by type: for tests and for looking at the layouts. All of it is made up. */
type Samples = { readonly [T in SampledType]: RecordOf<T> };
/** A new record type needs no entry here: its own sample is enough. */
type SampledType =
  | "category"
  | "doc"
  | "family"
  | "glossary"
  | "landing"
  | "legal"
  | "not-found"
  | "offline"
  | "page"
  | "product"
  | "search"
  | "serial-check"
  | "service"
  | "tool";

export const samples: Samples = {
  category: {
    ...page("category", "Sample platform"),
    type: "category",
    sidebar: "docs",
    items: [
      card("Introduction", "doc", "The platform and its parts."),
      { ...card("Controllers", "category"), count: 2 },
      { ...card("Advanced", "category"), count: 1 },
    ],
    previous: card("Wiring", "doc"),
    next: card("Introduction", "doc"),
  },
  doc: {
    ...page("doc", "Wiring of the sample"),
    type: "doc",
    sidebar: "docs",
    version: { name: "current", label: "Next", latest: true },
    level: "how-to",
    keywords: ["lead", "servo"],
    previous: card("Introduction", "doc"),
    next: card("Power management of the sample", "doc"),
    toc: textToc,
    anchors: [...textAnchors, ...rowAnchors, "pin-1", "exports-register-map-sample"],
    body: [
      ...body,
      { kind: "datasheet", product: card("Sample board", "product"), sections },
      {
        kind: "table",
        record: "connector",
        id: "x1",
        note: "Seen from the mating face.",
        tables: [
          {
            caption: "Pins of X1",
            note: "Two of <em>four</em>.",
            drawings: [
              {
                caption: "Bits of the sample",
                summary: "Bits of the sample: Mode from bit 0, 4 bits; Speed from bit 4, 12 bits.",
                columns: 8,
                heads: [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => `bit ${bit}`),
                rows: [
                  {
                    label: "Byte 0",
                    cells: [
                      { at: 0, span: 4, text: "Speed", field: 1 },
                      { at: 4, span: 4, text: "Mode", field: 0, note: "which" },
                    ],
                  },
                  { label: "Byte 1", cells: [{ at: 0, span: 8, text: "Speed", field: 1 }] },
                ],
              },
            ],
            columns: [
              { id: "pin", title: "Pin", numeric: true },
              { id: "name", title: "Name" },
              { id: "function", title: "Function" },
            ],
            rows: [
              { anchor: "pin-1", cells: ["1", "<code>GND</code>", "Ground"] },
              { cells: ["2", "<code>CAN_H</code>", "Bus, dominant high"] },
            ],
          },
        ],
      },
      {
        kind: "exports",
        anchor: "exports-register-map-sample",
        caption: "Files of Sample registers",
        files: [
          {
            href: "/exports/register-map/sample.csv",
            name: "sample.csv",
            format: "Table (CSV)",
            bytes: 1420,
            sha256: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
            status: "confirmed",
            revision: "2",
          },
          {
            href: "/exports/register-map/sample.preliminary.csv",
            name: "sample.preliminary.csv",
            format: "Table (CSV)",
            bytes: 1702,
            sha256: "60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752",
            status: "preliminary",
          },
        ],
      },
      {
        kind: "comparison",
        columns: comparedColumns,
        candidates: members,
      },
    ],
  },
  family: {
    ...page("family", "Navigation"),
    type: "family",
    members,
    sections: [
      {
        param: "supply-voltage",
        name: "Supply voltage",
        symbol: "V_in",
        unit: "V",
        facet: { kind: "range", options: [], lowest: "4.50", highest: "5.50" },
        cells: [
          [{ display: "4.50\u00a0V to 5.50\u00a0V", status: "confirmed", low: 4.5, high: 5.5 }],
          [],
          [],
        ],
      },
      {
        param: "buses",
        name: "Buses",
        facet: { kind: "words", options: ["can", "serial"] },
        cells: [
          [{ display: "can", status: "calculated", words: ["can"] }],
          [{ display: "can, serial", status: "confirmed", words: ["can", "serial"] }],
          [{ display: "serial", status: "preliminary" }],
        ],
      },
    ],
    comparison: { kind: "comparison", columns: comparedColumns, candidates: members },
    empty: "No product yet.",
    body: [{ kind: "html", html: "<p>Boards that know where they are.</p>" }],
  },
  glossary: {
    ...page("glossary", "Sample glossary"),
    type: "glossary",
    anchors: ["term-bus", "term-sample"],
    terms: [
      { anchor: "term-bus", term: "Bus", also: ["data bus"], html: "Several devices on <em>one</em> line." },
      {
        anchor: "term-sample",
        term: "Sample",
        html: "Something made up to look at.",
        citations: [datasheet],
      },
    ],
  },
  landing: {
    ...page("landing", "Sample works"),
    type: "landing",
    pathname: "/",
    breadcrumbs: [],
    anchors: ["lines", "services", "offline"],
    blocks: [
      {
        kind: "hero",
        heading: "Electronics that hold position",
        html: "Boards and engineering for vehicles on, under and above the water.",
        scene: "vessels",
        sceneLinks: [card("Air", "family"), card("Navigation", "family"), card("Underwater", "tool")],
        actions: [card("Boards", "family"), card("Read the docs", "doc")],
      },
      {
        kind: "cards",
        id: "lines",
        heading: "Product lines",
        html: "Boards by the place where they work.",
        cards: [
          card("Navigation", "family", "Autopilots and attitude sensors for surface vessels."),
          card("Underwater", "family", "Boards for remotely operated vehicles."),
          card("Air", "family", "CAN modules for aerial vehicles."),
          card("Accessories", "family", "Supply and distribution."),
        ],
      },
      {
        kind: "cards",
        id: "services",
        heading: "Services",
        cards: [
          card("Control engineering", "service", "Controllers that hold heading and place."),
          card("Firmware", "service"),
        ],
      },
      {
        kind: "text",
        id: "offline",
        heading: "On a boat without a network",
        body: [{ kind: "html", html: "<p>Open the docs once; they stay readable without a network.</p>" }],
      },
    ],
  },
  legal: {
    ...page("legal", "Disclaimer"),
    type: "legal",
    kind: "disclaimer",
    version: "0.1",
    effective: "2025-12-01",
    draft: true,
    toc: textToc,
    anchors: ["use", ...textAnchors],
    proven: [
      {
        id: "use",
        heading: "Use of boards",
        statements: [
          { html: "A board may get <em>hot</em>.", citation: datasheet },
          { html: "It keeps nothing." },
        ],
        body: [],
      },
    ],
    body,
  },
  "not-found": {
    ...page("not-found", "Page Not Found"),
    type: "not-found",
    breadcrumbs: [],
    lines: [
      "We could not find what you were looking for.",
      "Please tell the owner of the site that linked here.",
    ],
  },
  page: {
    ...page("page", "About the sample"),
    type: "page",
    toc: textToc,
    anchors: textAnchors,
    body,
    cards: [card("Navigation", "family", "Autopilots and attitude sensors.")],
  },
  product: {
    ...page("product", "Sample board"),
    type: "product",
    family: card("Navigation", "family"),
    function: "Attitude sensor and servo controller for small vessels",
    lifecycle: "nrnd",
    maturity: "preliminary",
    replacement: card("Sample board pro", "product"),
    partNumber: "SB-100",
    hardware: "R2",
    documentNumber: "D-17",
    conditions: "25 °C, supply 5 V",
    outline: {
      length: { millimetres: 60, display: "60\u00a0mm" },
      width: { millimetres: 40, display: "40\u00a0mm" },
    },
    documents: {
      kind: "exports",
      anchor: "exports-product-sample",
      caption: "Files of Sample board",
      files: [
        {
          href: "/exports/product/sample.preliminary.pdf",
          name: "sample.preliminary.pdf",
          format: "Datasheet (PDF)",
          bytes: 142_300,
          sha256: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
          status: "preliminary",
        },
      ],
    },
    applications: ["Model ships", "Small survey vessels"],
    features: ["Eight servo outputs", "Two <em>CAN</em> ports"],
    keySpecs: [voltage, current],
    toc: productToc,
    sections,
    interfaces: [
      {
        anchor: "interface-usb",
        name: "USB-C",
        class: "usb",
        direction: "both",
        html: "a computer for setup",
        citation: datasheet,
      },
      {
        anchor: "interface-can",
        name: "CAN bus",
        class: "can",
        direction: "both",
        count: 2,
        html: "other modules",
      },
      { anchor: "interface-supply", name: "Supply", class: "power", direction: "in", html: "a 5 V source" },
      {
        anchor: "interface-servo",
        name: "Servo outputs",
        class: "pwm",
        direction: "out",
        count: 8,
        html: "servos and speed controllers",
      },
      {
        anchor: "interface-gnss",
        name: "Receiver of the navigation satellites",
        class: "serial",
        direction: "in",
        html: "a GNSS receiver",
      },
      {
        anchor: "interface-radio",
        name: "Telemetry",
        class: "radio",
        direction: "out",
        html: "a ground station",
      },
    ],
    anchors: [
      ...productToc.map(({ id }) => id).filter((id) => id.startsWith("part-")),
      "part-not-published",
      "exports-product-sample",
      ...rowAnchors,
      "notice-heat",
      ...["usb", "can", "supply", "servo", "gnss", "radio"].map((name) => `interface-${name}`),
      ...textAnchors,
    ],
    lifecycleDates: { since: "2025-06-01" },
    sheetRevision: "B",
    sheetDate: "2025-11-01",
    ordering: [
      { orderCode: "SB-100-L", variant: "long", html: "Board with <em>leads</em>", packaging: "Bag of 1" },
      { orderCode: "SB-100", html: "Board", lifecycle: "nrnd" },
    ],
    variants: [{ id: "long", html: "Leads of 30 cm instead of 10 cm" }],
    notices: [
      {
        anchor: "notice-heat",
        kind: "erratum",
        title: "Sample erratum",
        date: "2025-11-02",
        hardware: ["R1"],
        html: "The board restarts.",
        workaround: "Supply it from <code>X2</code>.",
        fixedIn: "R2",
      },
    ],
    accessories: [card("Sample cable", "product")],
    compatibleWith: [card("Sample hub", "product")],
    firstTest: card("First power-up of the sample", "doc", "Supply the board alone."),
    docs: [card("Wiring of the sample", "doc", "Plan the leads.")],
    downloads: [
      {
        title: "Message list",
        href: "/files/sample.dbc",
        kind: "dbc",
        bytes: 14_230,
        sha256: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
        version: "1.2",
        date: "2025-11-01",
        appliesTo: "R2",
        licence: "MIT",
      },
    ],
    photograph: {
      href: "/assets/photograph.0123456789.webp",
      alt: "A made-up picture of a green board",
      width: 1440,
      height: 960,
      caption: "The board on its rail",
      credit: "Sample photographer, © Sample holder",
      licence: { title: "CC BY 4.0", href: "https://creativecommons.org/licenses/by/4.0/" },
    },
    images: [
      {
        href: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='640' height='360'/>",
        alt: "The board from above",
        width: 640,
        height: 360,
      },
    ],
    revisionHistory: [
      { revision: "2", date: "2025-10-01", hardware: "R2", html: "Idle current <em>measured</em>." },
    ],
    unknown: ["Weight", "Outline drawing", "Ingress protection"],
    question: { text: "Please tell me about Sample board: Weight; Outline drawing; Ingress protection." },
    body,
  },
  offline: {
    ...page("offline", "Read without a network"),
    type: "offline",
    anchors: ["how-it-works", "what-can-be-saved", "without-this-browser"],
    unlisted: true,
    groups: [
      { title: "Docs", items: [{ title: "Sample platform", href: "/doc/introduction" }] },
      { title: "Product lines", items: [{ title: "Boards", href: "/family/boards" }] },
    ],
    archive: "/docs.zip",
  },
  search: {
    ...page("search", "Search"),
    type: "search",
    anchors: ["all-pages"],
    unlisted: true,
    groups: [
      { title: "Products", items: [{ title: "Sample board", href: "/product/sample-board" }] },
      {
        title: "Docs: Sample platform",
        items: [
          { title: "Introduction", href: "/doc/introduction" },
          { title: "Wiring of the sample", href: "/doc/wiring" },
        ],
      },
    ],
  },
  "serial-check": {
    ...page("serial-check", "Check a serial number"),
    type: "serial-check",
    register: {
      count: 3,
      digits: 1,
      folder: "/serials/",
      devices: [
        {
          product: card("Sample board", "product"),
          docs: [card("Wiring of the sample", "doc")],
          hardware: "R2",
          status: "genuine",
          note: "Sold in 2025.",
        },
        { product: card("Sample board", "product"), status: "recalled" },
      ],
    },
    sample: true,
    contact: card("Contact", "page"),
    body: [{ kind: "html", html: "<p>The number is on the label.</p>" }],
  },
  service: {
    ...page("service", "Control engineering"),
    type: "service",
    problem: "A vessel that drifts cannot <em>survey</em>.",
    deliverables: ["A controller", "Its report"],
    process: ["Measure", "Model", "Tune on the water"],
    scopeIn: ["Heading and position"],
    scopeOut: ["Hull design"],
    inputs: ["Drawings of the vessel"],
    products: [card("Sample board", "product", "Reads position and drives servos.")],
    contact: card("Contact", "page", "Write what your vessel does today."),
    body: [{ kind: "html", html: "<p>Work is done on board where possible.</p>" }],
  },
  tool: {
    ...page("tool", "Sample studio"),
    type: "tool",
    kind: "web-app",
    status: "beta",
    platforms: ["Windows", "Linux"],
    requirements: ["A USB port"],
    features: ["Shows <em>live</em> values"],
    offline: "All of it works <em>without</em> a network.",
    licence: "MIT",
    worksWith: [card("Sample board", "product")],
    docs: [card("Wiring of the sample", "doc")],
    unknown: ["Price"],
    question: { text: "Please tell me about Sample tool: Price.", href: "mailto:office@example.org" },
    body: [{ kind: "html", html: "<p>Set a board up and watch it.</p>" }],
  },
};
