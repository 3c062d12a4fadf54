import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { builtSite } from "../support/built-site.ts";

interface Entry {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

const gzipped = (path: string): number => gzipSync(readFileSync(path), { level: 9 }).byteLength;

/** The files that a chunk needs, those left out that come with `known`. */
function filesOf(
  name: string,
  chunks: Readonly<Record<string, Entry>>,
  known: ReadonlySet<string>,
): Set<string> {
  const entry = chunks[name];
  if (entry === undefined || known.has(entry.file)) return new Set();
  const below = (entry.imports ?? []).flatMap((one) => [...filesOf(one, chunks, known)]);
  return new Set([entry.file, ...below]);
}

test("offline code weighs at most 25 kB (worker) and 6 kB (page), and a first visit at most 100 KiB of scripts", async () => {
  const out = await builtSite({ data: "fleet" });
  expect(gzipped(join(out, "sw.js"))).toBeLessThanOrEqual(25_000);
  const bundle = join(import.meta.dirname, "../../../../.cache/bundle/client");
  const chunks = JSON.parse(readFileSync(join(bundle, "manifest.json"), "utf8")) as Record<string, Entry>;
  // The entry asks for the client once the page is painted.
  const first = filesOf("renderer/client/start.tsx", chunks, new Set());
  for (const file of filesOf("renderer/entry-client.tsx", chunks, new Set())) first.add(file);
  const name = Object.keys(chunks).find((key) => chunks[key]?.file.startsWith("assets/later-")) ?? "";
  const later = filesOf(name, chunks, first);
  const total = (files: Iterable<string>): number =>
    [...files].reduce((sum, file) => sum + gzipped(join(bundle, file)), 0);
  expect(total(first)).toBeLessThanOrEqual(102_400);
  expect(total(later)).toBeGreaterThan(500);
  expect(total(later)).toBeLessThanOrEqual(6000);
});

test.each([
  ["the panel of the page about the copy", "offline-panel", 7000],
  ["what makes and reads the index of a copy", "saved-index", 7000],
])("%s weighs at most what it may", async (_, name, bytes) => {
  const assets = join(await builtSite({ data: "fleet" }), "assets");
  const found = readdirSync(assets).filter((file) => file.startsWith(`${name}-`) && file.endsWith(".js"));
  expect(found).toHaveLength(1);
  for (const file of found) expect(gzipped(join(assets, file))).toBeLessThanOrEqual(bytes);
});

test("the shell is at most 15 files, and 200 kB on the wire", async () => {
  const out = await builtSite({ data: "fleet" });
  const [, facts = ""] = /^const fairleadSite = (.*);$/m.exec(readFileSync(join(out, "sw.js"), "utf8")) ?? [];
  const { shell } = JSON.parse(facts) as { shell: { url: string }[] };
  const sizes = shell.map(({ url }) => gzipped(join(out, url)));
  expect(sizes.length).toBeLessThanOrEqual(15);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(200_000);
});
