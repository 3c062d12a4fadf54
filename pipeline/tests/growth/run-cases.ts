import { type GrowthCase, sampleOf, wholeMatrix } from "./cases.ts";
import { type Growth, growthOf } from "./growth-of.ts";

/** How the cost of one case grows; a crash counts as no growth that is known. */
export interface GrowthResult extends Growth {
  readonly name: string;
  readonly crash?: string;
}

/**
 * Measures cases in this process and prints a line of JSON for each: `all`, `sample COUNT SEED`, or `named PART` for those
 * whose names hold it.
 */
export async function main([which = "all", first = "", second = ""]: readonly string[]): Promise<number> {
  for (const one of casesOf(which, first, second))
    process.stdout.write(`${JSON.stringify(await resultOf(one))}\n`);
  return 0;
}

function casesOf(which: string, first: string, second: string): Iterable<GrowthCase> {
  if (which === "sample") return sampleOf(Number(first), Number(second));
  return which === "named" ? [...wholeMatrix()].filter(({ name }) => name.includes(first)) : wholeMatrix();
}

async function resultOf({ name, files }: GrowthCase): Promise<GrowthResult> {
  try {
    return { name, ...(await growthOf(files)) };
  } catch (error) {
    const crash = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { name, small: 0, large: 0, ratio: 0, crash };
  }
}
