import { ascii } from "../../core/text/ascii.ts";
import { cComment } from "../../core/text/escape/c.ts";
import { decimalOf, decimalText } from "../../domain/codecs/decimal.ts";
import { isBitTable } from "../../domain/codecs/modbus/register-types.ts";
import type { ExportFormat } from "../exported-type.ts";
import { headLines } from "../head-lines.ts";
import { uniqueNames } from "../unique-names.ts";
import { blockStruct, type CompleteRegister, isComplete } from "./c-struct.ts";
import { scalingOf } from "./raw-default.ts";
import type { Register, RegisterBlock, RegisterMapContent } from "./register-map-content.ts";

const tableNames = {
  coil: "coils",
  discrete: "discrete inputs",
  input: "input registers",
  holding: "holding registers",
} as const;

/** Addresses, scaling, named values and bits as macros; each block of words as a structure whose layout is asserted. */
export const cHeader: ExportFormat<RegisterMapContent> = {
  id: "c-header",
  ending: ".h",
  title: "Header (C)",
  applies: ({ blocks }) => blocks.some(({ registers }) => registers.some(isComplete)),
  write(content, head) {
    const { id, blocks, wordOrder, unitId } = content;
    const prefix = prefixOf(id);
    const unique = uniqueNames();
    const guard = unique(`${prefix}_REGISTERS_H`);
    const define = (name: string, value: string): string => `#define ${unique(`${prefix}_${name}`)} ${value}`;
    const general = [
      ...(unitId === undefined ? [] : [define("UNIT_ID", `${unitId}u`)]),
      ...(wordOrder === undefined ? [] : [define("LOW_WORD_FIRST", wordOrder === "low-first" ? "1" : "0")]),
    ];
    return [
      ...headLines(head).map((line) => `/* ${cComment(line)} */`),
      "/* Addresses are those on the wire: they count from 0, in 16-bit words or, in bit tables, in bits. */",
      ...["", `#ifndef ${guard}`, `#define ${guard}`, ""],
      ...["#include <assert.h>", "#include <stddef.h>", "#include <stdint.h>", ""],
      ...(general.length === 0 ? [] : [...general, ""]),
      ...blocks.flatMap((block) => blockLines(block, prefix, { define, unique })),
      `#endif /* ${guard} */`,
      "",
    ].join("\n");
  },
};

/** Names of a map begin with its id; an identifier of C does not begin with a digit. */
function prefixOf(id: string): string {
  const word = cWord(id);
  return /^[0-9]/.test(word) || word === "" ? `MAP_${word}` : word;
}

interface Names {
  readonly define: (name: string, value: string) => string;
  readonly unique: (name: string) => string;
}

function blockLines(block: RegisterBlock, prefix: string, { define, unique }: Names): string[] {
  const { title, table } = block;
  const complete = block.registers.filter(isComplete);
  if (complete.length === 0 || table === undefined) return [];
  const incomplete = block.registers.filter((register) => !isComplete(register));
  return [
    `/* ${cComment(`${title}: ${tableNames[table]}`)} */`,
    "",
    ...complete.flatMap((register) => [...registerLines(register, define), ""]),
    ...(incomplete.length === 0
      ? []
      : [`/* Address not known: ${cComment(incomplete.map(({ name }) => name).join(", "))} */`, ""]),
    ...(isBitTable(table)
      ? []
      : [
          ...blockStruct(
            block,
            complete,
            unique(`${prefix.toLowerCase()}_${cWord(block.id).toLowerCase()}_t`),
          ),
          "",
        ]),
  ];
}

function registerLines(register: CompleteRegister, define: Names["define"]): string[] {
  const { name, address, words, count, factor, offset, min, max, values, bits } = register;
  const number = (key: string, value: number | undefined, without?: number): string[] =>
    value === undefined || value === without ? [] : [define(`${name}_${key}`, floating(value))];
  return [
    `/* ${cComment(commentOf(register))} */`,
    define(`${name}_ADDRESS`, `${address}u`),
    define(`${name}_WORDS`, `${words}u`),
    define(`${name}_COUNT`, `${count}u`),
    ...number("FACTOR", factor, 1),
    ...number("OFFSET", offset, 0),
    ...number("MIN", min),
    ...number("MAX", max),
    ...(isRaw(register)
      ? [define(`${name}_DEFAULT`, integer(register.default))]
      : number("DEFAULT", register.default)),
    ...values.map((named) => define(`${name}_VALUE_${cWord(named.name)}`, integer(named.value))),
    ...bits.map((named) =>
      define(`${name}_BIT_${cWord(named.name)}`, `0x${(2 ** named.bit).toString(16).padStart(4, "0")}u`),
    ),
  ];
}

/** Whether the default is compared with bits and named values, which are whole numbers. */
function isRaw(register: CompleteRegister): register is CompleteRegister & { readonly default: number } {
  const { factor, offset } = scalingOf(register);
  const isNamed = register.type === "bits" || register.type === "enum" || register.type === "bool";
  return register.default !== undefined && isNamed && factor === 1 && offset === 0;
}

/** What it is, its type, unit and access, and its status where it is no plain fact. */
function commentOf({ name, type, unit, access, description, status, reference }: Register): string {
  const facts = [
    ...(type === undefined ? [] : [type]),
    ...(unit === undefined ? [] : [unit]),
    ...(access === undefined ? [] : [access]),
    ...(reference === undefined ? [] : [`printed as ${reference}`]),
    ...(status === "confirmed" ? [] : [status]),
  ];
  return `${name} (${facts.join(", ")}): ${description}`;
}

function floating(value: number): string {
  const text = decimalText(decimalOf(value));
  const literal = text.includes(".") ? text : `${text}.0`;
  return value < 0 ? `(${literal})` : literal;
}

function integer(value: number): string {
  if (value < 0) return value < -2147483647 ? `(${value}ll)` : `(${value})`;
  return value > 4294967295 ? `${value}ull` : `${value}u`;
}

/** Text as part of a C identifier in capitals: `No 3D fix` becomes `NO_3D_FIX`. */
function cWord(text: string): string {
  return ascii(text)
    .replace(/[^A-Za-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "")
    .toUpperCase();
}
