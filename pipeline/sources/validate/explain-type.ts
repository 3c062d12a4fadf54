import { valueAt } from "../../core/json-pointer.ts";
import { nameOfSpace, oddSpaces } from "../../core/text/odd-space.ts";
import { listInWords, quoted } from "../../core/text/phrase.ts";
import { capital, type ErrorContext, type Explanation } from "./explanation.ts";
import { numberHint } from "./number/number-hint.ts";

const typeNames: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  integer: "a whole number",
  boolean: "`true` or `false`",
  array: "a list",
  object: "a group of keys",
  null: "empty",
};

/** `count: "5"`, `tags: usv`, `title:` */
export function explainType(context: ErrorContext): Explanation {
  const { error, pointer, subject, document } = context;
  const expected = [error.params.type].flat().map(String);
  const wanted = listInWords(expected.map((type) => typeNames[type] ?? type));
  const text = document.positions.get(pointer)?.text;
  const base = { code: "schema-type", pointer, at: "value" } as const;
  if (error.data === null) {
    const hint = "Write the value after the colon or remove the key; text that starts with `#` needs quotes.";
    return { ...base, message: `${capital(subject)} has no value; it must be ${wanted}.`, hint };
  }
  return {
    ...base,
    message: `${capital(subject)} must be ${wanted}, but this is ${typeName(error.data, text)}.`,
    hint: hintFor(expected, text, context),
  };
}

function typeName(value: unknown, text?: string): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "boolean") return quoted(String(value));
  if (typeof value === "number") return `the number ${text ?? value}`;
  return typeNames[typeof value] ?? typeof value;
}

function hintFor(
  expected: readonly string[],
  text: string | undefined,
  context: ErrorContext,
): string | undefined {
  const value: unknown = context.error.data;
  const wants = (type: string) => expected.includes(type);
  const isScalar = value === null || typeof value !== "object";
  if (wants("string") && isScalar) return `Put it in quotes: ${quoted(`"${text ?? String(value)}"`)}.`;
  if ((wants("number") || wants("integer")) && typeof value === "string") return numberHintOf(value, context);
  if (wants("boolean") && typeof value === "string") return booleanHint(value);
  if (wants("array") && isScalar)
    return `Write it as a list: ${quoted(`- ${text ?? String(value)}`)} on a line of its own.`;
  if (wants("array")) return "Write it as a list: each item on a line of its own that begins with a dash.";
  if (wants("object")) return groupHint(value);
  if (Array.isArray(value)) return "Write one value instead of a list.";
  return undefined;
}

/** The hint for a text in a row, with the values around it. */
function numberHintOf(text: string, { error, pointer, document, resolve }: ErrorContext): string {
  const at = pointer.lastIndexOf("/");
  const row = valueAt(document.value, pointer.slice(0, at));
  const unit = valueAt(row, "/unit");
  return numberHint(text, {
    key: pointer.slice(at + 1),
    unit: typeof unit === "string" ? unit : undefined,
    schema: resolve(error.parentSchema),
    isWhole: ![error.params.type].flat().includes("number"),
  });
}

function groupHint(value: unknown): string {
  const space = new RegExp(`^[\\w-]+:([${oddSpaces}])`).exec(String(value))?.[1];
  if (space !== undefined) return `Replace the ${nameOfSpace(space)} after the colon by a space.`;
  return "Write its keys on lines of their own, indented below it.";
}

function booleanHint(text: string): string {
  if (/^(?:yes|on|y|true)$/i.test(text)) return "Write `true` without quotes.";
  if (/^(?:no|off|n|false)$/i.test(text)) return "Write `false` without quotes.";
  return "Write `true` or `false` without quotes.";
}
