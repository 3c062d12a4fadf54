import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readData } from "./read-data.ts";

test.each<[name: string, bytes: Uint8Array, place: string, message: RegExp]>([
  [
    "a code page",
    Buffer.from([0x23, 0x20, 0x47, 0x72, 0xf6, 0xdf, 0x65]),
    "1:5",
    /F6 here is "ö" in windows-1252\.$/,
  ],
  ["UTF-16 with a mark", Buffer.from("\ufeff# A\n", "utf16le"), "1:1", /byte order mark, as in UTF-16\.$/],
  [
    "UTF-16 without one",
    Buffer.from("# Title\n", "utf16le"),
    "1:1",
    /every other byte is zero, as in UTF-16\.$/,
  ],
  [
    "no text",
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0]),
    "1:1",
    /^This file is not valid UTF-8 text\.$/,
  ],
])("%s is named with its place", (_, bytes, place, message) => {
  const folder = mkdtempSync(join(tmpdir(), "fairlead-read-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "docs"));
  writeFileSync(join(folder, "docs/a.md"), bytes);
  const [found] = readData(folder, { fileBytes: 1000, imageBytes: 1000 }).diagnostics;
  expect([found?.code, `${found?.line}:${found?.column}`, found?.hint]).toEqual([
    "encoding-invalid",
    place,
    "Save it as UTF-8.",
  ]);
  expect(found?.message).toMatch(message);
});
