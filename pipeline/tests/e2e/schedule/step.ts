import { pick } from "../../fixtures/random.ts";
import type { Ability } from "../engines/engine.ts";
import type { World } from "./world.ts";

/** The names that a random step may use. */
export interface Choice {
  /** Names of the releases, the first one first. */
  readonly releases: readonly string[];
  readonly pathnames: readonly string[];
}

/** One kind of step. Its text is its name and its arguments, with a space between. */
export interface StepKind {
  /** How often it is drawn, beside the others. */
  readonly weight: number;
  /** An ability that an engine's driver must have; without it, the step is left out and counted. */
  readonly needs?: Ability;
  draw?(random: () => number, choice: Choice): readonly (string | number)[];
  run(world: World, args: readonly string[]): Promise<void> | void;
}

/** One of some numbers from 0 on. */
export function upTo(most: number, random: () => number): number {
  return Math.floor(random() * (most + 1));
}

/** Draws one of the texts. */
export function oneOf(...texts: readonly string[]): (random: () => number) => string[] {
  return (random) => [pick(texts, random)];
}
