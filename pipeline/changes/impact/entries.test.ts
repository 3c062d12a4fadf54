import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { canonicalJson } from "../../core/canonical-json.ts";
import { valueAt } from "../../core/json-pointer.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import type { Site } from "../../site.ts";
import { draw } from "../../tests/mutation/draw.ts";
import { type FieldEdit, oneFieldEdits } from "../../tests/support/changes/field-edits.ts";
import { memoryEngine } from "../../tests/support/engine/memory-engine.ts";
import { samplesFolder, siteOfFolder } from "../../tests/support/pages/site-of.ts";
import { findImpact, type Impact } from "./find-impact.ts";
import { readMenuItem } from "./menu-items.ts";

const isLong = process.env.FAIRLEAD_LONG === "1";
const engine = memoryEngine();
let folder: string;
let site: Site;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "fairlead-entries-"));
  cpSync(samplesFolder, folder, { recursive: true });
  site = await siteOfFolder(folder, { engine });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const impactOf = (reference: string) =>
  findImpact(site, reference, (alter) => siteOfFolder(samplesFolder, { alter, engine }));

async function found(reference: string): Promise<Impact> {
  const impact = await impactOf(reference);
  if ("message" in impact) throw new Error(`${impact.message} ${impact.hint}`);
  return impact;
}

const namesIn = ({ pages, exports }: Impact): string[] =>
  [...pages, ...exports].map(({ pathname }) => pathname);

/** Addresses of pages and exports that differ from before. A new address cannot have depended on anything. */
function differing(next: Site): string[] {
  const outputs = ({ records, search, offline, notFound, exports }: Site): Map<string, string> =>
    new Map([
      ...[...records, search, offline, notFound].map((page) => [page.pathname, canonicalJson(page)] as const),
      ...exports.map(({ pathname, text }) => [pathname, String(text)] as const),
    ]);
  const [before, after] = [outputs(site), outputs(next)];
  return [...before.keys()].filter((pathname) => before.get(pathname) !== after.get(pathname));
}

const lists: Readonly<Record<string, string>> = {
  units: "unit /units/",
  parameters: "parameter /parameters/",
  sources: "source /sources/",
  glossary: "term /terms/",
};

/** The reference to the entry that contains a field: in a dictionary, else the record. */
function referenceOf({ file, pointer }: FieldEdit): string | undefined {
  const source = site.index.sources.get(file);
  const [kind, list] = lists[source?.type ?? ""]?.split(" ") ?? [];
  if (source === undefined) return undefined;
  if (kind === undefined || list === undefined) return `${source.type}.${source.data.id}`;
  const index = pointer.startsWith(list) ? /^\d+/.exec(pointer.slice(list.length))?.[0] : undefined;
  const id = index === undefined ? undefined : valueAt(source.data, `${list}${index}/id`);
  return id === undefined ? undefined : `${kind}.${id}`;
}

test("whatever differs after an edit of a dictionary or interface is named, for its file and for its entry", async () => {
  const edits = [...site.index.sources.values()]
    .filter(({ type, path }) => lists[type] !== undefined || path.startsWith("interfaces/"))
    .flatMap(({ path, type }) =>
      oneFieldEdits(
        { file: path, text: readFileSync(join(samplesFolder, path), "utf8"), schema: type },
        () => [],
      ),
    )
    .filter(({ pointer }) => !pointer.endsWith("/id"));
  expect(edits.length).toBeGreaterThan(200);
  const missed: string[] = [];
  for (const edit of isLong ? edits : draw(edits, 6, "impact")) {
    const before = readFileSync(join(samplesFolder, edit.file), "utf8");
    writeFileSync(join(folder, edit.file), edit.text);
    const next = await siteOfFolder(folder, { engine });
    writeFileSync(join(folder, edit.file), before);
    if (next.diagnostics.some(({ severity }) => severity === "error")) continue;
    for (const reference of [edit.file, referenceOf(edit) ?? edit.file]) {
      const named = new Set(namesIn(await found(reference)));
      const lost = differing(next).filter((pathname) => !named.has(pathname));
      if (lost.length > 0) missed.push(`${reference} at ${edit.pointer}: ${lost.join(" ")}`);
    }
  }
  expect(missed).toEqual([]);
});

