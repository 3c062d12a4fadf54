import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { formats } from "../../../commands/import/formats.ts";
import { ownSchemas } from "../../../sources/validate/own-schemas.ts";
import { pick, randomFrom } from "../../fixtures/random.ts";
import { alteredJson } from "./altered-json.ts";
import { alteredText } from "./altered-text.ts";
import { docsSamples } from "./docs-samples.ts";
import { ImportPlace } from "./import-place.ts";
import { samples } from "./samples.ts";

const isLong = process.env.FAIRLEAD_LONG === "1";
const seed = process.env.FAIRLEAD_SEED === "random" ? Date.now() % 2 ** 31 : 20_261_129;
const minutes = (count: number): number => count * 60_000;

function newPlace(): ImportPlace {
  const folder = mkdtempSync(join(tmpdir(), "fairlead-imports-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return new ImportPlace(folder);
}

/** Texts that a terminal or a CI would take for more than words. */
const commands =
  /[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\ufeff]|^\s*::.*::|##(?:vso|teamcity)?\[/m;

/** The problem of the end of an import: it must print words and exit with 0, 1 or 2. */
function problemOf({ code, output }: { readonly code: number; readonly output: string }): string | undefined {
  if (![0, 1, 2].includes(code)) return `It exits with ${code}.`;
  if (output.trim() === "") return "It says nothing.";
  const command = commands.exec(output);
  return command === null
    ? undefined
    : `It prints ${JSON.stringify(output.slice(command.index, command.index + 60))}.`;
}

/** The finding of `check` about a record for its schema alone. */
function schemaProblem(record: string | undefined): string | undefined {
  if (record === undefined) return undefined;
  const value = parse(record) as { readonly type: string };
  return ownSchemas().problemsOf(value.type, value)[0]?.message;
}

test.each(Object.keys(formats))(
  "an altered file of the format %s is imported as a valid record or refused in words",
  async (format) => {
    const random = randomFrom(seed);
    const place = newPlace();
    const own = samples.filter((sample) => sample.format === format);
    for (let n = 0; n < (isLong ? 4000 : 25); n++) {
      const { text, words } = pick(own, random);
      const isJson = format === "sunspec" && random() < 0.7;
      const altered = isJson ? alteredJson(text, random) : alteredText(text, random);
      const outcome = await place
        .file(format, altered, words)
        .catch((error: unknown) => `It throws ${error}.`);
      const problem =
        typeof outcome === "string" ? outcome : (problemOf(outcome) ?? schemaProblem(outcome.record));
      expect(problem, `seed ${seed}, case ${n}:\n${altered}`).toBeUndefined();
    }
  },
  minutes(20),
);

test(
  "altered docs and settings of other systems are imported or refused in words",
  async () => {
    const random = randomFrom(seed);
    const place = newPlace();
    for (let n = 0; n < (isLong ? 1000 : 6); n++) {
      const files = Object.entries(pick(docsSamples, random));
      const [chosen] = pick(files, random);
      const altered = Object.fromEntries(
        files.map(([path, text]) => [path, path === chosen ? alteredText(text, random) : text]),
      );
      const outcome = await place.docs(altered).catch((error: unknown) => `It throws ${error}.`);
      const problem = typeof outcome === "string" ? outcome : problemOf(outcome);
      expect(problem, `seed ${seed}, case ${n}, ${chosen}:\n${altered[chosen]}`).toBeUndefined();
    }
  },
  minutes(20),
);
