import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { unzipSync } from "fflate";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PackStore } from "../../../engine/cache/pack-store.ts";
import { Engine } from "../../../engine/engine.ts";
import { memoryEngine } from "../../../tests/support/engine/memory-engine.ts";
import { measureZip, writeZip } from "./measure-zip.ts";
import { type PlannedFile, packedStretches, storedZip, stretchesOf } from "./packed-files.ts";

let folder = "";
let engine: Engine;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fairlead-zip-"));
  engine = new Engine({ store: PackStore.open(join(folder, "cache"), "test", "1") });
});
afterEach(() => {
  engine.values.close({ keepUnused: true });
  rmSync(folder, { recursive: true, force: true });
});

/** Pages, and a picture that is a stretch of its own. */
const files: PlannedFile[] = [
  ...Array.from({ length: 100 }, (_, at) => {
    const text = `${at} ${crc32(String(at))} `.repeat(at * 20);
    return { path: `a/${String(at).padStart(3, "0")}/index.html`, key: `page ${at}`, plain: () => text };
  }),
  { path: "b/large.svg", key: "large", plain: () => "svg ".repeat(1_000_000) },
];

test("a zip that is written by its places in the store is the one that is packed now", () => {
  const expected = measureZip(packedStretches(stretchesOf(files), memoryEngine()));
  const plain = vi.fn(() => "asked for once");
  for (const given of [files, files.map((file) => ({ ...file, plain }))]) {
    const zip = storedZip(stretchesOf(given), engine);
    if (zip === undefined) throw new Error("The store has a file.");
    const path = join(folder, `zip-${readdirSync(folder).length}`);
    expect(writeZip({ zip, path })).toEqual(expected);
    const unpacked = unzipSync(readFileSync(path));
    expect(Object.keys(unpacked)).toEqual(files.map((file) => file.path));
    expect(Buffer.from(unpacked["b/large.svg"] ?? []).toString()).toBe(files.at(-1)?.plain());
  }
  expect(plain).not.toHaveBeenCalled();
});

test("a part that is not there any more is an error, and no zip that lacks it", () => {
  const zip = storedZip(stretchesOf(files), engine);
  if (zip === undefined) throw new Error("The store has a file.");
  const [data = ""] = readdirSync(join(folder, "cache")).filter((name) => name.endsWith(".pack"));
  writeFileSync(join(folder, "cache", data), Buffer.alloc(100));
  expect(() => writeZip({ zip, path: join(folder, "zip") })).toThrow("not in the store");
});

test("a zip of a store without a file has no places", () => {
  expect(storedZip(stretchesOf(files), memoryEngine())).toBeUndefined();
});
