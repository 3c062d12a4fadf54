import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sha256 } from "../../core/hash.ts";
import { memoryEngine } from "../../tests/support/engine/memory-engine.ts";
import { PACK_BYTES, type Packed, type PackLine, packLines } from "./packs.ts";

const line = (name: string, text: string): PackLine => {
  const bytes = `${JSON.stringify([text])}\n`;
  return { name, hash: sha256(bytes), bytes: Buffer.byteLength(bytes), read: () => bytes };
};
/** Text that gzip cannot make much smaller. */
const dense = (seed: string, bytes: number): string => {
  let text = "";
  for (let i = 0; text.length < bytes; i++)
    text += createHash("sha256").update(`${seed} ${i}`).digest("base64");
  return text;
};
const linesOf = (packed: Packed): string[] =>
  packed.packs.flatMap(({ file }) =>
    gunzipSync(file.bytes())
      .toString("utf8")
      .split(/(?<=\n)/),
  );

describe("packs", () => {
  test("hold every line once and are what their facts say, whatever the lines are", async () => {
    const names = fc.uniqueArray(fc.stringMatching(/^[a-z/]{1,8}$/), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(names, fc.nat(90_000), async (list, size) => {
        const lines = list.map((name) => line(name, dense(name, size)));
        const packed = await packLines(lines, memoryEngine());
        expect(linesOf(packed).sort()).toEqual(lines.map(({ read }) => String(read())).sort());
        packed.packs.forEach(({ entry: { path, hash, bytes, decoded, objects }, file }) => {
          const written = Buffer.from(file.bytes());
          const text = gunzipSync(written);
          expect(file.path).toBe(path);
          expect({ bytes, decoded, hash }).toEqual({
            bytes: written.byteLength,
            decoded: text.byteLength,
            hash: sha256(text),
          });
          expect(path).toBe(`packs/${hash.slice(0, 16)}.pack`);
          expect(objects).toBe(text.toString("utf8").split("\n").length - 1);
          expect(bytes).toBeLessThanOrEqual(PACK_BYTES);
        });
      }),
      { numRuns: 15 },
    );
  });

  test("are what they would be without a store, also where lines have other names", async () => {
    const texts = Array.from({ length: 12 }, (_, n) => dense(`text ${n}`, 400));
    const named = (prefix: string) =>
      texts.map((text, n) => line(`${prefix}${String(n).padStart(2, "0")}`, text));
    const facts = async (lines: readonly PackLine[], engine = memoryEngine()) =>
      (await packLines(lines, engine)).packs.map(({ entry }) => entry);
    const before = memoryEngine();
    const first = await facts(named("a"), before);
    const alone = await facts(named("b"), memoryEngine());
    expect(alone).not.toEqual(first);
    expect(await facts(named("b"), before)).toEqual(alone);
  });

  test("have the same bytes in any order of the lines, and no time in their head", async () => {
    const lines = ["c", "a", "b"].map((name) => line(name, name.repeat(500)));
    const bytes = async (list: readonly PackLine[]) =>
      (await packLines(list, memoryEngine())).packs.map(({ file }) =>
        Buffer.from(file.bytes()).toString("hex"),
      );
    expect(await bytes(lines)).toEqual(await bytes([...lines].reverse()));
    expect((await bytes(lines))[0]?.slice(0, 18)).toBe("1f8b08000000000000");
  });

  test("that are too large are divided by the names, so that a change changes one of them", async () => {
    const names = Array.from({ length: 20 }, (_, index) => `/docs/page-${index}`);
    const before = await packLines(
      names.map((name) => line(name, dense(name, 40_000))),
      memoryEngine(),
    );
    expect(before.packs.length).toBeGreaterThan(2);
    const after = await packLines(
      names.map((name) => line(name, dense(name === "/docs/page-7" ? "other" : name, 40_000))),
      memoryEngine(),
    );
    const hashes = (packed: typeof before) => packed.packs.map(({ entry }) => entry.hash);
    expect(hashes(after).filter((hash) => !hashes(before).includes(hash))).toHaveLength(1);
  });

  test("hold texts of several lines, and what looks like JSON text, as JSON text", async () => {
    const texts = [
      "<svg>\n<title>Wiring</title>\n</svg>\n",
      "no line feed",
      '"quoted"\n',
      "\ufeffa\u2028b\nc\n",
    ];
    const lines = texts.map((text, at) => {
      const hash = sha256(text);
      return { name: `${at}`, hash, bytes: Buffer.byteLength(text), read: () => text };
    });
    const found = linesOf(await packLines(lines, memoryEngine())).map((text) => JSON.parse(text) as string);
    expect(found).toEqual(texts);
  });

  test("hold first lines that are too many for one pack, each once", async () => {
    const lines = Array.from({ length: 12 }, (_, index) => line(`/docs/${index}`, dense(`${index}`, 60_000)));
    const packed = await packLines([], memoryEngine(), lines);
    expect(packed.packs.length).toBeGreaterThan(1);
    expect(packed.single).toEqual([]);
    const found = linesOf(packed);
    expect(found.sort()).toEqual(lines.map(({ read }) => String(read())).sort());
  });

  test("begin with the lines that are named first", async () => {
    const lines = Array.from({ length: 12 }, (_, index) => line(`/docs/${index}`, dense(`${index}`, 60_000)));
    const first = ["one", "two", "three"].map((name) => line(name, `the manifest ${name}`));
    const packed = await packLines(lines, memoryEngine(), first);
    expect(packed.packs.length).toBeGreaterThan(1);
    expect(linesOf(packed).slice(0, 3)).toEqual(first.map(({ read }) => String(read())));
  });

  test("leave out a line that fits into none and name it", async () => {
    const large = line("/docs/large", dense("large", 600_000));
    const packed = await packLines([line("/docs/a", "a"), large], memoryEngine());
    expect(packed.single.map(({ name }) => name)).toEqual(["/docs/large"]);
    expect(linesOf(packed)).toHaveLength(1);
  });

  test("are measured once", async () => {
    const engine = memoryEngine();
    let reads = 0;
    const counted = [line("a", "a"), line("b", "b")].map((one) => ({
      ...one,
      read: () => {
        reads += 1;
        return one.read();
      },
    }));
    await packLines(counted, engine);
    expect(reads).toBe(2);
    await packLines(counted, engine);
    expect(reads).toBe(2);
  });

  test("refuse an object that is no text, which is our bug", async () => {
    const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0a, 0xff]);
    const read = (): Uint8Array => picture;
    const binary = { name: "a.png", hash: sha256(picture), bytes: picture.byteLength, read };
    await expect(packLines([binary], memoryEngine())).rejects.toThrow("The object of a.png is no text");
  });
});
