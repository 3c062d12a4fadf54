import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { hashOf } from "../../core/hash.ts";
import { PackStore } from "../../engine/cache/pack-store.ts";
import { Engine } from "../../engine/engine.ts";
import { memoryEngine } from "../../tests/support/engine/memory-engine.ts";
import type { OutputFile } from "../../write/tree-plan.ts";
import { makeSection, type PublishedSection } from "./plan-section.ts";

let dir = "";
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "fairlead-section-"));
});
afterEach(() => rmSync(dir, { recursive: true }));

/** Files whose bytes were asked for. */
let read: string[] = [];

function file(path: string, text: string | Uint8Array): OutputFile {
  const bytes = (): string | Uint8Array => {
    read.push(path);
    return text;
  };
  return { path, key: hashOf(text), bytes };
}

const COUNT = 70;
const assets = [file("assets/a.svg", "<svg/>"), file("assets/b.png", Uint8Array.of(1, 255))];

/**
 * A section of so many pages that it has several manifests, and of 9 kB each, so that a piece of a pack is a
 * few; `firstText` is the text of the first.
 */
async function publish(engine: Engine, firstText = "first"): Promise<PublishedSection> {
  const pages = Array.from({ length: COUNT }, (_, at) => {
    const name = String(at).padStart(3, "0");
    const json = file(
      `docs/${name}/index.json`,
      `${JSON.stringify((at === 0 ? firstText : name).repeat(3000))}\n`,
    );
    return { pathname: `/docs/${name}`, title: `Page ${name}`, json };
  });
  return makeSection({ id: "docs.a", title: "A", kind: "docs", pages }, assets, { engine });
}

async function build<T>(run: (engine: Engine) => Promise<T>): Promise<T> {
  const engine = new Engine({ store: PackStore.open(dir, "site", "1") });
  read = [];
  const made = await run(engine);
  engine.values.close({ keepUnused: false });
  return made;
}

const facts = ({ line, manifest, files }: PublishedSection) => ({
  line,
  manifest,
  files: files.map(({ path, key, sameAs, bytes }) => ({ path, key, sameAs, bytes: Buffer.from(bytes()) })),
});

describe("a section that is as it was", () => {
  test("is published from the store with the same files, and nothing of it is read", async () => {
    const first = await build(async (engine) => facts(await publish(engine)));
    await build(async (engine) => {
      const again = await publish(engine);
      expect(read).toEqual([]);
      expect(facts(again)).toEqual(first);
    });
    expect(first.line.manifests.length).toBeGreaterThan(1);
    expect(first.files.length).toBeGreaterThan(COUNT);
  });

  test("is made anew with a page that says something else", async () => {
    const [first, other] = await build(async (engine) => [
      facts(await publish(engine)),
      facts(await publish(memoryEngine(), "changed")),
    ]);
    await build(async (engine) => {
      const again = await publish(engine, "changed");
      // The page, and those that are deflated with it.
      expect(new Set(read).size).toBeLessThan(COUNT / 2);
      expect(facts(again)).toEqual(other);
    });
    expect(first).not.toEqual(other);
  });

  test("keeps what it is made of in the store, also where a build drops what it has not asked for", async () => {
    await build(publish);
    await build(publish);
    await build(async (engine) => {
      await publish(engine, "changed");
      expect(new Set(read).size).toBeLessThan(COUNT / 2);
    });
  });
});
