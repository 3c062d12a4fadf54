import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sha256 } from "../../core/hash.ts";
import type { PlainPieces } from "../../engine/deflate/deflate.ts";
import type { deflateTask } from "../../engine/deflate/deflate-task.ts";
import type { Engine } from "../../engine/engine.ts";
import { Known } from "../../engine/threads/task.ts";
import type { Threads } from "../../engine/threads/threads.ts";
import { memoryEngine } from "../../tests/support/engine/memory-engine.ts";
import { deflateAhead, joinPieces } from "./pack-pieces.ts";

interface Line {
  readonly name: string;
  readonly hash: string;
  readonly bytes: number;
  readonly text: string;
  readonly isAlone: boolean;
}

const line = (name: string, text: string, isAlone = false): Line => ({
  ...{ name, isAlone },
  hash: sha256(text),
  bytes: Buffer.byteLength(text),
  text,
});
const bytesOf = ({ text }: Line): Uint8Array => Buffer.from(text);

/** The names of the lines that are read to join these. */
const namesRead = (lines: readonly Line[], known: Engine): string[] => {
  const read: string[] = [];
  const noted = (one: Line): Uint8Array => {
    read.push(one.name);
    return bytesOf(one);
  };
  joinPieces(lines, noted, { engine: known });
  return read;
};
const hex = (lines: readonly Line[], known: Engine): string => {
  const { packed, keep } = joinPieces(lines, bytesOf, { engine: known });
  keep();
  return Buffer.from(packed).toString("hex");
};

const text = fc
  .string({ maxLength: 40 })
  .map((word) => `${JSON.stringify(`${word} and more `.repeat(400))}\n`);
const lines = fc
  .dictionary(fc.stringMatching(/^[a-z]{1,6}$/), fc.tuple(text, fc.nat(4)), { minKeys: 1, maxKeys: 30 })
  .map((texts) => Object.entries(texts).map(([name, [one, kind]]) => line(name, one, kind === 0)));

test("pieces of the cache and new ones make the same bytes, after any change", () => {
  fc.assert(
    fc.property(lines, text, fc.nat(), fc.boolean(), (all, other, choice, isGone) => {
      const at = choice % all.length;
      const changed = isGone
        ? all.toSpliced(at, 1)
        : all.with(at, line(all[at]?.name ?? "", other, all[at]?.isAlone));
      const known = memoryEngine();
      hex(all, known);
      expect(hex(changed, known)).toBe(hex(changed, memoryEngine()));
      const { packed, hash, decoded } = joinPieces(changed, bytesOf, { engine: known });
      const plain = changed.map((one) => one.text).join("");
      expect(gunzipSync(packed).toString("utf8")).toBe(plain);
      expect({ hash, decoded }).toEqual({ hash: sha256(plain), decoded: Buffer.byteLength(plain) });
    }),
    { numRuns: 60 },
  );
});

test("after a change of one line few others are read", () => {
  const all = Array.from({ length: 100 }, (_, number) =>
    line(`page-${number}`, `${"text ".repeat(3000)}${number}\n`),
  );
  const known = memoryEngine();
  hex(all, known);
  const read = namesRead(all.with(50, line("page-50", "other\n")), known);
  expect(read).toContain("page-50");
  expect(new Set(read).size).toBeLessThan(30);
});

test("what threads have deflated ahead is taken as it is, and makes the same bytes", async () => {
  const all = Array.from({ length: 40 }, (_, number) =>
    line(`page-${number}`, `${"text ".repeat(3000)}${number}\n`),
  );
  const given: number[] = [];
  const threads = {
    areAtWork: true,
    run: (task: typeof deflateTask, input: () => readonly PlainPieces[]) => {
      given.push(...input().map(({ pieces }) => pieces.length));
      return task.run(input(), new Known());
    },
  } as unknown as Threads;
  const known = memoryEngine({ threads });
  const ahead = await deflateAhead(all, bytesOf, known);
  expect(given).toEqual([ahead.size]);
  const joined = joinPieces(all, () => Buffer.from("read again"), { engine: known, ahead });
  expect(Buffer.from(joined.packed).toString("hex")).toBe(hex(all, known));
  const again = await deflateAhead(all.with(20, line("page-20", "other\n")), bytesOf, known);
  expect([...again]).toEqual([]);
});

test("a changed line that stands alone lets nothing else be read, wherever it stands", () => {
  const manifest = (at: number, text: string) => line(`manifest-${at}`, text, true);
  const pages = Array.from({ length: 12 }, (_, at) => line(`page-${at}`, `${"text ".repeat(500)}${at}\n`));
  const all = [manifest(0, "old\n"), manifest(1, "old\n"), ...pages, manifest(2, "old\n"), ...pages];
  const known = memoryEngine();
  hex(all, known);
  for (const at of [0, 1, 14])
    expect(namesRead(all.with(at, manifest(at, `new ${at}\n`)), known)).toEqual([`manifest-${at}`]);
});