describe("a file of entries", () => {
  it.each([
    ["units.yaml", "unit.V"],
    ["parameters.yaml", "parameter.supply-voltage"],
  ])("%s has the impact of its entries, such as %s", async (file, entry) => {
    const [whole, part] = [namesIn(await found(file)), namesIn(await found(entry))];
    expect(part.length).toBeGreaterThan(0);
    expect(whole).toEqual(expect.arrayContaining(part));
  });

  it("of docs names the links that lead to its page", async () => {
    const { links } = await found("docs/guide/second.md");
    expect(links).toEqual((await found("/docs/guide/second")).links);
  });
});

describe("a part of a record changes", () => {
  const cases: [reference: string, output: string][] = [
    ["can-message-set.sample-can.Status", "/exports/can-message-set/sample-can.dbc"],
    ["can-message-set.sample-can.0x1A0.Voltage", "/exports/can-message-set/sample-can.dbc"],
    ["register-map.sample-map.LAMP", "/exports/register-map/sample-map.csv"],
    ["register-map.sample-map.FAULTS.OVERHEAT", "/exports/register-map/sample-map.csv"],
    ["register-map.sample-map.0x10", "/exports/register-map/sample-map.csv"],
    ["register-map.sample-map.19.9", "/exports/register-map/sample-map.csv"],
    ["can-message-set.sample-can.0x1a0.Voltage", "/exports/can-message-set/sample-can.dbc"],
    ["connector.sample-connector.VIN", "/exports/connector/sample-connector.csv"],
    ["connector.sample-connector.3", "/exports/connector/sample-connector.csv"],
    ["serial-protocol.sample-binary.state.offset", "/exports/serial-protocol/sample-binary.csv"],
    ["message-support.sample-support.HEARTBEAT", "/exports/message-support/sample-support.csv"],
  ];
  it.each(cases)("%s: %s", async (reference, output) => {
    expect(namesIn(await found(reference))).toContain(output);
  });

  it.each([
    [
      "register-map.sample-map.LAMPS",
      'There is no "LAMPS" in interfaces/sample-map.yaml.',
      "Did you mean LAMP?",
    ],
    [
      "can-message-set.sample-can.Status.Voltag",
      'There is no "Voltag" in interfaces/sample-can.yaml.',
      "Did you mean Voltage?",
    ],
    [
      "connector.sample-conector.1",
      'There is no connector "sample-conector".',
      "Did you mean sample-connector?",
    ],
  ])("%s names nothing, with a hint", async (reference, message, hint) => {
    expect(await impactOf(reference)).toEqual({ message, hint });
  });
});

describe("an entry of a menu", () => {
  it.each(["navigation.More", "navigation.More.Sample board", "footer.Samples.Sample check"])(
    "%s is on every page",
    async (reference) => {
      expect((await found(reference)).everyPage).toBe(true);
    },
  );

  it.each([
    ["navigation.More.Sample bord", "Did you mean navigation.More.Sample board?"],
    ["footer.Nothing", "Its entries are named such as footer.Samples."],
  ])("%s names nothing, with a hint", async (reference, hint) => {
    const message = `There is no entry "${reference}" in the menus of the site.`;
    expect(await impactOf(reference)).toEqual({ message, hint });
  });

  it("may have dots in its label, and is not guessed where two have one", async () => {
    const menu = [{ label: "Docs 2.0", to: "/", items: [{ label: "A" }, { label: "A" }] }];
    const index = {
      sources: new Map([["site.yaml", { type: "site", path: "site.yaml", data: { navigation: menu } }]]),
    } as unknown as SiteIndex;
    expect(readMenuItem("navigation.Docs 2.0", index)).toMatchObject({ pointer: "/navigation/0" });
    expect(readMenuItem("navigation.Docs 2.0.A", index)).toEqual({
      message: 'There are 2 entries "navigation.Docs 2.0.A".',
      hint: "Name the file, site.yaml.",
    });
    expect(readMenuItem("footer.A.B", index)).toMatchObject({
      hint: "The file site.yaml lists no such menu.",
    });
  });
});
