import type { PinValue } from "../../../../schema/generated/types.ts";
import { recordsOf } from "../../../model/resolve/records-of.ts";
import type { SiteIndex } from "../../../model/resolve/site-index.ts";
import { diagnosticAt } from "../../../sources/parse/source.ts";
import type { Rule } from "../rule.ts";
import { jointsOf, type Pin, pinInWords, rangeInSi } from "./records.ts";

const drives: ReadonlySet<Pin["direction"]> = new Set(["out", "power-out", "bidir"]);
const takes: ReadonlySet<Pin["direction"]> = new Set(["in", "power-in", "bidir"]);

/** How far above a nominal level an input still counts as made for it: logic supplies are 10 % parts. */
const margin = 1.1;

/**
 * The voltage that drives a wire is within the range of the other end: 5 V into a 3.3 V input is an error.
 */
export const cableLevels: Rule = (index) =>
  recordsOf(index, "cable").flatMap((cable) =>
    jointsOf(cable, index).flatMap((joint) => {
      const { from, to, pointer } = joint;
      const problem = problemOf(from, to, index) ?? problemOf(to, from, index);
      return problem === undefined ? [] : [diagnosticAt(cable, pointer, { code: "cable-level", ...problem })];
    }),
  );

function problemOf(
  driver: Pin,
  receiver: Pin,
  index: SiteIndex,
): { message: string; hint: string } | undefined {
  if (!drives.has(driver.direction) || !takes.has(receiver.direction)) return undefined;
  const [given, taken] = [rangeInSi(driver.level, index), rangeInSi(receiver.level, index)];
  const limit = receiver.level?.max === undefined ? scaled(taken.max) : taken.max;
  const words = `${pinInWords(driver)} gives ${written(driver.level)}; ${pinInWords(receiver)} takes ${written(receiver.level)}`;
  if (given.max !== undefined && limit !== undefined && given.max > limit)
    return {
      message: `The level is too high: ${words}.`,
      hint: "Put a level shifter or a regulator between the two, or correct a level.",
    };
  const isSupply = driver.class === "power";
  if (isSupply && given.max !== undefined && receiver.level?.min !== undefined && taken.min !== undefined)
    if (given.max < taken.min)
      return { message: `The supply is too low: ${words}.`, hint: "Use another rail, or correct a level." };
  return undefined;
}

function scaled(value: number | undefined): number | undefined {
  return value === undefined ? undefined : value * margin;
}

function written(level: PinValue | undefined): string {
  if (level === undefined) return "nothing stated";
  const { min, nom, max, unit } = level;
  if (min !== undefined && max !== undefined) return `${min} ${unit} to ${max} ${unit}`;
  if (max !== undefined && nom === undefined) return `at most ${max} ${unit}`;
  if (min !== undefined && nom === undefined) return `at least ${min} ${unit}`;
  return `${nom} ${unit}`;
}
