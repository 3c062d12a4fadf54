import { crc32 } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  chunk,
  exif,
  jpeg,
  latin1,
  long,
  png,
  riff,
  webp,
} from "../../../tests/support/sources/picture-metadata.ts";
import { pictureFacts } from "./picture-facts.ts";

const box = (name: string, body: Buffer): Buffer =>
  Buffer.concat([long(body.length + 8), latin1(name), body]);
const avif = (brand: string, ...boxes: readonly Buffer[]): Buffer =>
  Buffer.concat([box("ftyp", latin1(`${brand}\0\0\0\0mif1`)), ...boxes, box("mdat", exif())]);

const still = { whole: true, moves: false };
const expected = { orientation: 6, discloses: ["position", "serial"] };
const tiff = exif({ orientation: 6, serial: "S123" });
const turned = box("meta", box("irot", Buffer.from([1])));

describe("a file of pixels", () => {
  test.each([
    ["a JPEG of several scans", jpeg(tiff), { kind: "JPEG", ...still, ...expected }],
    ["a progressive JPEG", jpeg(exif(), 0xc2), { kind: "JPEG", ...still, orientation: 1 }],
    ["a JPEG of a coding that no browser shows", jpeg(exif(), 0xc9), undefined],
    ["a PNG", png(chunk("eXIf", tiff)), { kind: "PNG", ...still, ...expected }],
    ["a PNG of several frames", png(chunk("acTL", Buffer.concat([long(2), long(0)]))), { moves: true }],
    ["a PNG of one frame", png(chunk("acTL", Buffer.concat([long(1), long(0)]))), { moves: false }],
    [
      "a WebP, which browsers do not turn",
      webp(riff("EXIF", tiff)),
      { ...expected, kind: "WebP", orientation: 1 },
    ],
    ["a WebP of several frames", webp(riff("ANMF", Buffer.alloc(24))), { moves: true }],
    ["an AVIF, which a box turns", avif("avif", turned), { kind: "AVIF", ...still, orientation: 6 }],
    ["an AVIF of several frames", avif("avis", box("meta", Buffer.alloc(4))), { moves: true }],
    ["another file of boxes", avif("heic"), undefined],
    ["no picture", Buffer.from("<svg/>"), undefined],
  ])("%s", (_, bytes, facts) => {
    if (facts === undefined) expect(pictureFacts(bytes)).toBeUndefined();
    else expect(pictureFacts(bytes)).toMatchObject(facts);
  });

  test.each([
    ["a place of zeros is none", jpeg(exif({ latitude: 0 }).fill(0, 98)), []],
    [
      "XMP tells a place too",
      png(chunk("iTXt", latin1('<x:xmpmeta exif:GPSLatitude="52,30N"/>'))),
      ["position"],
    ],
    ["Exif of an AVIF is found where it lies", avif("avif", turned), ["position"]],
  ])("%s", (_, bytes, discloses) => {
    expect(pictureFacts(bytes)?.discloses).toEqual(discloses);
  });
});

const samples = { JPEG: jpeg(), PNG: png(), WebP: webp(), AVIF: avif("avif", turned) };

describe.each(Object.entries(samples))("%s", (kind, bytes) => {
  test("is not whole without its end, wherever it is cut, and nothing is thrown", () => {
    for (let length = 0; length < bytes.length; length++) {
      const facts = pictureFacts(Buffer.from(bytes.subarray(0, length)));
      // A byte that only makes the number even may be missing.
      if (facts !== undefined && !(kind === "WebP" && length === bytes.length - 1))
        expect(facts.whole).toBe(false);
    }
  });

  test("with any bytes exchanged is read without an exception", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { maxLength: 8 }), (changes) => {
        const changed = Buffer.from(bytes);
        for (const [at, value] of changes) changed[at] = value;
        pictureFacts(changed);
      }),
    );
  });
});

test("a file that leads its reader back and forth costs no more than its length", () => {
  const heads = Buffer.concat(Array.from({ length: 50_000 }, () => latin1("MM\0*\0\0\0\x04\xff\xff\0\x01")));
  const hostile = [avif("avif", turned, box("free", heads)), Buffer.alloc(4_000_000, 0xff)];
  hostile[1]?.set([0xff, 0xd8, 0xff, 0xda, 0, 2]);
  const before = process.cpuUsage().user;
  for (const bytes of hostile) pictureFacts(bytes);
  const plain = process.cpuUsage().user;
  for (let i = 0; i < 20; i++) crc32(Buffer.alloc(4_000_000));
  expect(plain - before).toBeLessThan(20 * (process.cpuUsage().user - plain));
});
