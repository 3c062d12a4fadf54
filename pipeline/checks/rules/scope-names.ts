import type { Diagnostic } from "../../core/diagnostics.ts";
import { nearest, suggest } from "../../core/text/nearest.ts";
import { listInWords } from "../../core/text/phrase.ts";
import { type Lineup, type Scope, variantsOf } from "../../domain/boards/scope.ts";
import { diagnosticAt, type Source } from "../../sources/parse/source.ts";

/** A product whose hardware revisions and variants something names. */
export interface NamedLineup extends Lineup {
  readonly id: string;
  /** Whether a product that lists none has none; else it says nothing about their names. */
  readonly isStrict: boolean;
}

/** Names in a scope that the product does not have, and a scope that ends before it begins. */
export function scopeProblems(
  source: Source,
  pointer: string,
  scope: Scope,
  lineup: NamedLineup,
): Diagnostic[] {
  const { since, until, variant } = scope;
  return [
    ...hardwareProblem(source, `${pointer}/since`, since, lineup),
    ...hardwareProblem(source, `${pointer}/until`, until, lineup),
    ...variantsOf(scope).flatMap((id, i) =>
      variantProblem(source, `${pointer}/variant${typeof variant === "string" ? "" : `/${i}`}`, id, lineup),
    ),
    ...backward(source, pointer, scope, lineup),
  ];
}

/** A hardware revision that the product does not have. */
export function hardwareProblem(
  source: Source,
  pointer: string,
  name: string | undefined,
  lineup: NamedLineup,
): Diagnostic[] {
  const named = {
    name,
    code: "hardware-unknown",
    what: "hardware revision",
    list: "hardwareRevisions",
  } as const;
  return unknownName(source, pointer, { ...named, ids: lineup.hardware }, lineup);
}

/** A variant that the product does not have. */
export function variantProblem(
  source: Source,
  pointer: string,
  name: string | undefined,
  lineup: NamedLineup,
): Diagnostic[] {
  const named = { name, code: "variant-unknown", what: "variant", list: "variants" } as const;
  return unknownName(source, pointer, { ...named, ids: lineup.variants }, lineup);
}

interface Named {
  readonly name: string | undefined;
  readonly code: "hardware-unknown" | "variant-unknown";
  readonly what: string;
  readonly ids: readonly string[];
  /** The field of the product that lists them. */
  readonly list: string;
}

function unknownName(
  source: Source,
  pointer: string,
  { name, code, what, ids, list }: Named,
  { id, isStrict }: NamedLineup,
): Diagnostic[] {
  if (name === undefined || ids.includes(name) || (ids.length === 0 && !isStrict)) return [];
  const near = nearest(name, ids);
  const product = isStrict ? `The product "${id}"` : "The product";
  return [
    diagnosticAt(source, pointer, {
      code,
      message: `${product} has no ${what} "${name}".`,
      hint: suggest(
        near,
        ids.length === 0
          ? `List it under ${list} of the product.`
          : `It has ${listInWords([...ids], "and")}.`,
      ),
    }),
  ];
}

function backward(
  source: Source,
  pointer: string,
  { since, until }: Scope,
  { hardware }: Lineup,
): Diagnostic[] {
  if (since === undefined || until === undefined) return [];
  const [first, last] = [hardware.indexOf(since), hardware.indexOf(until)];
  if (first < 0 || last < 0 || first <= last) return [];
  const what = source.type === "product" ? "value" : "entry";
  return [
    diagnosticAt(source, `${pointer}/since`, {
      code: "hardware-order",
      message: `The ${what} holds since hardware ${since} and until ${until}, which is the earlier one.`,
      hint: "Exchange the two.",
    }),
  ];
}
