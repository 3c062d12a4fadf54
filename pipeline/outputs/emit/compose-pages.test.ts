import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PackStore } from "../../engine/cache/pack-store.ts";
import { Engine } from "../../engine/engine.ts";
import { memoryEngine } from "../../tests/support/engine/memory-engine.ts";
import { WriteBuffer } from "./compose-pages.ts";

let dir = "";
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "fairlead-held-"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dir, { recursive: true });
});

function counted(text: string) {
  let count = 0;
  const bytes = (): string => {
    count++;
    return text;
  };
  return { file: { path: text, key: text, bytes }, made: () => count };
}

const textOf = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString();

test("bytes are made once, however often they are asked for", () => {
  const { file, made } = counted("text");
  const buffered = new WriteBuffer(100, memoryEngine()).add(file);
  expect(made()).toBe(0);
  expect(textOf(buffered.bytes())).toBe("text");
  expect(textOf(buffered.bytes())).toBe("text");
  expect(made()).toBe(1);
  expect(buffered).toMatchObject({ path: "text", key: "text" });
});

test("beyond the limit of all files together they are set aside on the disk, and nothing of them stays there", () => {
  const engine = new Engine({ store: PackStore.open(dir, "test", "1") });
  const before = readdirSync(dir);
  const buffered = new WriteBuffer(10, engine);
  const all = [counted("12345678"), counted("1234"), counted("1")];
  const files = all.map(({ file }) => buffered.add(file));
  for (const file of [...files, ...files]) expect(textOf(file.bytes())).toBe(file.path);
  expect(all.map(({ made }) => made())).toEqual([1, 1, 1]);
  expect(readdirSync(dir)).toEqual(before);
  engine.values.close({ keepUnused: true });
  expect(textOf(files[1]?.bytes() ?? "")).toBe("1234");
});

test("where the output is begun early they are written there at once, and read from there beyond the limit", () => {
  const written = new Map<string, string>();
  const put = ({ path, key }: { path: string; key: string }, bytes: Uint8Array | string) => {
    written.set(path, `${key}: ${textOf(bytes)}`);
    return path === "lost" ? () => undefined : () => Buffer.from(`${path} from there`);
  };
  const buffered = new WriteBuffer(4, memoryEngine(), { put });
  const all = ["1234", "12345", "lost"].map(counted);
  const files = all.map(({ file }) => buffered.add(file));
  expect(written.size).toBe(0);
  expect(files.map(({ bytes }) => textOf(bytes()))).toEqual(["1234", "12345", "lost"]);
  expect([...written.values()]).toEqual(["1234: 1234", "12345: 12345", "lost: lost"]);
  expect(files.map(({ bytes }) => textOf(bytes()))).toEqual(["1234", "12345 from there", "lost"]);
  expect(all.map(({ made }) => made())).toEqual([1, 1, 2]);
});

test("without a disk they are made anew beyond the limit", () => {
  vi.stubEnv("TMPDIR", join(dir, "none"));
  const engine = new WriteBuffer(10, memoryEngine());
  const all = [counted("12345678"), counted("1234"), counted("1")];
  for (const { file } of all) {
    const buffered = engine.add(file);
    buffered.bytes();
    expect(textOf(buffered.bytes())).toBe(file.path);
  }
  expect(all.map(({ made }) => made())).toEqual([1, 2, 1]);
});
