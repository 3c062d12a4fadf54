import { pick, randomFrom } from "../../fixtures/random.ts";
import { checkStep } from "./check-step.ts";
import { copySteps } from "./copy-steps.ts";
import { serverSteps } from "./server-steps.ts";
import { type Choice, type StepKind, upTo } from "./step.ts";
import { visitorSteps } from "./visitor-steps.ts";

/** All kinds of steps by the word that a schedule has for them. */
export const stepKinds: Readonly<Record<string, StepKind>> = {
  ...serverSteps,
  ...visitorSteps,
  ...copySteps,
  check: checkStep,
};

/** After so many steps comes a quiet point. */
const CHECK_EVERY = 12;
const SAVED_AT = 3;

/** Draws the steps of a seed. The visitor is on the home page; something is saved early on, and a check comes last. */
export function drawSchedule(seed: number, count: number, choice: Choice): string[] {
  const random = randomFrom(seed);
  const steps: string[] = [];
  while (steps.length < count - 1) {
    const isCheck = steps.length % CHECK_EVERY === CHECK_EVERY - 1;
    if (steps.length === SAVED_AT) steps.push("save docs");
    else steps.push(isCheck ? `check ${upTo(999, random)} 3` : drawStep(random, choice));
  }
  return [...steps, `check ${upTo(999, random)} 8`];
}

function drawStep(random: () => number, choice: Choice): string {
  const names = Object.entries(stepKinds).flatMap(([name, { weight }]) => Array<string>(weight).fill(name));
  const name = pick(names, random);
  return [name, ...(stepKinds[name]?.draw?.(random, choice) ?? [])].join(" ");
}

/** A schedule as text: a site, an engine's name and steps, with semicolons in between. */
interface Script {
  readonly site: string;
  readonly engine: string;
  readonly steps: readonly string[];
}

/** The form of a schedule in a variable. */
export function scriptText({ site, engine, steps }: Script): string {
  return [site, engine, ...steps].join("; ");
}

export function parseScript(text: string): Script {
  const [site = "", engine = "", ...steps] = text.split(";").map((part) => part.trim());
  for (const step of steps) kindOf(step);
  return { site, engine, steps };
}

/** The kind of a step and its arguments. */
export function kindOf(step: string): readonly [StepKind, readonly string[]] {
  const [name = "", ...args] = step.split(" ");
  const kind = stepKinds[name];
  if (kind === undefined) throw new Error(`A schedule has no step "${step}".`);
  return [kind, args];
}
