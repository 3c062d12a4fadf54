import type { ErrorObject } from "ajv";
import { childPointer } from "../../core/json-pointer.ts";
import { daysOfMonth, monthInWords } from "../../core/text/day.ts";
import { quoted } from "../../core/text/phrase.ts";
import type { YamlDocument } from "../parse/types.ts";
import { pathInWords } from "./document-path.ts";
import { explainChoice, explainDiscriminator } from "./explain-choice.ts";
import { explainMissingKey, explainMissingTogether, explainUnknownKey } from "./explain-keys.ts";
import { explainDuplicateItem, explainRange, explainSize } from "./explain-limits.ts";
import { explainType } from "./explain-type.ts";
import { capital, type ErrorContext, type Explanation } from "./explanation.ts";

type Explain = (context: ErrorContext) => Explanation;

const byKeyword: Readonly<Record<string, Explain>> = {
  additionalProperties: explainUnknownKey,
  required: explainMissingKey,
  dependencies: explainMissingTogether,
  dependentRequired: explainMissingTogether,
  discriminator: explainDiscriminator,
  type: explainType,
  enum: explainChoice,
  const: explainChoice,
  pattern: explainPattern,
  format: explainDay,
  minimum: explainRange,
  maximum: explainRange,
  exclusiveMinimum: explainRange,
  exclusiveMaximum: explainRange,
  multipleOf: explainRange,
  minLength: explainSize,
  maxLength: explainSize,
  minItems: explainSize,
  maxItems: explainSize,
  minProperties: explainSize,
  maxProperties: explainSize,
  uniqueItems: explainDuplicateItem,
};

/** Turns an error of Ajv into a sentence. */
export function explainError(
  error: ErrorObject,
  document: YamlDocument,
  resolve: ErrorContext["resolve"],
): Explanation {
  const pointer = error.instancePath;
  const path = pathInWords(document.value, pointer);
  const subject = path === "" ? "this file" : quoted(path, 200);
  const explain = byKeyword[error.keyword] ?? explainOther;
  return explain({ error, document, subject, pointer, resolve });
}

/** A keyword that no schema of ours uses so far: `not`, `contains`, `false`, two branches at once. */
function explainOther({ error, pointer, subject, resolve }: ErrorContext): Explanation {
  const { description } = resolve(error.parentSchema);
  const message = `${capital(subject)} is not allowed in this form.`;
  return { code: "schema-not-allowed", pointer, at: "key", message, hint: description };
}

/** `updated: 2023-02-30`: of the form of a day, and in no calendar. */
function explainDay({ error, pointer }: ErrorContext): Explanation {
  const text = String(error.data);
  const [year = 0, month = 0] = text.split("-").map(Number);
  return {
    code: "schema-day",
    pointer,
    at: "value",
    message: `${quoted(text)} is no day: ${monthInWords(year, month)} has ${daysOfMonth(year, month)}.`,
    hint: "Correct the day, the month or the year.",
  };
}

/** `id: Vektor Core`. The hint of the schema is shown, the expression only where there is nothing better. */
function explainPattern({ error, pointer, subject, resolve }: ErrorContext): Explanation {
  const { "x-pattern-hint": patternHint, description } = resolve(error.parentSchema);
  const hint = patternHint ?? description ?? `It must match the expression \`${error.params.pattern}\`.`;
  if (error.propertyName !== undefined) {
    const message = `${quoted(error.propertyName)} is not a valid key in ${subject}.`;
    return {
      code: "schema-pattern",
      pointer: childPointer(pointer, error.propertyName),
      at: "key",
      message,
      hint,
    };
  }
  const value = quoted(String(error.data));
  return {
    code: "schema-pattern",
    pointer,
    at: "value",
    message: `${value} is not a valid value of ${subject}.`,
    hint,
  };
}
