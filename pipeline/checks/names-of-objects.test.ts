import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { schemas } from "../../schema/generated/schemas.ts";
import { samplesFolder, siteOfFolder } from "../tests/support/pages/site-of.ts";

const isLong = process.env.FAIRLEAD_LONG === "1";
/** Names that every object of JavaScript has of itself, and numbers that none holds. */
const names = ["constructor", "toString", "hasOwnProperty", "valueOf", "isPrototypeOf"];
const others = [
  ...names,
  "__proto__",
  "9".repeat(400),
  `-${"9".repeat(400)}.5`,
  "1e400",
  `0.${"1".repeat(400)}`,
];

/** A copy of the records that use every key of every schema, with its texts. */
function samples(): { readonly folder: string; readonly texts: ReadonlyMap<string, string> } {
  const folder = mkdtempSync(join(tmpdir(), "fairlead-names-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(samplesFolder, folder, { recursive: true });
  const paths = (readdirSync(folder, { recursive: true }) as string[]).filter(
    (path) => /\.(?:ya?ml|mdx?|json)$/.test(path) && statSync(join(folder, path)).isFile(),
  );
  return {
    folder,
    texts: new Map(paths.sort().map((path) => [path, readFileSync(join(folder, path), "utf8")])),
  };
}

/** A scalar behind a key, or an item of a list, of a word or a number. */
const scalar = /(?<=: |- |\[ ?|, )([A-Za-z0-9_.-]+)(?=$|,| ?[}\]])/gm;

test("names of objects and endless numbers in any place end in words, never in an error of a program", async () => {
  const { folder, texts } = samples();
  const [usual = ""] = await messages(folder);
  expect(usual).toBe("");
  const places = [...texts].flatMap(([path, text]) =>
    [...text.matchAll(scalar)].map(({ index }) => ({ path, index })),
  );
  expect(places.length).toBeGreaterThan(500);
  const changed = fc.uniqueArray(fc.nat(places.length - 1), { minLength: 20, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(
      changed,
      fc.array(fc.constantFrom(...others), { minLength: 60, maxLength: 60 }),
      async (which, put) => {
        const at = new Map(which.map((n, i) => [places[n], put[i] ?? ""]));
        for (const [path, text] of texts) {
          const own = new Map(
            [...at].flatMap(([place, name]) => (place?.path === path ? [[place.index, name]] : [])),
          );
          const written = text.replace(scalar, (word, _, index: number) => own.get(index) ?? word);
          writeFileSync(join(folder, path), written);
        }
        for (const message of await messages(folder))
          expect(message).not.toMatch(/\[native code\]|\[object |\bundefined\b|\bNaN\b/);
      },
    ),
    { numRuns: isLong ? 100 : 2 },
  );
});

test("what is named like a part of an object is found and shown as any other", async () => {
  const { folder, texts } = samples();
  const before = await siteOfFolder(folder, { pictures: false });
  const ids = [
    ...new Set(
      [...texts.values()].flatMap((text) =>
        [...text.matchAll(/\bid: ([a-z][a-z0-9-]{3,})(?=[,\s])/g)].map(([, id = ""]) => id),
      ),
    ),
  ];
  // Words of schemas are ids of samples as well, and must not be replaced.
  const words = JSON.stringify(schemas);
  const own = ids.filter((id) => !words.includes(`"${id}"`));
  expect(own.length).toBeGreaterThan(20);
  for (const id of own.filter((_, n) => n % (isLong ? 1 : 20) === 0)) {
    for (const [path, text] of texts)
      writeFileSync(
        join(folder, path),
        text.replace(new RegExp(`(?<![\\w-])${id}(?![\\w-])`, "g"), "constructor"),
      );
    const after = await siteOfFolder(folder, { pictures: false });
    const codes = ({ diagnostics }: typeof before): string[] => diagnostics.map(({ code }) => code).sort();
    expect([id, codes(after)]).toEqual([id, codes(before)]);
  }
});

async function messages(folder: string): Promise<string[]> {
  const { diagnostics } = await siteOfFolder(folder, { pictures: false });
  return diagnostics
    .filter(({ severity }) => severity === "error")
    .map(({ message, hint }) => `${message} ${hint ?? ""}`);
}
