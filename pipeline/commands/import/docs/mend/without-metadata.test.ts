import { describe, expect, test } from "vitest";
import { pictureFacts } from "../../../../sources/read/picture/picture-facts.ts";
import {
  chunk,
  exif,
  jpeg,
  latin1,
  png,
  riff,
  webp,
} from "../../../../tests/support/sources/picture-metadata.ts";
import { withoutMetadata } from "./without-metadata.ts";

const turned = exif({ orientation: 6, serial: "S123" });
const xmp = chunk("iTXt", latin1('XML:com.adobe.xmp\0\0\0\0\0<x:xmpmeta exif:GPSLatitude="52,30N"/>'));
const comment = chunk("tEXt", latin1("Comment\0The board from above"));
const extended = riff("VP8X", Buffer.from([0x0c, 0, 0, 0, 0, 0, 0, 0, 0, 0]));

describe("a photograph without its place", () => {
  test.each([
    ["a JPEG that was held upright", jpeg(turned), 6],
    ["a JPEG", jpeg(), 1],
    ["a JPEG that is cut", jpeg(turned).subarray(0, -3), 6],
    ["a PNG", png(chunk("eXIf", turned)), 6],
    ["a PNG with XMP", png(xmp, comment), 1],
    [
      "a WebP",
      webp(extended, riff("EXIF", turned), riff("XMP ", latin1("<x:xmpmeta exif:GPSLatitude/>"))),
      1,
    ],
  ])("%s", (_, bytes, orientation) => {
    const { discloses = [], whole, kind } = pictureFacts(bytes) ?? {};
    expect(discloses).toContain("position");
    const left = withoutMetadata(bytes);
    expect(pictureFacts(left ?? Buffer.alloc(0))).toMatchObject({ kind, whole, orientation, discloses: [] });
  });

  test("keeps every other byte", () => {
    expect(withoutMetadata(png(chunk("eXIf", exif()), comment))).toEqual(png(comment));
    expect(withoutMetadata(webp(riff("EXIF", exif())))).toEqual(webp());
    const bytes = jpeg();
    const head = bytes.indexOf(latin1("Exif\0\0")) - 4;
    const end = head + 2 + bytes.readUInt16BE(head + 2);
    expect(withoutMetadata(bytes)).toEqual(Buffer.concat([bytes.subarray(0, head), bytes.subarray(end)]));
  });

  test("is not made of another kind of file, nor of one that tells it elsewhere", () => {
    expect(withoutMetadata(Buffer.from("<svg/>"))).toBeUndefined();
    expect(withoutMetadata(png(chunk("prVt", latin1("x:xmpmeta exif:GPSLatitude"))))).toBeUndefined();
  });
});
