import { escapeAttribute } from "../../../../renderer/shared/compose/escape.ts";
import type { RegisterMapNamedValue, RegisterMapSource } from "../../../../schema/generated/types.ts";
import { bitRange } from "../../../domain/codecs/integer-range.ts";
import { formatDigits } from "../../../domain/quantity/format-digits.ts";
import { withBreakPoints } from "../../../sources/parse/markdown/render/break-points.ts";
import { byValue } from "../by-value.ts";
import { equalsText } from "../equals-text.ts";
import { scaleText } from "../scale-text.ts";
import { withScope } from "../scope-note.ts";
import { accessWords, effectText, joinedSentences } from "./effect-text.ts";
import type { RegisterRequest } from "./register-request.ts";

type Authored = RegisterMapSource["blocks"][number]["registers"][number];
type Field = NonNullable<Authored["fields"]>[number];

type Cells = Partial<Record<"name" | "type" | "access" | "scale" | "unit" | "values" | "meaning", string>>;

/** A row for each field of a register. */
export function fieldCells({ name, fields = [] }: Authored, at: string, request: RegisterRequest): Cells[] {
  return fields.map((field, f) => cellsOf(name, field, `${at}/fields/${f}`, request));
}

function cellsOf(register: string, field: Field, pointer: string, request: RegisterRequest): Cells {
  const { record, context } = request;
  const digits = (key: "factor" | "offset"): string | undefined =>
    field[key] === undefined ? undefined : formatDigits(record.digits[`${pointer}/${key}`] ?? "");
  const unit = field.unit === undefined ? undefined : context.index.units.get(field.unit);
  const meaning = context.inline(record, `${pointer}/description`) ?? "";
  return {
    name: withScope(
      `<code>${escapeAttribute(`${register}.${field.name}`)}</code>`,
      field,
      record,
      context.index,
    ),
    type: bitsText(field),
    ...(field.access === undefined ? {} : { access: accessWords[field.access] }),
    scale: escapeAttribute(scaleText(digits("factor"), digits("offset"))),
    unit: escapeAttribute(unit?.symbol ?? ""),
    values: namedValuesCell(field.values, pointer, request).join("<br>"),
    meaning: joinedSentences(meaning, effectText(field)),
  };
}

/** `bit 3`, `bits 7..4, signed` */
function bitsText({ bits, signed }: Field): string {
  const { high, low } = bitRange(bits);
  const range = high === low ? `bit\u00A0${high}` : `bits\u00A0${high}..${low}`;
  return signed === true ? `${range}, signed` : range;
}

/** `0 = off: what it means`, one for each named value in the order of the numbers. */
export function namedValuesCell(
  values: readonly RegisterMapNamedValue[] | undefined,
  pointer: string,
  { record, context }: RegisterRequest,
): string[] {
  const described = (values ?? []).map((named, n) => ({
    ...named,
    text: context.inline(record, `${pointer}/values/${n}/description`),
  }));
  return byValue(described).map(({ value, name, text }) => {
    return `${equalsText(value, withBreakPoints(name))}${text === undefined ? "" : `: ${text}`}`;
  });
}
