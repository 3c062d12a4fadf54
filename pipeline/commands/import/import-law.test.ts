import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { UsageError } from "../../core/usage-error.ts";
import {
  type HostileSource,
  sources,
  variantsOf,
} from "../../tests/support/commands/import/hostile-sources.ts";
import { dictionaries, siteOfFolder } from "../../tests/support/pages/site-of.ts";
import { dataLimits } from "./data-limits.ts";
import { formats } from "./formats.ts";
import { knownThings } from "./known-things.ts";
import { knownUnits } from "./known-units.ts";
import { isEmpty } from "./record-size.ts";
import { recordText } from "./record-text.ts";
import { soundRecord } from "./sound-record.ts";

/** One in so many variants is imported in the usual run: each place and each value of some places. */
const STEP = process.env.FAIRLEAD_LONG === "1" ? 1 : 37;

test.each(sources)(
  "what is imported of $name, however hostile it is, has nothing that check refuses",
  async (source) => {
    const data = mkdtempSync(join(tmpdir(), "fairlead-law-"));
    onTestFinished(() => rmSync(data, { recursive: true }));
    for (const folder of ["products", "interfaces"]) mkdirSync(join(data, folder));
    for (const [path, text] of Object.entries(dictionaries)) writeFileSync(join(data, path), text);
    writeFileSync(join(data, "products/board.yaml"), "type: product\nid: board\n");
    const [usual = "", ...others] = variantsOf(source.template, source.encode);
    const taken = new Map<string, string>();
    for (const [n, text] of [usual, ...others.filter((_, at) => at % STEP === 0)].entries()) {
      const made = textOfImport(source, { text, id: `v${n}`, data });
      if (typeof made === "object") throw new Error(differenceOf(usual, text), { cause: made });
      if (made === "") continue;
      writeFileSync(join(data, `interfaces/v${n}.yaml`), made);
      taken.set(`interfaces/v${n}.yaml`, text);
    }
    expect(taken.has("interfaces/v0.yaml")).toBe(true);
    const { diagnostics } = await siteOfFolder(data, { pictures: false });
    const found = diagnostics.filter(({ severity, file }) => severity === "error" && taken.has(file));
    const words = found.map(
      ({ file, code, message }) => `${code} ${message} Of ${differenceOf(usual, taken.get(file) ?? "")}`,
    );
    expect(words).toEqual([]);
  },
);

/** The record of a source; empty where it is refused with words, the error where that is a bug. */
function textOfImport(
  { format, options }: HostileSource,
  { text, id, data }: { readonly text: string; readonly id: string; readonly data: string },
): string | { readonly error: unknown } {
  const known = knownThings(data);
  const limits = dataLimits(data);
  try {
    const made = formats[format]?.(Buffer.from(text), {
      ...{ product: "board", units: knownUnits(data), name: "sample", id, known, limits, ...options },
    });
    if (made === undefined || isEmpty(made.record)) return "";
    const { record, remarks } = soundRecord(made, limits);
    return recordText(record, "Imported.", remarks);
  } catch (error) {
    return error instanceof UsageError ? "" : { error };
  }
}

/** The text of a variant in place of the usual one, with the text before it. */
function differenceOf(usual: string, text: string): string {
  let at = 0;
  while (at < text.length && usual[at] === text[at]) at++;
  return JSON.stringify(text.slice(Math.max(0, at - 30), at + 60));
}
