import {
  closeSync,
  ftruncateSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { packFile, type ZipStretch, zip, zipStretch } from "./zip.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fairlead-zip64-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const page = packFile(Buffer.from("<p>Page</p>"));
const stretch = (from: number, count: number): ZipStretch =>
  zipStretch(Array.from({ length: count }, (_, at) => ({ path: `docs/${from + at}.html`, ...page })));
/** The names and the text of the last file that a reader finds by the specification of the format. */
function read(path: string): { readonly names: readonly string[]; readonly last: string } {
  const file = openSync(path, "r");
  const at = (place: number, length: number): Buffer => {
    const bytes = Buffer.alloc(length);
    readSync(file, bytes, 0, length, place);
    return bytes;
  };
  const locator = at(statSync(path).size - 42, 20);
  expect(locator.readUInt32LE(0)).toBe(0x07064b50);
  const record = at(Number(locator.readBigUInt64LE(8)), 56);
  expect(record.readUInt32LE(0)).toBe(0x06064b50);
  const size = Number(record.readBigUInt64LE(40));
  const directory = at(Number(record.readBigUInt64LE(48)), size);
  const names: string[] = [];
  let place = 0;
  for (let from = 0; from < size; ) {
    expect(directory.readUInt32LE(from)).toBe(0x02014b50);
    const extra = from + 46 + directory.readUInt16LE(from + 28);
    names.push(directory.toString("utf8", from + 46, extra));
    const near = directory.readUInt32LE(from + 42);
    place = near === 0xffffffff ? Number(directory.readBigUInt64LE(extra + 4)) : near;
    from = extra + directory.readUInt16LE(from + 30);
  }
  expect(Number(record.readBigUInt64LE(32))).toBe(names.length);
  const local = at(place, 30);
  expect(local.readUInt32LE(0)).toBe(0x04034b50);
  const last = at(place + 30 + local.readUInt16LE(26), local.readUInt32LE(18));
  closeSync(file);
  return { names, last: last.toString("utf8") };
}

test("an archive of more than 65,535 files has all of them", () => {
  const path = join(folder, "many.zip");
  writeFileSync(path, Buffer.concat([...zip([stretch(0, 40_000), stretch(40_000, 25_536)])]));
  const { names, last } = read(path);
  expect([names.length, names.at(-1), last]).toEqual([65_536, "docs/65535.html", "<p>Page</p>"]);
});

test("an archive of 65,535 files has the form that every program reads", () => {
  const end = Buffer.from([...zip([stretch(0, 65_535)])].at(-1) ?? []);
  expect([end.length, end.readUInt16LE(10)]).toEqual([22, 65_535]);
});

test("a file that begins behind the first 4 GiB is found", () => {
  const path = join(folder, "large.zip");
  // The same memory five times, in which nothing is written; on the disk it is a hole.
  const empty = new Uint8Array(2 ** 30);
  const hole: ZipStretch = {
    files: 0,
    body: [empty, empty, empty, empty, empty],
    directory: new Uint8Array(),
  };
  const file = openSync(path, "w");
  let size = 0;
  for (const part of zip([stretch(0, 1), hole, stretch(1, 2)])) {
    if (part !== empty) writeSync(file, part, 0, part.length, size);
    size += part.length;
  }
  ftruncateSync(file, size);
  closeSync(file);
  expect(read(path)).toEqual({ names: ["docs/0.html", "docs/1.html", "docs/2.html"], last: "<p>Page</p>" });
});
