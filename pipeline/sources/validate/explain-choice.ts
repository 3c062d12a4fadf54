import { childPointer } from "../../core/json-pointer.ts";
import { nearest } from "../../core/text/nearest.ts";
import { didYouMean, listInWords, quoted } from "../../core/text/phrase.ts";
import { missingKey } from "./explain-keys.ts";
import type { ErrorContext, Explanation, SchemaNode } from "./explanation.ts";

const longestList = 20;

/** `state: publishd` */
export function explainChoice({ error, pointer, subject }: ErrorContext): Explanation {
  const allowed = (
    "allowedValue" in error.params ? [error.params.allowedValue] : error.params.allowedValues
  ).map(asWritten);
  const value = asWritten(error.data);
  const message = `${subject === "this file" ? "This file" : subject} cannot be ${quoted(value)}.`;
  const hint =
    error.parentSchema?.["x-exact"] === true ? exactHint(value, allowed) : choiceHint(value, allowed);
  return { code: "schema-enum", pointer, at: "value", message, hint };
}

/** `type: prodct` where the type decides which keys are allowed. */
export function explainDiscriminator(context: ErrorContext): Explanation {
  const { error, pointer, resolve } = context;
  const { tag, tagValue } = error.params;
  if (tagValue === undefined) return missingKey(context, tag);
  const branches = resolve(error.parentSchema).oneOf ?? [];
  const allowed = branches.flatMap((branch) => tagsOf(resolve(resolve(branch).properties?.[tag])));
  return {
    code: "schema-type-unknown",
    pointer: childPointer(pointer, tag),
    at: "value",
    message: `There is no ${tag} ${quoted(asWritten(tagValue))}.`,
    hint: choiceHint(asWritten(tagValue), allowed),
  };
}

function tagsOf(schema: SchemaNode): string[] {
  return (schema.enum ?? (schema.const === undefined ? [] : [schema.const])).map(asWritten);
}

/** Where similar names mean different things, such as checksums, only another spelling of the same name is suggested. */
function exactHint(value: string, allowed: readonly string[]): string {
  const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, "");
  const same = allowed.filter((name) => plain(name) === plain(value));
  return didYouMean(same) ?? "The manual lists what is allowed; names that look alike mean different things.";
}

function choiceHint(value: string, allowed: readonly string[]): string | undefined {
  const close = didYouMean(nearest(value, allowed));
  if (close || allowed.length === 0) return close;
  const choices = allowed.slice(0, longestList).map((name) => quoted(name));
  if (allowed.length > longestList)
    return `Allowed are ${choices.join(", ")} and ${allowed.length - longestList} more.`;
  return `Allowed: ${listInWords(choices)}.`;
}

function asWritten(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
