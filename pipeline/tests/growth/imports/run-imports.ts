import { parseDocument } from "yaml";
import { formats } from "../../../commands/import/formats.ts";
import { mergeRecord } from "../../../commands/import/merge-record.ts";
import { recordText } from "../../../commands/import/record-text.ts";
import { UsageError } from "../../../core/usage-error.ts";
import { defaultUnits } from "../../../domain/quantity/default-units.ts";
import { pick, randomFrom } from "../../fixtures/random.ts";
import { type ImportShape, importShapes } from "./shapes.ts";

/** How the cost of one shape grows from one length to four times as much, in milliseconds of the processor. */
export interface ImportGrowth {
  readonly name: string;
  readonly small: number;
  readonly large: number;
  readonly ratio: number;
  readonly crash?: string;
}

const LENGTH = 4000;
/** Milliseconds below which a cost cannot be distinguished from the noise of collections and compiling. */
const NOISE = 60;
const TRIES = 3;

/** Shapes whose cost once grew with the square of their length, or more: they are measured each time. */
const slowOnce: ReadonlySet<string> = new Set([
  "dbc: selected signals",
  "dbc: signals that contradict",
  "dbc: spaces in a signal",
  "dbc: values that are digits alone",
  "svd: registers that are derived, each from the one before",
  "csv: spaces in a list",
  "csv: rows of bits of one register",
]);

const nameOf = ({ format, name }: ImportShape): string => `${format}: ${name}`;

/** Measures shapes in this process and prints a line of JSON for each: `all`, or `sample COUNT SEED`. */
export async function main([which = "all", count = "", seed = ""]: readonly string[]): Promise<number> {
  const random = randomFrom(Number(seed));
  const fixed = importShapes.filter((shape) => slowOnce.has(nameOf(shape)));
  if (fixed.length !== slowOnce.size) throw new Error("A shape that was slow once is no longer there.");
  const drawn = Array.from({ length: Number(count) }, () => pick(importShapes, random));
  for (const shape of which === "all" ? importShapes : [...fixed, ...drawn])
    process.stdout.write(`${JSON.stringify(growthOf(shape))}\n`);
  return 0;
}

function growthOf(shape: ImportShape): ImportGrowth {
  const name = nameOf(shape);
  const best = { small: Number.POSITIVE_INFINITY, large: Number.POSITIVE_INFINITY };
  try {
    costOf(shape, LENGTH / 8);
    let ratio = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < TRIES && ratio > 8; tries++) {
      best.large = Math.min(best.large, costOf(shape, 4 * LENGTH));
      best.small = Math.min(best.small, costOf(shape, LENGTH));
      ratio = best.large <= NOISE ? 0 : best.large / Math.max(best.small, NOISE / 8);
    }
    return { name, ...best, ratio };
  } catch (error) {
    return { name, ...best, ratio: 0, crash: error instanceof Error ? (error.stack ?? "") : String(error) };
  }
}

/** Reads a file, writes its record and brings it into an equal one. A file that is refused in words costs what that takes. */
function costOf({ format, write }: ImportShape, length: number): number {
  const bytes = Buffer.from(write(length));
  const before = process.cpuUsage();
  try {
    const read = formats[format];
    const made = read?.(bytes, {
      product: "a",
      units: defaultUnits,
      name: "a",
      id: undefined,
      connector: "J1",
      table: { addressing: "wire" },
    });
    if (made !== undefined) {
      const document = parseDocument(recordText(made.record, "", made.remarks));
      const record = JSON.parse(JSON.stringify(made.record)) as Record<string, unknown>;
      mergeRecord(document, { ...record, status: "other" }, record);
    }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
