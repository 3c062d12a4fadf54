import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { canonicalJson } from "../../core/canonical-json.ts";
import { valueAt } from "../../core/json-pointer.ts";
import { PackStore } from "../../engine/cache/pack-store.ts";
import { samplesFolder, siteOfFolder } from "../../pages/testing.ts";
import type { Site } from "../../site.ts";
import { draw } from "../../tests/mutation/draw.ts";
import { type FieldEdit, oneFieldEdits } from "../shared/changes/testing.ts";
import { findImpact, type Impact } from "./find-impact.ts";

const isLong = process.env.FAIRLEAD_LONG === "1";
const store = PackStore.open(undefined, "test", "1");
let folder: string;
let site: Site;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "fairlead-entries-"));
  cpSync(samplesFolder, folder, { recursive: true });
  site = await siteOfFolder(folder, { store });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const impactOf = (reference: string) =>
  findImpact(site, reference, (alter) => siteOfFolder(samplesFolder, { alter, store }));

async function found(reference: string): Promise<Impact> {
  const impact = await impactOf(reference);
  if ("message" in impact) throw new Error(`${impact.message} ${impact.hint}`);
  return impact;
}

const namesIn = ({ pages, exports }: Impact): string[] =>
  [...pages, ...exports].map(({ pathname }) => pathname);

/** Addresses of pages and exports that are others than before. One that nobody had could depend on nothing. */
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

/** The reference of the entry in which a field stands: of a dictionary, else the record. */
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
    const next = await siteOfFolder(folder, { store });
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
