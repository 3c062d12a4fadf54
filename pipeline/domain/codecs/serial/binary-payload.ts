import { binarySize, bitsOfBytes, bytesOfBits, parseBinaryValue, writeBinaryValue } from "./binary-value.ts";
import { bitsOfValues, valuesOfBits } from "./bit-groups.ts";
import {
  type Endian,
  type SerialField,
  type SerialValue,
  type SerialValues,
  timesOf,
} from "./serial-types.ts";

/** Bytes with the place up to which they have been read. */
interface Cursor {
  readonly bytes: Uint8Array;
  readonly endian: Endian;
  at: number;
}

/**
 * The values in the bytes of a payload, or why they cannot be read, as the end of a sentence that begins with
 * "This example".
 */
export function readPayload(
  bytes: Uint8Array,
  fields: readonly SerialField[],
  endian: Endian,
): SerialValues | string {
  const cursor: Cursor = { bytes, endian, at: 0 };
  const values = readFields(cursor, fields);
  const left = bytes.length - cursor.at;
  if (typeof values === "string" || left === 0) return values;
  return `has ${left} ${left === 1 ? "byte" : "bytes"} after its last field`;
}

function readFields(cursor: Cursor, fields: readonly SerialField[]): SerialValues | string {
  const values = new Map<string, SerialValue>();
  for (const field of fields) {
    const times = timesIn(field, values);
    if (times > timesOf(field))
      return `says that there are ${times} of ${field.name}; at most ${timesOf(field)} can be there`;
    const list: SerialValue[] = [];
    for (let n = 0; n < times; n++) {
      const value = readElement(cursor, field);
      if (typeof value === "object" && "problem" in value) return value.problem;
      list.push(value);
    }
    values.set(field.name, isList(field) ? list : (list[0] ?? ""));
  }
  return values;
}

function readElement(cursor: Cursor, field: SerialField): SerialValue | { readonly problem: string } {
  if (field.type === "structure") {
    const values = readFields(cursor, field.fields ?? []);
    return typeof values === "string" ? { problem: values } : values;
  }
  const size = binarySize(field) ?? 0;
  const bytes = cursor.bytes.slice(cursor.at, cursor.at + size);
  if (bytes.length < size) return { problem: `ends before the field "${field.name}" is complete` };
  cursor.at += size;
  return field.bits === undefined
    ? parseBinaryValue(bytes, field, cursor.endian)
    : valuesOfBits(bitsOfBytes(bytes, cursor.endian), field.bits);
}

/** The bytes of values; undefined if one is missing or cannot be encoded. */
export function writePayload(
  values: SerialValues,
  fields: readonly SerialField[],
  endian: Endian,
): number[] | undefined {
  const bytes: number[] = [];
  for (const field of fields) {
    const value = values.get(field.name);
    const list = isList(field) ? value : value === undefined ? [] : [value];
    if (!Array.isArray(list) || list.length !== timesIn(field, values) || list.length > timesOf(field))
      return undefined;
    for (const one of list as readonly SerialValue[]) {
      const own = writeElement(one, field, endian);
      if (own === undefined) return undefined;
      for (const byte of own) bytes.push(byte);
    }
  }
  return bytes;
}

function writeElement(value: SerialValue, field: SerialField, endian: Endian): Iterable<number> | undefined {
  const { type, fields = [], bits } = field;
  if (typeof value !== "object")
    return type === "structure" || bits !== undefined ? undefined : writeBinaryValue(value, field, endian);
  if (!(value instanceof Map)) return undefined;
  if (type === "structure") return writePayload(value, fields, endian);
  const raw = bits && bitsOfValues(value, bits);
  return raw === undefined ? undefined : bytesOfBits(raw, binarySize(field) ?? 0, endian);
}

/** Whether the value of a field is a list, even of one. */
function isList({ repeat, count }: SerialField): boolean {
  return repeat !== undefined || count !== undefined;
}

/** How often a field occurs there: as often as the value of its count field. */
function timesIn(field: SerialField, values: SerialValues): number {
  if (field.count === undefined) return timesOf(field);
  const count = values.get(field.count);
  return typeof count === "number" ? count : Number.POSITIVE_INFINITY;
}
