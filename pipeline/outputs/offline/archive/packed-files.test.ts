import { crc32 } from "node:zlib";
import { unzipSync } from "fflate";
import { expect, test, vi } from "vitest";
import type { Engine } from "../../../engine/engine.ts";
import { memoryEngine } from "../../../tests/support/engine/memory-engine.ts";
import { type PlannedFile, packedStretches, stretchesOf } from "./packed-files.ts";
import { zip } from "./zip.ts";

const NUMBER = 200;

/** Files whose texts name a state of them. */
function filesIn(states: ReadonlyMap<number, string>): PlannedFile[] {
  return Array.from({ length: NUMBER }, (_, at) => {
    const text = `File ${at} ${states.get(at) ?? ""}`;
    return { path: `docs/${String(at).padStart(3, "0")}/index.html`, key: text, plain: () => text };
  });
}

function zipOf(files: readonly PlannedFile[], engine: Engine): Buffer {
  return Buffer.concat([...zip(packedStretches(stretchesOf(files), engine))]);
}

function textsIn(zipped: Uint8Array): string[] {
  return Object.values(unzipSync(zipped)).map((bytes) => Buffer.from(bytes).toString());
}

test("a zip from the store is that which is packed now", () => {
  const engine = memoryEngine();
  const files = filesIn(new Map());
  const first = zipOf(files, engine);
  const plain = vi.fn(() => "never asked for");
  const again = zipOf(
    files.map((file) => ({ ...file, plain })),
    engine,
  );
  expect(textsIn(first)).toEqual(files.map((file) => file.plain()));
  expect(again.equals(first)).toBe(true);
  expect(plain).not.toHaveBeenCalled();
});

test.each([0, 57, NUMBER - 1])(
  "file %i that has changed is packed anew, and put together with those beside it",
  (at) => {
    const engine = memoryEngine();
    zipOf(filesIn(new Map()), engine);
    const put = vi.spyOn(engine.values, "put");
    const changed = filesIn(new Map([[at, "changed"]]));
    expect(textsIn(zipOf(changed, engine))).toEqual(changed.map((file) => file.plain()));
    expect(put.mock.calls.map(([key]) => key.replace(/ \w+$/, ""))).toEqual([
      expect.stringMatching(/^zip entry File \d+$/),
      "zip stretch",
    ]);
  },
);

test("a new file and one that is gone leave the stretches of the others as they are", () => {
  const engine = memoryEngine();
  const files = filesIn(new Map());
  zipOf(files, engine);
  const put = vi.spyOn(engine.values, "put");
  const other = { path: "docs/100-b/index.html", key: "b", plain: () => "b" };
  const edited = [...files.slice(0, 101), other, ...files.slice(101).filter((_, at) => at !== 50)];
  expect(textsIn(zipOf(edited, engine))).toHaveLength(NUMBER);
  expect(put.mock.calls.filter(([key]) => key.startsWith("zip stretch")).length).toBeLessThanOrEqual(3);
});

test("what the store has lost of a stretch is put together again", () => {
  const engine = memoryEngine();
  const files = filesIn(new Map());
  const whole = zipOf(files, engine);
  vi.spyOn(engine.values, "getEach").mockImplementation(function* (keys) {
    for (const key of keys) yield key.startsWith("zip stretch") ? undefined : engine.values.get(key);
  });
  expect(zipOf(files, engine).equals(whole)).toBe(true);
});

test("files that are no pages, which may be large, are in memory one at a time and kept once", () => {
  const engine = memoryEngine();
  const put = vi.spyOn(engine.values, "put");
  const files = ["a.pdf", "b.pdf", "c.pdf"].map((path) => ({ path, key: path, plain: () => path }));
  const stretches = [...packedStretches(stretchesOf(files), engine)];
  expect(stretches.map((stretch) => stretch.files)).toEqual([1, 1, 1]);
  expect(put.mock.calls.map(([key]) => key)).toEqual(files.map(({ key }) => `zip entry ${key}`));
});

test("no stretch is long, whatever the pages are called", () => {
  const unlucky = Array.from({ length: 5000 }, (_, at) => `docs/${at}/index.html`).filter(
    (path) => crc32(path) % 16 !== 0,
  );
  const files = unlucky.map((path) => ({ path, key: path, plain: () => path }));
  const stretches = [...packedStretches(stretchesOf(files), memoryEngine())];
  expect(Math.max(...stretches.map((stretch) => stretch.files))).toBe(64);
});
