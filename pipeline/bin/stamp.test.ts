import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

interface Stamp {
  readonly fingerprint: string;
  readonly generated: string;
}
interface StampModule {
  makeStamp(root: string, variants: readonly string[]): Stamp;
  isFresh(root: string, bundle: string, variant?: string): boolean;
}

// The launcher is plain JavaScript, so its types are declared here.
const { makeStamp, isFresh } = (await import(new URL("./stamp.js", import.meta.url).href)) as StampModule;

let root: string;
let bundle: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "fairlead-stamp-"));
  bundle = join(root, ".cache/bundle");
  write("schema/generated/types.ts", "export type A = 1;");
  write("renderer/entry-client.tsx", "start();");
  write("renderer/layouts/doc/doc.tsx", "export const layout = 1;");
  write(".cache/bundle/stamp.json", JSON.stringify(makeStamp(root, ["production"])));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test("a bundle is fresh while its sources are as they were", () => {
  expect(isFresh(root, bundle)).toBe(true);
});

test.each([
  ["a changed file", () => write("renderer/entry-client.tsx", "stop(1);")],
  ["a change of equal length", () => write("renderer/entry-client.tsx", "st0rt();")],
  ["a new file", () => write("renderer/new.ts", "")],
  ["a missing file", () => rmSync(join(root, "renderer/entry-client.tsx"))],
  ["a missing stamp", () => rmSync(join(bundle, "stamp.json"))],
  ["half a stamp", () => write(".cache/bundle/stamp.json", '{"files":')],
])("%s makes it stale", (_name, change) => {
  change();
  expect(isFresh(root, bundle)).toBe(false);
});

test.each([
  "renderer/entry-client.test.ts",
  "renderer/README.md",
  "pipeline/tests/fixtures/a.ts",
  "pipeline/tests/e2e/a.ts",
])("%s is no source of it", (path) => {
  write(path, "x");
  expect(isFresh(root, bundle)).toBe(true);
});

test("a fresh checkout has other times but the same content, and is read only once", () => {
  utimesSync(join(root, "renderer/entry-client.tsx"), 1, 1);
  expect(isFresh(root, bundle)).toBe(true);
  expect(readFileSync(join(bundle, "stamp.json"), "utf8")).toContain('"time":1000');
});

test("without the development client it is not fresh for tests", () => {
  expect(isFresh(root, bundle, "development")).toBe(false);
});

test("the fingerprint depends on content, not on times", () => {
  const before = makeStamp(root, []).fingerprint;
  utimesSync(join(root, "renderer/entry-client.tsx"), 1, 1);
  expect(makeStamp(root, []).fingerprint).toBe(before);
  write("renderer/entry-client.tsx", "stop();;");
  expect(makeStamp(root, []).fingerprint).not.toBe(before);
});

test("generated code follows from the names of layouts, not from their text", () => {
  const before = makeStamp(root, []).generated;
  write("renderer/layouts/doc/doc.tsx", "export const layout = 2;");
  expect(makeStamp(root, []).generated).toBe(before);
  write("renderer/layouts/tool/tool.tsx", "export const layout = 1;");
  expect(makeStamp(root, []).generated).not.toBe(before);
});
