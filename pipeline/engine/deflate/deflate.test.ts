import { constants, inflateRawSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sha256 } from "../../core/hash.ts";
import { DEFLATE_END, deflate, deflatePieces, ROOM, WINDOW } from "./deflate.ts";

const none = Buffer.alloc(0);
/** One piece alone. */
const deflatePiece = ({ bytes, before }: { bytes: Uint8Array; before: Uint8Array }): Buffer =>
  Buffer.concat(deflatePieces({ pieces: [bytes], before }));
const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc
    .tuple(fc.string({ maxLength: 30 }), fc.nat(3000))
    .map(([text, times]) => Buffer.from(text.repeat(times))),
);

/** Bytes that deflate makes no smaller. */
function noiseOf(length: number, seed = 1): Buffer {
  let state = seed;
  const noise = Buffer.alloc(length);
  for (let at = 0; at < length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    noise[at] = state >>> 24;
  }
  return noise;
}

/** Noise among lines, of several windows. */
const longNoise = fc.tuple(fc.nat(3 * WINDOW), fc.nat(), fc.nat(400)).map(([length, seed, lines]) => {
  const noise = noiseOf(length, seed);
  return Buffer.concat([noise, Buffer.from("pin 7 carries 40 mA\n".repeat(lines)), noise]);
});

test("what is deflated is inflated again, whatever it is", () => {
  fc.assert(
    fc.property(bytes, (plain) => {
      expect(inflateRawSync(deflate(plain)).equals(plain)).toBe(true);
    }),
  );
});

test("deflated pieces one after the other are one deflated text", () => {
  fc.assert(
    fc.property(fc.array(bytes, { maxLength: 6 }), (pieces) => {
      const packed = pieces.map((bytes, at) =>
        deflatePiece({ bytes, before: Buffer.concat(pieces.slice(0, at)) }),
      );
      const text = inflateRawSync(Buffer.concat([...packed, DEFLATE_END]));
      expect(text.equals(Buffer.concat(pieces))).toBe(true);
    }),
  );
});

test("pieces that are deflated in one go get the bytes that each gets alone, however long they are", () => {
  const pages = fc.array(fc.oneof(bytes, longNoise), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(pages, fc.oneof(bytes, longNoise), (pieces, before) => {
      const together = deflatePieces({ pieces, before });
      const alone = pieces.map((bytes, at) =>
        deflatePiece({ bytes, before: Buffer.concat([before, ...pieces.slice(0, at)]) }),
      );
      expect(together.map((piece) => piece.toString("hex"))).toEqual(
        alone.map((piece) => piece.toString("hex")),
      );
    }),
  );
});

test("a piece ends at a whole byte, where nothing is lost that was given", () => {
  const piece = deflatePiece({ bytes: Buffer.from("a line\n"), before: none });
  expect(inflateRawSync(piece, { finishFlush: constants.Z_SYNC_FLUSH }).toString()).toBe("a line\n");
  expect(piece.subarray(-4)).toEqual(Buffer.from([0, 0, 255, 255]));
});

test.each([
  ["as large as the room", ROOM],
  ["larger by a byte", ROOM + 1],
  ["several times as large", 5 * ROOM + 17],
])("bytes that are %s are deflated whole, also where they become no smaller", (_, length) => {
  const noise = noiseOf(length);
  for (const packed of [
    deflate(noise),
    Buffer.concat([deflatePiece({ bytes: noise, before: none }), DEFLATE_END]),
  ])
    expect(inflateRawSync(packed).equals(noise)).toBe(true);
});

test("a piece refers to what stands before it, also where that is longer than the window", () => {
  const page = Buffer.from(Array.from({ length: 900 }, (_, at) => `pin ${at} of ${at * 31}`).join("\n"));
  const before = Buffer.concat([Buffer.alloc(3 * WINDOW, "x"), page]);
  const packed = deflatePiece({ bytes: page, before });
  expect(packed.length).toBeLessThan(deflatePiece({ bytes: page, before: none }).length / 10);
  const text = inflateRawSync(
    Buffer.concat([deflatePiece({ bytes: before, before: none }), packed, DEFLATE_END]),
  );
  expect(text.equals(Buffer.concat([before, page]))).toBe(true);
});

test("the same bytes are deflated to the same bytes on every machine", () => {
  const text = Array.from(
    { length: 2000 },
    (_, at) => `Pin ${at % 37} carries ${(at * 7919) % 250} mA.`,
  ).join("\n");
  expect(sha256(deflate(Buffer.from(text)))).toBe(
    "dedd1bb93f1e14d598b71a90d6e1235725ebbd64e4e67fad8a0b574735c40927",
  );
});
