import { expect, test } from "vitest";
import { sha256 } from "./sha256.ts";
import { unpack } from "./unpack.ts";

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const packOf = (lines: readonly string[]) => {
  const decoded = encode(lines.join(""));
  const pack = {
    path: "packs/0.pack",
    hash: "0".repeat(64),
    bytes: 1,
    decoded: decoded.length,
    objects: lines.length,
  };
  return { decoded, pack };
};
const wanted = async (...texts: string[]) =>
  new Set(await Promise.all(texts.map((text) => sha256(encode(text)))));

test("a line is an object as it is, or the text of one as JSON", async () => {
  const [record, drawing, odd] = ['{"a":1}\n', "<svg>\n</svg>\n", '\ufeff"\u2028'] as const;
  const { decoded, pack } = packOf([record, `${JSON.stringify(drawing)}\n`, `${JSON.stringify(odd)}\n`]);
  const objects = await unpack(decoded, pack, await wanted(record, drawing, odd));
  expect(objects.map(({ bytes }) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes))).toEqual([
    record,
    drawing,
    odd,
  ]);
});

test("a line that begins like JSON text and is not JSON is an unchanged object", async () => {
  const broken = '"not closed\n';
  const { decoded, pack } = packOf([broken]);
  expect(await unpack(decoded, pack, await wanted(broken))).toHaveLength(1);
});

test("an unexpected text is refused, and so is a repeated one", async () => {
  const drawing = `${JSON.stringify("<svg>\n</svg>\n")}\n`;
  for (const lines of [[drawing], [drawing, drawing]]) {
    const { decoded, pack } = packOf(lines);
    const names = lines.length === 1 ? await wanted("other") : await wanted("<svg>\n</svg>\n");
    await expect(unpack(decoded, pack, names)).rejects.toMatchObject({ problem: { kind: "wrong-bytes" } });
  }
});
