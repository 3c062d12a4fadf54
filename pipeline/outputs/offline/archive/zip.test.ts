import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { packFile, type ZipEntry, zip, zipStretch } from "./zip.ts";

const files: Readonly<Record<string, string>> = {
  "documentation/index.html": "<p>Home</p>".repeat(100),
  "documentation/docs/Größe/index.html": "µ",
  "documentation/empty.txt": "",
};
const entries = Object.entries(files).map(([path, text]): ZipEntry => {
  return { path, ...packFile(Buffer.from(text)) };
});
const made = () => Buffer.concat([...zip([zipStretch(entries)])]);

test("a zip holds what was put in, by its name in UTF-8", () => {
  const found = Object.entries(unzipSync(made())).map(([path, bytes]) => [
    path,
    Buffer.from(bytes).toString(),
  ]);
  expect(Object.fromEntries(found)).toEqual(files);
});

test("the same files give the same bytes, at any time", () => {
  expect(made().equals(made())).toBe(true);
  // 1980-01-01 in the form of a zip, in the first local header.
  expect(made().readUInt32LE(10)).toBe(33 * 0x10000);
});

test("what does not get smaller is stored as it is", () => {
  const noise = Uint8Array.from({ length: 500 }, (_, at) => ((at * 7919) % 251) ^ (at >> 3));
  expect(packFile(noise).bytes.length).toBeLessThanOrEqual(noise.length);
  expect(packFile(new Uint8Array())).toEqual({ crc: 0, size: 0, bytes: new Uint8Array() });
});

test("how files are divided into stretches does not show", () => {
  const [first, ...others] = entries;
  const divided = [zipStretch(first === undefined ? [] : [first]), zipStretch([]), zipStretch(others)];
  expect(Buffer.concat([...zip(divided)]).equals(made())).toBe(true);
});
