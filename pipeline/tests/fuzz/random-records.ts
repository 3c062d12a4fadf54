import { pick } from "../fixtures/random.ts";
import { dictionaries, type Files, picture } from "../support/pages/site-of.ts";
import { type Fields, type Random, randomInterfaces } from "./random-interfaces.ts";

/** How often a field that may be absent is there; the same for all fields of a site, so that some have nearly all of them. */
interface Draw {
  readonly random: Random;
  readonly chance: number;
}

const DAY = "2025-01-02";
const DOC = "/docs/start";

/** A small site with a record of every type, each in a random state with random fields, the same for the same numbers. */
export function randomRecords(random: Random): Files {
  const draw = { random, chance: pick([0.1, 0.3, 0.6, 0.9], random) };
  const products = ["pa", "pb", "pc"].map((id) => record(draw, "product", id));
  const visibleIds = products.filter(isShown).map(({ id }) => String(id));
  const family = record(draw, "family", "boards");
  const records: Record<string, Fields> = {
    "families/boards.yaml": { ...family, ...contentOf(draw, family, familyFields(draw)) },
    ...named(
      "products/boards",
      products.map((product) => ({ ...product, ...productFields(draw, product, visibleIds) })),
    ),
    "services/s.yaml": withFields(draw, "service", serviceFields(draw, visibleIds)),
    "tools/t.yaml": withFields(draw, "tool", toolFields(draw, visibleIds)),
    "pages/p.yaml": withFields(draw, "page", pageFields(draw)),
    "pages/check.yaml": withFields(draw, "serial-check", {
      ...some(draw, { sample: true, contact: "mailto:a@b.example" }),
    }),
    "legal/l.yaml": withFields(draw, "legal", legalFields(draw)),
    "glossary.yaml": withFields(draw, "glossary", {
      terms: [{ id: "bus", term: "Bus", definition: "A line." }],
    }),
    "notices/n.yaml": noticeFields(draw, visibleIds),
    ...named("interfaces", randomInterfaces(random, visibleIds)),
  };
  if (random() < 0.5) records["pages/home.yaml"] = withFields(draw, "landing", landingFields());
  const chosen = Object.entries(records).filter(
    ([path]) => /^(?:products|families)/.test(path) || random() < 0.9,
  );
  const files = chosen.map(([path, fields]) => [path, `${JSON.stringify(fields)}\n`]);
  return {
    ...dictionaries,
    "images/x.svg": picture,
    "files/x.txt": "A file.\n",
    "serials/r.csv": `serial,product,hardware,status,note\n${visibleIds.map((id) => `S-${id},${id},,genuine,\n`).join("")}`,
    ...randomDocs(draw, visibleIds),
    ...Object.fromEntries(files),
    ...(random() < 0.6 ? { "site.yaml": `${JSON.stringify(site(draw))}\n` } : {}),
  };
}

function some({ random, chance }: Draw, fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(() => random() < chance));
}

function named(folder: string, records: readonly Fields[]): Record<string, Fields> {
  return Object.fromEntries(records.map((fields) => [`${folder}/${String(fields.id)}.yaml`, fields]));
}

function record(draw: Draw, type: string, id: string): Fields {
  const states = ["published", "published", "published", "stub", "stub", "draft", "draft", "archived"];
  // A family that is not shown is an error of its products; a glossary and a landing page are all content.
  const always =
    type === "family" ? /published|stub/ : type === "glossary" || type === "landing" ? /^(?!stub)/ : /^/;
  const state = pick(
    states.filter((each) => always.test(each)),
    draw.random,
  );
  return {
    ...{ type, id, title: `Sample ${id}`, summary: `A sample of ${id}.`, state },
    ...some(draw, {
      ...{ fixedAddress: true, unknown: ["Price"], aliases: [`/former-${type}-${id}`], updated: DAY },
      ...{
        revision: "1",
        owner: "Editor",
        tags: ["x"],
        related: [DOC],
        sources: ["page"],
        reading: "A reading.",
      },
      ...{ anchorAliases: { former: DOC }, ...(type === "landing" ? {} : { route: `/own/${type}-${id}` }) },
    }),
  };
}

function isShown({ state, fixedAddress }: Fields): boolean {
  return state === "published" || state === "stub" || (state === "draft" && fixedAddress === true);
}

/** Fields with content are errors on a stub, and nearly always left out there. */
function withFields(draw: Draw, type: string, fields: Fields): Fields {
  const bare = record(draw, type, type === "landing" ? "home" : `the-${type}`);
  return { ...bare, ...contentOf(draw, bare, fields) };
}

const content: ReadonlySet<string> = new Set([
  ...["body", "features", "applications", "keySpecs", "interfaces", "protocols", "variants", "downloads"],
  ...["images", "requirements", "offline", "inputs", "deliverables", "process", "scopeIn", "scopeOut"],
  ...["parameters", "cards", "datasheet"],
]);

function contentOf({ random }: Draw, { state }: Fields, fields: Fields): Fields {
  if (state !== "stub" || random() < 0.02) return fields;
  return Object.fromEntries(Object.entries(fields).filter(([key]) => !content.has(key)));
}

function familyFields(draw: Draw): Fields {
  return some(draw, {
    position: 1,
    empty: "Nothing yet.",
    body: "Words.\n\n## Part\n",
    parameters: ["supply-voltage"],
  });
}

const rows = [
  { param: "supply-voltage", min: 9, max: 16, unit: "V", status: "confirmed", source: "page" },
  { param: "supply-voltage", nom: 12, unit: "V" },
];

