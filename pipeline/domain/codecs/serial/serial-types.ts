import type { ChecksumSpec } from "../checksum/checksum.ts";

import type { Stuffing } from "./stuffing.ts";

export type Endian = "little" | "big";
/** Parts of a binary frame. */
export type FramePart = "sync" | "length" | "token" | "payload" | "checksum";
export type NumberType = "u8" | "u16" | "u32" | "u64" | "s8" | "s16" | "s32" | "s64" | "f32" | "f64";

/** Frames of characters, defaults filled in. */
export interface TextFraming {
  readonly kind: "text";
  /** Empty where messages only end. */
  readonly start: readonly number[];
  readonly end: readonly number[];
  readonly separator: string | undefined;
  readonly separators: "after" | "between";
  readonly encoding: "ascii" | "utf-8";
  readonly checksum: (ChecksumSpec & { readonly mark: string }) | undefined;
}

/** Frames of bytes, defaults filled in. */
export interface BinaryFraming {
  readonly kind: "binary";
  readonly stuffing: Stuffing | undefined;
  readonly sync: readonly number[];
  readonly endian: Endian;
  readonly parts: readonly FramePart[];
  readonly length: { readonly bytes: 1 | 2; readonly counts: readonly FramePart[] } | undefined;
  readonly checksum:
    | (ChecksumSpec & { readonly over: readonly FramePart[]; readonly endian: Endian })
    | undefined;
}

export type Framing = TextFraming | BinaryFraming;

/** A field with everything filled in that its author left to a default. */
export interface SerialField {
  readonly name: string;
  readonly type: "decimal" | "text" | "structure" | NumberType;
  readonly digits?: number;
  readonly places?: number;
  /** A decimal that can be below zero: its digits may have a sign before them. */
  readonly signed: boolean;
  /** Bytes of a text of fixed length. */
  readonly size?: number;
  readonly optional: boolean;
  /** Undefined for a field that occurs once and is no list. */
  readonly repeat?: number;
  /** Name of the whole number before it that says how many follow; `repeat` is then the most there can be. */
  readonly count?: string;
  /** The fields of a structure. */
  readonly fields?: readonly this[];
  /** The groups of bits of a whole number. */
  readonly bits?: readonly SerialBits[];
  readonly factor: number;
  readonly offset: number;
  readonly values: readonly { readonly value: number; readonly name: string }[];
}

/** A group of bits, which is a whole number by itself: of type u64, or s64 where its highest bit is its sign. */
export interface SerialBits extends Omit<SerialField, "fields" | "bits"> {
  readonly high: number;
  readonly low: number;
}

export interface SerialMessage<F extends SerialField = SerialField> {
  /** Characters in text, bytes in hexadecimal in binary. */
  readonly token?: string;
  readonly fields: readonly F[];
}

export type SerialScalar = number | string;
/** A list for a field that repeats, values by name for a structure and for groups of bits. */
export type SerialValue = SerialScalar | readonly SerialValue[] | ReadonlyMap<string, SerialValue>;
export type SerialValues = ReadonlyMap<string, SerialValue>;

/**
 * The values of a frame, or why the bytes are not a frame, as the end of a sentence that begins with "This
 * example".
 */
export type DecodedFrame =
  | { readonly ok: true; readonly values: SerialValues }
  | { readonly ok: false; readonly problem: string };

/** The members of a structure, or of a number with groups of bits; undefined for a field with one value. */
export function membersOf(field: SerialField): readonly SerialField[] | undefined {
  return field.type === "structure" ? (field.fields ?? []) : field.bits;
}

/** How often a field occurs in a frame; at most, if another field counts it. */
export function timesOf({ repeat }: Pick<SerialField, "repeat">): number {
  return repeat ?? 1;
}

/** The values of all fields of characters in a row as values by field: lists for fields that repeat. */
export function groupValues(fields: readonly SerialField[], row: readonly SerialScalar[]): SerialValues {
  let at = 0;
  return new Map(
    fields.map((field): [string, SerialValue] => {
      const own = row.slice(at, at + timesOf(field));
      at += own.length;
      return [field.name, field.repeat === undefined ? (own[0] ?? "") : own];
    }),
  );
}

/** The inverse: each field as often as it occurs; undefined if a value is missing. */
export function spreadValues(
  fields: readonly SerialField[],
  values: SerialValues,
): { readonly field: SerialField; readonly value: SerialScalar }[] | undefined {
  const row = fields.map((field) => {
    const value = values.get(field.name);
    const list = Array.isArray(value)
      ? (value as readonly SerialScalar[])
      : value === undefined
        ? []
        : [value as SerialScalar];
    return list.length === timesOf(field) ? list.map((one) => ({ field, value: one })) : undefined;
  });
  return row.some((part) => part === undefined) ? undefined : row.flatMap((part) => part ?? []);
}
