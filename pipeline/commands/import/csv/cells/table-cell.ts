import type { RegisterTable } from "../../../../domain/codecs/modbus/register-types.ts";
import type { AccessCell } from "./access-cell.ts";

const tables: readonly (readonly [RegExp, RegisterTable])[] = [
  [/^(?:hr|4x+|4x{0,5}register|h|holding|halteregister|holdings)$/, "holding"],
  [/^(?:ir|3x+|3x{0,5}register|i|eingangsregister|inputs)$/, "input"],
  [/^(?:di|1x+|discrete|discretes)$/, "discrete"],
  [/^(?:co|do|0x+|coil|coils|c|spule|spulen)$/, "coil"],
];

/** The Modbus table that a cell names, such as `MODBUS_INPUT_REGISTER` or `Holding`. */
export function readTable(cell: string): RegisterTable | undefined {
  const text = cell.toLowerCase().replace(/[_-]+/g, " ");
  if (text.length > 60) return undefined;
  const letters = text.replace(/ /g, "");
  const exact = tables.find(([pattern]) => pattern.test(letters))?.[1];
  if (exact !== undefined) return exact;
  if (/\b(?:holding|halte)/.test(text)) return "holding";
  if (/\binput (?:status|bits?|coils?)\b/.test(text)) return "discrete";
  const isOutput = /\b(?:discrete|digital|diskrete?r?) (?:outputs?|ausg[aä]ng)/.test(text);
  if (isOutput || /\bcoils?\b/.test(text)) return "coil";
  if (/\b(?:discrete|diskrete?r?)\b/.test(text)) return "discrete";
  return /\binput\b|\beingangsregister/.test(text) ? "input" : undefined;
}

/** The table and the access that follow from the functions by which a register is used. */
interface FunctionCell {
  readonly table: RegisterTable;
  readonly access: AccessCell;
}

const reading = new Map<number, RegisterTable>([
  [1, "coil"],
  [2, "discrete"],
  [3, "holding"],
  [4, "input"],
]);
const writing = new Map<number, RegisterTable>([
  [5, "coil"],
  [15, "coil"],
  [6, "holding"],
  [16, "holding"],
  [22, "holding"],
]);

/** Numbers of functions as in `03`, `FC03/FC16`, `3, 6, 16`, `0x03`, `03-Read Holding Register(4x)`. */
export function readFunctions(cell: string): FunctionCell | undefined {
  if (cell.length > 200) return undefined;
  const numbers = cell
    .split(/[,;/&+|]|\band\b|\bund\b/i)
    .map((part) => /^\s*(?:fc|fn|f|function(?: code)?)?\s*#?\s*(0x)?([\da-f]{1,2})(?![\da-z])/i.exec(part))
    .map((found) => Number.parseInt(found?.[2] ?? "", found?.[1] === undefined ? 10 : 16));
  const used = new Set(numbers.map((code) => reading.get(code) ?? writing.get(code)));
  const [table] = used;
  if (used.size !== 1 || table === undefined) return undefined;
  const [reads, writes] = [
    numbers.some((code) => reading.has(code)),
    numbers.some((code) => writing.has(code)),
  ];
  return { table, access: reads && writes ? "RW" : reads ? "R" : "W" };
}
