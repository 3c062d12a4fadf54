import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { buildSite, makers } from "../build.ts";
import { MemoryTree } from "../commands/dev/memory-tree.ts";
import { producers } from "../outputs/producers.ts";
import { openBundle } from "../render/bundle.ts";
import { filesOfPages } from "../render/page-files.ts";
import type { Files, Producer } from "../render/producer.ts";
import { buildAccepted, checkFolder } from "./fuzz/build-folder.ts";
import { memoryEngine } from "./support/engine/memory-engine.ts";
import { samplesFolder } from "./support/pages/site-of.ts";

const address = { url: "https://samples.example", base: "/" };

afterEach(() => {
  vi.restoreAllMocks();
});

test("whoever makes files says their paths, and both lists have the same order", () => {
  expect(makers.map(({ name, paths }) => ({ name, paths }))).toEqual([...producers]);
  expect(new Set(producers.map(({ name }) => name)).size).toBe(producers.length);
  expect(producers.length).toBeGreaterThan(10);
});

test("to know the paths loads nothing that makes files", () => {
  const outputs = join(import.meta.dirname, "../outputs");
  const importsOf = (path: string): string[] =>
    [...readFileSync(path, "utf8").matchAll(/^(?:import|export) (?!type ).*? from "(\..+)";$/gm)].map(
      ([, to = ""]) => join(dirname(path), to),
    );
  const listed = importsOf(join(outputs, "producers.ts"));
  const own = listed.filter((path) => path.startsWith(outputs));
  expect(own.length).toBeGreaterThan(7);
  expect([...listed, ...own.flatMap(importsOf)].filter((path) => path.startsWith(outputs))).toEqual(own);
  expect(listed.filter((path) => !path.endsWith("-paths.ts"))).toEqual([]);
});

/** Looks over the shoulder of a maker: gives the files that it has made, time after time. */
function watchMaker(maker: Producer): () => Promise<readonly Files[]> {
  const given = <T>(results: readonly { readonly value: T | Promise<T> }[]): Promise<T[]> =>
    Promise.all(results.map(({ value }) => value));
  switch (maker.when) {
    case "printed":
      return () => Promise.resolve([]);
    case "drawn": {
      const { mock } = vi.spyOn(maker, "compose");
      return async () => (await given(mock.results)).map(filesOfPages);
    }
    case "last": {
      const { mock } = vi.spyOn(maker, "files");
      return async () => (await given(mock.results)).map(({ value }) => value);
    }
    case "first": {
      const { mock } = vi.spyOn(maker, "files");
      return () => given(mock.results);
    }
    case "composed": {
      const { mock } = vi.spyOn(maker, "files");
      return () => given(mock.results);
    }
    default: {
      const { mock } = vi.spyOn(maker, "files");
      return () => given(mock.results);
    }
  }
}

const watchMakers = () => makers.map((maker) => ({ name: maker.name, made: watchMaker(maker) }));

test("every file that is written is said by the producer that made it and by no other one", async () => {
  const watched = watchMakers();
  const site = await checkFolder(samplesFolder, address);
  const written = await buildAccepted(site);
  const listedPaths = producers.flatMap(({ name, paths }) =>
    [...paths(site)].map((path) => ({ name, ...path })),
  );
  const files = listedPaths.filter(({ isFolder }) => isFolder !== true);
  const folders = listedPaths.filter(({ isFolder }) => isFolder === true);
  // Within the folder of another producer a path is listed by itself.
  const sayersOf = (path: string): string[] => {
    const exact = files.filter((one) => one.path === path);
    const around = folders.filter((one) => path.startsWith(`${one.path}/`));
    return (exact.length > 0 ? exact : around).map(({ name }) => name);
  };
  // Pages at former addresses make way for all others, so that no producer says them.
  const aliases = new Set(site.redirects.flatMap(({ page }) => page ?? []));
  const wrong: unknown[] = [];
  const paths: string[] = [];
  for (const { name, made } of watched)
    for (const { path } of (await made()).flat()) {
      paths.push(path);
      const sayers = sayersOf(path);
      const isSaid = aliases.has(path) ? name === "site" && sayers.length === 0 : `${sayers}` === name;
      if (!isSaid) wrong.push({ path, maker: name, sayers });
    }
  expect(wrong).toEqual([]);
  expect(paths.sort()).toEqual(written.map(({ path }) => path).sort());
  expect(aliases.size).toBeGreaterThan(0);
});

test("a site that is rendered as it is asked for makes what waits for that when it is asked, and once", async () => {
  const watched = watchMakers();
  const site = await checkFolder(samplesFolder, address);
  const bundle = openBundle(join(import.meta.dirname, "../../.cache/bundle"), "production");
  const engine = memoryEngine();
  const counts = async (): Promise<Record<string, number>> =>
    Object.fromEntries(
      await Promise.all(watched.map(async ({ name, made }) => [name, (await made()).length])),
    );
  const built = await buildSite(site, { bundle, engine, isLazy: true });
  const none = { icons: 0, site: 0, hosts: 0, search: 0, sheets: 0, markdown: 0 };
  const at = { serials: 1, manifest: 1, client: 1, pictures: 1, offline: 1, pages: 1 };
  expect(await counts()).toEqual({ ...none, ...at });
  const tree = new MemoryTree();
  tree.replace(built.files, built.onRequest, built.later);
  for (const path of ["links.json", "index.html", "links.json"]) expect(tree.read(path)).toBeDefined();
  expect(await counts()).toEqual({ ...none, ...at, site: 1 });
  for (const path of ["_headers", "llms.txt", "search/statistics.json"])
    expect(tree.read(path)).toBeDefined();
  for (const { make } of built.onRequest) make();
  expect(await counts()).toEqual({ ...none, ...at, site: 1, hosts: 1, search: 1, markdown: 1 });
  const [icon] = producers.find(({ name }) => name === "icons")?.paths(site) ?? [];
  expect(tree.read(icon?.path ?? "")).toBeUndefined();
  await tree.prepare(icon?.path ?? "");
  expect(tree.read(icon?.path ?? "")).toBeDefined();
  expect((await counts()).icons).toBe(1);
});
