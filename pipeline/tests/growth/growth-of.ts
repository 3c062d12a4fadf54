import type { Files } from "../support/pages/site-of.ts";
import { runSite } from "./run-site.ts";

/** Lengths of the two texts whose costs are compared. */
const LENGTHS = {
  small: Number(process.env.G ?? 24_000),
  large: 4 * Number(process.env.G ?? 24_000),
} as const;
/** A text of four times the length may cost so many times as much: linear work takes four, quadratic sixteen. */
export const MOST = 8;
/**
 * Milliseconds of the processor below which a cost cannot be distinguished from the noise of collections and
 * compiling.
 */
const NOISE = 60;
const TRIES = 3;

/** The cost of two lengths of one thing, in milliseconds of the processor beyond the cost of any site. */
export interface Growth {
  readonly small: number;
  readonly large: number;
  readonly ratio: number;
}

/** How the cost of a data folder grows with the length of the text in it: the best of three tries. */
export async function growthOf(files: (length: number) => Files): Promise<Growth> {
  const base = await baseCost();
  const best = { small: Number.POSITIVE_INFINITY, large: Number.POSITIVE_INFINITY };
  let growth = await measured(files, best, base);
  for (let tries = 1; tries < TRIES && growth.ratio > MOST; tries++)
    growth = await measured(files, best, base);
  return growth;
}

/** The short text is tried where the long one costs enough to be compared. */
async function measured(
  files: (length: number) => Files,
  best: { small: number; large: number },
  base: number,
): Promise<Growth> {
  best.large = Math.min(best.large, (await costOf(files(LENGTHS.large))) - base);
  if (best.large <= NOISE) return { small: 0, large: best.large, ratio: 0 };
  best.small = Math.min(best.small, (await costOf(files(LENGTHS.small))) - base);
  return { ...best, ratio: best.large / Math.max(best.small, NOISE / MOST) };
}

let known: number | undefined;

/** The cost of an empty site, when all code is loaded. */
async function baseCost(): Promise<number> {
  if (known !== undefined) return known;
  const costs: number[] = [];
  for (let i = 0; i < 20; i++) costs.push(await costOf({}));
  known = Math.min(...costs);
  return known;
}

async function costOf(files: Files): Promise<number> {
  const before = process.cpuUsage();
  await runSite(files);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
