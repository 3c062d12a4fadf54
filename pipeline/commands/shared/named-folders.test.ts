import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { UsageError } from "../../core/usage-error.ts";
import { requireCache, requirePrevious } from "./named-folders.ts";

const folder = mkdtempSync(join(tmpdir(), "fairlead-places-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, "README.md");
writeFileSync(file, "# Text");
mkdirSync(join(folder, "empty"));
mkdirSync(join(folder, "release"));
writeFileSync(join(folder, "release/links.json"), "{}");

const refusal = (work: () => void): string | undefined => {
  try {
    work();
    return undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(UsageError);
    return (error as UsageError).message.replace(/"[^"]*\//g, '"');
  }
};

test.each([
  ["a folder", folder, undefined],
  ["a folder that is yet to be made", join(folder, "new/cache"), undefined],
  ["no cache", undefined, undefined],
  ["a file", file, 'The cache cannot be at "README.md": "README.md" is a file.'],
  ["a place below a file", join(file, "cache"), 'The cache cannot be at "cache": "README.md" is a file.'],
])("the cache may be %s, or the use is wrong", (_name, cache, message) => {
  expect(refusal(() => requireCache({ cache }))).toBe(message);
});

test.each([
  ["a release", join(folder, "release"), undefined],
  ["not named", undefined, undefined],
  ["a file", file, '"README.md" is no release: it has no latest.json or links.json.'],
  ["another folder", join(folder, "empty"), '"empty" is no release: it has no latest.json or links.json.'],
  ["not there", join(folder, "nowhere"), 'There is no release at "nowhere".'],
])("the last release is %s, or the use is wrong", (_name, previous, message) => {
  expect(refusal(() => requirePrevious({ previous }))).toBe(message);
});
