import { defaultLimits, type Limits } from "./parse/types.ts";

/** Limits on one file, those on pictures and downloads among them. */
export type FileLimits = Limits & { readonly imageBytes: number };

/** The settings that `limits` of `site.yaml` may have. */
type LimitName = Exclude<keyof FileLimits, "dialect" | "components" | "formulas">;

const MEBIBYTE = 1024 * 1024;

const usual: FileLimits = { ...defaultLimits, imageBytes: 4 * MEBIBYTE };

/**
 * The smallest and the largest value of each limit that `site.yaml` may set, as its schema has them. Without the largest
 * ones a site could turn off what protects the machine that builds it.
 */
export const limitBounds: Readonly<Record<LimitName, readonly [least: number, most: number]>> = {
  fileBytes: [1024, 16 * MEBIBYTE],
  lineLength: [100, 1_000_000],
  yamlDepth: [4, 100],
  tableCells: [10, 200_000],
  markdownDepth: [4, 200],
  drawingCost: [10, 10_000_000],
  imageBytes: [1024, 256 * MEBIBYTE],
};

/** The limits of a site. One that is out of its bounds, which the schema reports, is the usual one. */
export function limitsWithinBounds(stated: Readonly<Record<string, unknown>>): FileLimits {
  const names = Object.keys(limitBounds) as LimitName[];
  const limits = names.map((name) => [
    name,
    isWithin(stated[name], limitBounds[name]) ? stated[name] : usual[name],
  ]);
  return Object.fromEntries(limits) as FileLimits;
}

function isWithin(value: unknown, [least, most]: readonly [number, number]): boolean {
  return typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;
}