function productFields(draw: Draw, bare: Fields, visibleIds: readonly string[]): Fields {
  const { random } = draw;
  const others = visibleIds.filter((id) => id !== bare.id && random() < 0.7);
  const optional = some(draw, {
    ...{ family: "boards", position: 1, partNumber: "P-1", hardware: "H-1", applications: ["Ships"] },
    ...{
      features: ["One **port**"],
      compatibleWith: others,
      accessories: others,
      docs: [DOC],
      firstTest: `${DOC}#part`,
    },
    ...{ downloads: [file], images: [{ path: "images/x.svg", alt: "A box" }], body: "## Notes\n\nWords.\n" },
    ...{
      hardwareRevisions: [{ id: "A", date: DAY, changes: "First." }],
      variants: [{ id: "one", differs: "All." }],
    },
    ...{ interfaces: [{ id: "j1", name: "J1", connects: "A **line**" }], keySpecs: ["supply-voltage"] },
    datasheet: {
      ...some(draw, {
        documentNumber: "D-1",
        revision: "1",
        date: DAY,
        conditions: "At 25 °C",
        unknown: ["supply-current"],
      }),
      sections: random() < 0.8 ? [{ id: "recommended", groups: [{ rows: [pick(rows, random)] }] }] : [],
    },
    noReplacement: "It ends.",
  });
  const fields = { function: "Does nothing", lifecycle: "not-stated", maturity: "not-stated", ...optional };
  return contentOf(draw, bare, fields);
}

const file = { path: "files/x.txt", title: "File", kind: "other" };

function serviceFields(draw: Draw, visibleIds: readonly string[]): Fields {
  const lists = ["deliverables", "process", "scopeIn", "scopeOut", "inputs"].map((key) => [key, ["A thing"]]);
  return {
    problem: "Somebody needs it.",
    ...some(draw, {
      ...Object.fromEntries(lists),
      products: visibleIds,
      body: "## Part\n",
      contact: DOC,
      position: 1,
    }),
  };
}

function toolFields(draw: Draw, visibleIds: readonly string[]): Fields {
  return {
    ...{ kind: "web-app", status: pick(["stable", "not-stated"], draw.random) },
    ...some(draw, {
      ...{
        platforms: ["Any"],
        requirements: ["A thing"],
        features: ["A thing"],
        offline: "All of it.",
        licence: "CC0",
      },
      ...{ worksWith: visibleIds, docs: [DOC], downloads: [file], body: "Words.\n\n## Part\n", position: 1 },
    }),
  };
}

function pageFields(draw: Draw): Fields {
  return some(draw, { unlisted: true, cards: [DOC], body: "Words.\n\n## Part\n", organization: true });
}

function legalFields(draw: Draw): Fields {
  return {
    ...{ kind: pick(["disclaimer", "privacy", "terms", "imprint"], draw.random), version: "1" },
    ...some(draw, {
      ...{
        effective: DAY,
        approvedBy: "Counsel",
        proven: ["stored-data", "requests"],
        body: "Words.\n\n## Part\n",
      },
      facts: [{ id: "use", heading: "Use", statements: [{ text: "It may **break**.", source: "page" }] }],
    }),
  };
}

function landingFields(): Fields {
  return {
    route: "/",
    blocks: [
      {
        kind: "hero",
        heading: "Samples",
        text: "All.",
        scene: "vessels",
        sceneLinks: [DOC, `${DOC}#part`, "/docs/start#top"],
      },
      { kind: "cards", id: "cards", heading: "Cards", items: [DOC] },
      { kind: "text", id: "text", heading: "Text", text: "Words." },
    ],
  };
}

function noticeFields(draw: Draw, visibleIds: readonly string[]): Fields {
  const { random } = draw;
  return {
    ...{
      type: "notice",
      id: "n",
      title: "Sample notice",
      kind: pick(["erratum", "change"], random),
      date: DAY,
    },
    ...{
      product: visibleIds[0] ?? "pa",
      state: pick(["published", "published", "draft"], random),
      effect: "It fails.",
    },
    ...some(draw, { updated: DAY, workaround: `Read [it](${DOC}).` }),
  };
}

function randomDocs(draw: Draw, visibleIds: readonly string[]): Record<string, string> {
  const { random } = draw;
  const state = pick(["published", "stub", "draft", "archived"], random);
  const head = some(draw, {
    ...{
      fixedAddress: true,
      unknown: ["Colour"],
      level: "intro",
      keywords: ["x"],
      sources: ["page"],
      revision: "1",
    },
    ...{
      related: [DOC],
      sidebar_position: 1,
      unlisted: true,
      anchorAliases: { former: DOC },
      product: visibleIds[0] ?? "pa",
    },
  });
  const body = state === "stub" ? "" : "\nWords about a bus.\n\n## Second\n";
  return {
    "docs/start.md": "# Start\n\nWords about a bus.\n\n## Part\n\nMore.\n",
    "docs/more/next.md": `---\n${JSON.stringify({ title: "Next", state, ...head })}\n---\n${body}`,
    ...(random() < 0.3 ? { "docs/more/_category.yaml": '{"type":"category","label":"More"}\n' } : {}),
  };
}

function site(draw: Draw): Fields {
  return {
    type: "site",
    ...some(draw, {
      title: "Sample",
      organization: { name: "Sample Works", email: "a@b.example" },
      routes: { interface: "/interfaces/{type}/{id}" },
      navigation: [{ label: "Start", to: DOC }],
      docs: { categoryPages: pick(["none", "generated"], draw.random) },
    }),
  };
}
