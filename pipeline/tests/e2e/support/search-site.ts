import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseRoot } from "../../../../renderer/shared/offline-format/parse-manifests.ts";
import { openPublished } from "../../../../renderer/shared/search/published.ts";
import type { PageText } from "../../../../renderer/shared/search/search-data.ts";
import { SearchEngine } from "../../../../renderer/shared/search/search-engine.ts";
import { MemoryDevice } from "../../../../renderer/tests/offline/memory-stores.ts";

/** The text of every page that search finds, as a build has written it. */
export function pageTexts(out: string): PageText[] {
  const folder = join(out, "search/pages");
  return readdirSync(folder)
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as PageText);
}

/** Loads files of `search/` from a build, and counts what they cost packed. */
function searchLoader(out: string) {
  return async (path: string): Promise<unknown> =>
    JSON.parse(readFileSync(join(out, "search", path), "utf8")) as unknown;
}

/** An engine that asks the server alone. */
export function onlineEngine(out: string): SearchEngine {
  return new SearchEngine({ load: searchLoader(out), saved: async () => undefined });
}

export const publishedOf = (out: string) => openPublished(searchLoader(out));

/** A device that has saved the sections of these kinds of a build, all of it verified. */
export function savedDevice(out: string, kinds: readonly string[]): MemoryDevice {
  const device = new MemoryDevice();
  const read = (hash: string): Buffer => readFileSync(join(out, "packs/objects", hash));
  const { release, root: name } = JSON.parse(readFileSync(join(out, "latest.json"), "utf8")) as {
    release: number;
    root: { hash: string; bytes: number };
  };
  const root = parseRoot(JSON.parse(read(name.hash).toString()));
  if (root === undefined) throw new Error("The root manifest cannot be read.");
  for (const hash of readdirSync(join(out, "packs/objects")))
    device.stored.set(hash, { bytes: new Uint8Array(read(hash)), type: "application/json" });
  const sections = root.sections.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  const current = { release, root: name, savedAt: "2026-01-01T00:00:00Z", sections };
  device.copies.cache = { format: 1, revision: 1, current };
  device.copies.database = device.copies.cache;
  return device;
}

/** Queries as visitors type them, made from what pages say: whole, cut, mistyped, values, registers and part numbers. */
export function queriesFrom(pages: readonly PageText[], count: number): string[] {
  const texts = pages.flatMap(({ title, entries }) => [
    title,
    ...entries.flatMap(({ heading, text }) => [...(heading === undefined ? [] : [heading]), text]),
  ]);
  const all = texts.join(" · ");
  const values = all.match(/\b\d+(?:\.\d+)?[ \u00a0\u202f](?:V|A|mA|Mbit|kbit|Bd|Hz|ms|mm|W)\b/g) ?? [];
  const names = all.match(/\b[A-Za-z]+(?:[_.-][A-Za-z0-9]+)+\b|\b[A-Z]{2,}\d+\b/g) ?? [];
  const headings = pages.flatMap(({ entries }) => entries.flatMap(({ heading = [] }) => heading));
  const words = all.match(/\b[a-z]{6,}\b/g) ?? [];
  const pairs = words.map((word, at) => `${word} ${words[at + 3] ?? ""}`.trim());
  const mistyped = words.map((word) => word.slice(0, 2) + word.charAt(3) + word.charAt(2) + word.slice(4));
  const cut = headings.map((heading) => heading.slice(0, Math.max(3, heading.length - 2)));
  const kinds = [values, names, headings, pairs, mistyped, cut].map((kind) => [...new Set(kind)]);
  const queries = new Set<string>();
  for (let at = 0; queries.size < count && at < 10 * count; at++) {
    const kind = kinds[at % kinds.length] ?? [];
    const query = kind[Math.floor((at / kinds.length) * 7.3) % Math.max(1, kind.length)];
    if (query !== undefined) queries.add(query);
  }
  return [...queries];
}
