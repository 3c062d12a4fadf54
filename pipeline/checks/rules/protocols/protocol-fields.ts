import type { Diagnostic } from "../../../core/diagnostics.ts";
import { timesOf } from "../../../domain/codecs/serial/serial-types.ts";
import { textWidth } from "../../../domain/codecs/serial/text-value.ts";
import { type AuthoredField, fieldOf } from "../../../exports/serial-protocol/protocol-parts.ts";
import { diagnosticAt } from "../../../sources/parse/source.ts";
import type { KeyProblem } from "../rule.ts";
import { countProblem, structureProblem } from "./composed-fields.ts";
import { type LocatedField, locatedFields } from "./located-fields.ts";
import { type LocatedMessage, locatedMessages, ruleOfProtocols } from "./protocol-rule.ts";

/** A field can be found in its frame: its type fits the framing, and its end is known. */
export const protocolFields = ruleOfProtocols((protocol) =>
  locatedMessages(protocol).flatMap((located): Diagnostic[] =>
    locatedFields(located).flatMap((one) => {
      const problem =
        located.framing.kind === "text" ? textProblem(one.field, one.place, located) : binaryProblem(one);
      if (problem === undefined) return [];
      const { key, ...rest } = problem;
      return [diagnosticAt(located.source, `${one.at}/${key}`, { code: "protocol-field", ...rest })];
    }),
  ),
);

function textProblem(field: AuthoredField, f: number, located: LocatedMessage): KeyProblem | undefined {
  const { name, type } = field;
  const binary = (["fields", "bits", "count"] as const).find((written) => field[written] !== undefined);
  if (binary !== undefined)
    return {
      key: binary,
      message: `"${name}" states ${binary}, which only binary frames have.`,
      hint: "Write a field for each value.",
    };
  if (type !== "decimal" && type !== "text") {
    return {
      key: "type",
      message: `"${name}" is of type ${type}, in a frame of characters.`,
      hint: "Use decimal or text.",
    };
  }
  if (type === "text" && (field.digits ?? field.places) !== undefined) {
    return {
      key: field.digits === undefined ? "places" : "digits",
      message: `"${name}" is text and has no digits.`,
      hint: "Use the type decimal, or size.",
    };
  }
  if (type === "decimal" && field.size !== undefined)
    return {
      key: "size",
      message: `"${name}" is a decimal and has no size.`,
      hint: "Use digits, and places.",
    };
  return endProblem(field, f, located);
}

/** Without a separator only the last value may vary in length. */
function endProblem(
  field: AuthoredField,
  f: number,
  { framing, authored }: LocatedMessage,
): KeyProblem | undefined {
  if (framing.kind !== "text" || framing.separator !== undefined) return undefined;
  const plain = fieldOf(field);
  const isLast = f === (authored.fields ?? []).length - 1 && timesOf(plain) === 1;
  if (textWidth(plain) !== undefined || isLast) return undefined;
  return {
    key: "name",
    message: `Nothing says where "${field.name}" ends: it has no fixed width, and the framing has no separator.`,
    hint:
      plain.signed && plain.digits !== undefined
        ? "It can be below zero, and a sign may precede its digits; give the framing a separator."
        : "Give it digits or a size, or give the framing a separator.",
  };
}

function binaryProblem(located: LocatedField): KeyProblem | undefined {
  const { field } = located;
  const { name, type } = field;
  if (type === "decimal")
    return {
      key: "type",
      message: `"${name}" is a decimal in a frame of bytes.`,
      hint: "Use a number type such as u16.",
    };
  if (type === "text" && field.size === undefined)
    return {
      key: "name",
      message: `Nothing says where the text "${name}" ends.`,
      hint: "Give it a size in bytes.",
    };
  const key = (["digits", "places", "optional"] as const).find((written) => field[written] !== undefined);
  if (key !== undefined)
    return { key, message: `"${name}" states ${key}, which only text frames have.`, hint: "Remove it." };
  if (type !== "text" && field.size !== undefined)
    return {
      key: "size",
      message: `"${name}" is of type ${type}, which says its own size.`,
      hint: "Remove size.",
    };
  return structureProblem(field) ?? countProblem(located);
}
