import { childPointer } from "../../core/json-pointer.ts";
import { countOf } from "../../core/text/phrase.ts";
import { capital, type ErrorContext, type Explanation } from "./explanation.ts";

const rangeWords: Readonly<Record<string, string>> = {
  minimum: "the smallest allowed value is",
  maximum: "the largest allowed value is",
  exclusiveMinimum: "it must be greater than",
  exclusiveMaximum: "it must be less than",
  multipleOf: "it must be a multiple of",
};

/** `priority: -1` */
export function explainRange({ error, pointer, subject, document, resolve }: ErrorContext): Explanation {
  const limit = error.params.limit ?? error.params.multipleOf;
  const written = document.positions.get(pointer)?.text ?? String(error.data);
  const message = `${capital(subject)} is ${written}; ${rangeWords[error.keyword]} ${limit}.`;
  return {
    code: "schema-range",
    pointer,
    at: "value",
    message,
    hint: resolve(error.parentSchema).description,
  };
}

/** Too much or too little text, too many or too few items or keys. */
export function explainSize({ error, pointer, subject, resolve }: ErrorContext): Explanation {
  const [size, noun] = measure(error.data);
  const isLower = error.keyword.startsWith("min");
  const bound = isLower ? `at least ${error.params.limit} needed` : `at most ${error.params.limit} allowed`;
  const verb = error.params.limit === 1 ? "is" : "are";
  const message = `${capital(subject)} has ${countOf(size, noun)}; ${bound.replace(/ (\w+)$/, ` ${verb} $1`)}.`;
  return {
    code: "schema-size",
    pointer,
    at: "value",
    message,
    hint: resolve(error.parentSchema).description,
  };
}

/** Text is counted as JSON Schema does, by code points. */
function measure(value: unknown): [size: number, noun: string] {
  if (typeof value === "string") return [[...value].length, "character"];
  return Array.isArray(value) ? [value.length, "item"] : [Object.keys(Object(value)).length, "key"];
}

/** `tags: [usv, usv]` */
export function explainDuplicateItem({ error, pointer, subject }: ErrorContext): Explanation {
  const { i, j } = error.params;
  return {
    code: "schema-duplicate-item",
    pointer: childPointer(pointer, Math.max(i, j)),
    at: "value",
    message: `Items ${Math.min(i, j) + 1} and ${Math.max(i, j) + 1} of ${subject} are the same.`,
    hint: "Remove one of the two.",
  };
}
