import { cComment } from "../../core/text/escape/c.ts";
import { binarySize } from "../../domain/codecs/serial/binary-value.ts";
import { isSigned, widthOfBits } from "../../domain/codecs/serial/bit-groups.ts";
import { timesOf } from "../../domain/codecs/serial/serial-types.ts";
import { workType } from "../c-code/bit-statements.ts";
import { cName } from "../c-code/c-names.ts";
import { type CNumber, memberType, numberOf } from "../c-code/c-numbers.ts";
import { uniqueNames } from "../unique-names.ts";
import type { ContentBits, ContentField } from "./protocol-content.ts";

/** A field with the name of its member, and those that it is made of. */
export interface CField {
  readonly field: ContentField;
  readonly name: string;
  /** Member that says how many follow. */
  readonly count?: string;
  readonly fields: readonly CField[];
  readonly bits: readonly { readonly group: ContentBits; readonly name: string }[];
}

/** Fields with names that no two of one structure share. */
export function cFields(fields: readonly ContentField[]): CField[] {
  const unique = uniqueNames();
  const named = fields.map((field) => ({ field, name: unique(cName(field.name)) }));
  return named.map(({ field, name }): CField => {
    const bit = uniqueNames();
    const count = named.find((one) => one.field.name === field.count)?.name;
    return {
      field,
      name,
      ...(count === undefined ? {} : { count }),
      fields: cFields(field.fields ?? []),
      bits: (field.bits ?? []).map((group) => ({ group, name: bit(cName(group.name)) })),
    };
  });
}

/** The members of a structure. */
export function memberLines(fields: readonly CField[], indent: string): string[] {
  return fields.flatMap(({ field, name, fields: inner, bits }) => {
    const isList = field.repeat !== undefined || field.count !== undefined;
    const times = isList ? `[${timesOf(field)}]` : "";
    if (field.type === "structure" || bits.length > 0)
      return [
        `${indent}struct {`,
        ...memberLines(inner, `${indent}    `),
        ...bits.map(
          (one) => `${indent}    ${memberType(numberOfBits(one.group))} ${one.name};${remark(one.group)}`,
        ),
        `${indent}} ${name}${times};${remark(field)}`,
      ];
    if (field.type === "text")
      return [`${indent}char ${name}${times}[${(field.size ?? 0) + 1}];${remark(field)}`];
    return [`${indent}${memberType(numberOfField(field))} ${name}${times};${remark(field)}`];
  });
}

function remark({ unit, factor, offset, description }: ContentField | ContentBits): string {
  const facts = [
    ...(factor === 1 && offset === 0 ? [] : [`times ${factor}${offset === 0 ? "" : `, plus ${offset}`}`]),
    ...(unit === undefined ? [] : [unit]),
    ...(description === undefined ? [] : [description]),
  ];
  return facts.length === 0 ? "" : ` /* ${cComment(facts.join("; "))} */`;
}

/** A field as a number; texts and structures have no number. */
export function numberOfField({ type }: ContentField): CNumber {
  const kinds = { u: "unsigned", s: "signed", f: "float" } as const;
  return { length: Number(type.slice(1)), type: kinds[type.slice(0, 1) as keyof typeof kinds] };
}

/** A group of bits as a number. */
export function numberOfBits(group: ContentBits): CNumber {
  return { length: widthOfBits(group), type: isSigned(group) ? "signed" : "unsigned" };
}

/** Whether fields are written into a frame or read from one. */
interface Way {
  readonly isPacking: boolean;
  /** Prefix of the functions that put and get numbers. */
  readonly prefix: string;
}

/** Statements that write fields at `at` and move it, or read them; `owner` is what has the members, such as `message->`. */
export function fieldStatements(fields: readonly CField[], owner: string, way: Way, depth = 0): string[] {
  return fields.flatMap((one) => {
    const { field, name, count } = one;
    const isList = field.repeat !== undefined || count !== undefined;
    if (!isList) return elementStatements(one, `${owner}${name}`, way, depth);
    const index = `i${depth}`;
    const most = timesOf(field);
    const times = count === undefined ? `${most}u` : `${owner}${count}`;
    return [
      ...(count === undefined
        ? []
        : [`if (${owner}${count} > ${most}u) return 0${way.isPacking ? "u" : ""};`]),
      "{",
      `    size_t ${index};`,
      `    for (${index} = 0u; ${index} < ${times}; ${index}++) {`,
      ...indented(elementStatements(one, `${owner}${name}[${index}]`, way, depth + 1), 2),
      ...["    }", "}"],
    ];
  });
}

function elementStatements(one: CField, member: string, way: Way, depth: number): string[] {
  const { field, fields, bits } = one;
  if (field.type === "structure") return fieldStatements(fields, `${member}.`, way, depth);
  const size = binarySize(field) ?? 0;
  const step = `at += ${size}u;`;
  const check = way.isPacking ? [] : [`if (end - at < ${size}u) return 0;`];
  if (field.type === "text")
    return way.isPacking
      ? [`${way.prefix}_put_text(target + at, ${member}, ${size}u);`, step]
      : [...check, `memcpy(${member}, source + at, ${size}u);`, step];
  const statements =
    bits.length > 0 ? bitsStatements(one, member, way, size) : plainStatements(field, member, way, size);
  return [...check, ...statements, step];
}

function plainStatements(
  field: ContentField,
  member: string,
  { isPacking, prefix }: Way,
  size: number,
): string[] {
  const number = numberOfField(field);
  const type = workType(number.length);
  const put = (raw: string): string => `${prefix}_put(target + at, (uint64_t)${raw}, ${size}u);`;
  const get = `(${type})${prefix}_get(source + at, ${size}u)`;
  if (number.type !== "float")
    return isPacking
      ? [put(`(${type})${member}`)]
      : ["{", `    const ${type} raw = ${get};`, `    ${member} = ${numberOf(number, "raw")};`, "}"];
  return isPacking
    ? ["{", `    ${type} raw;`, `    memcpy(&raw, &${member}, sizeof raw);`, `    ${put("raw")}`, "}"]
    : ["{", `    const ${type} raw = ${get};`, `    memcpy(&${member}, &raw, sizeof raw);`, "}"];
}

function bitsStatements(
  { bits }: CField,
  member: string,
  { isPacking, prefix }: Way,
  size: number,
): string[] {
  const type = workType(8 * size);
  const lines = bits.map(({ group, name }) => {
    const mask = `0x${((1n << BigInt(widthOfBits(group))) - 1n).toString(16)}u${type === "uint64_t" ? "ll" : ""}`;
    return isPacking
      ? `    raw |= ((${type})${member}.${name} & ${mask}) << ${group.low}u;`
      : `    { const ${type} part = (raw >> ${group.low}u) & ${mask}; ${member}.${name} = ${numberOf(numberOfBits(group), "part")}; }`;
  });
  return isPacking
    ? [
        "{",
        `    ${type} raw = 0u;`,
        ...lines,
        `    ${prefix}_put(target + at, (uint64_t)raw, ${size}u);`,
        "}",
      ]
    : ["{", `    const ${type} raw = (${type})${prefix}_get(source + at, ${size}u);`, ...lines, "}"];
}

/** Lines moved to the right by so many steps. */
export function indented(lines: readonly string[], steps: number): string[] {
  return lines.map((line) => `${"    ".repeat(steps)}${line}`);
}
