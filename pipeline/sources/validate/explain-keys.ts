import { childPointer } from "../../core/json-pointer.ts";
import { nearest } from "../../core/text/nearest.ts";
import { didYouMean, listInWords, quoted } from "../../core/text/phrase.ts";
import type { ErrorContext, Explanation } from "./explanation.ts";

/** More names than this are no help in a hint. */
const longestList = 12;

/** `voltge: 5` */
export function explainUnknownKey({ error, pointer, subject, resolve }: ErrorContext): Explanation {
  const key = String(error.params.additionalProperty);
  const allowed = Object.keys(resolve(error.parentSchema).properties ?? {});
  return {
    code: "schema-unknown-key",
    pointer: childPointer(pointer, key),
    at: "key",
    message: `${quoted(key)} is not a key of ${subject}.`,
    hint: didYouMean(nearest(key, allowed)) ?? allowedKeys(allowed),
  };
}

function allowedKeys(allowed: readonly string[]): string | undefined {
  if (allowed.length === 0 || allowed.length > longestList) return undefined;
  return `Allowed here: ${listInWords(
    allowed.map((key) => quoted(key)),
    "and",
  )}.`;
}

/** A key that the schema requires. */
export function explainMissingKey(context: ErrorContext): Explanation {
  return missingKey(context, String(context.error.params.missingProperty));
}

/** A key that another key needs beside it. */
export function explainMissingTogether(context: ErrorContext): Explanation {
  const { property, missingProperty } = context.error.params;
  return missingKey(context, String(missingProperty), `; ${quoted(String(property))} needs it`);
}

/** `why` is put behind the message, with what joins it. */
export function missingKey(
  { error, pointer, subject, resolve }: ErrorContext,
  key: string,
  why = "",
): Explanation {
  const { description } = resolve(resolve(error.parentSchema).properties?.[key]);
  return {
    code: "schema-missing-key",
    pointer,
    at: "key",
    message: `The key ${quoted(key)} is missing in ${subject}${why}.`,
    hint: description ? `Add \`${key}:\` ${description}` : `Add \`${key}:\` with its value.`,
  };
}
