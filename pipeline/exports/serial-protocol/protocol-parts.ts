import type { SerialProtocolSource } from "../../../schema/generated/types.ts";
import { defined } from "../../core/defined.ts";
import { type Decimal, decimalOf, unscaleDecimal } from "../../domain/codecs/decimal.ts";
import { hexToBytes } from "../../domain/codecs/hex.ts";
import { bitRange } from "../../domain/codecs/integer-range.ts";
import type {
  FramePart,
  Framing,
  SerialBits,
  SerialField,
  SerialMessage,
} from "../../domain/codecs/serial/serial-types.ts";

type Authored = SerialProtocolSource["messages"][number];
export type AuthoredField = NonNullable<Authored["fields"]>[number];
export type AuthoredBits = NonNullable<AuthoredField["bits"]>[number];

/** More places than a decimal can have. */
const LIMIT_PLACES = 20;

/** The order of parts where a record states none. */
const usualParts: readonly FramePart[] = ["sync", "length", "token", "payload", "checksum"];

/** The framing as codecs see it, defaults filled in. */
export function framingOf({
  framing,
  messages,
}: Pick<SerialProtocolSource, "framing" | "messages">): Framing {
  if (framing.kind === "text") {
    const { start, end, separator, separators, encoding, checksum } = framing;
    return {
      kind: "text",
      start: start === undefined ? [] : bytesOf(start),
      end: bytesOf(end),
      separator,
      separators: separators ?? "after",
      encoding: encoding ?? "ascii",
      checksum,
    };
  }
  const { sync, stuffing, endian, length, checksum } = framing;
  const has = {
    sync: sync !== undefined,
    length: length !== undefined,
    checksum: checksum !== undefined,
    token: messages.some(({ token }) => token !== undefined),
  };
  const parts = framing.parts ?? usualParts.filter((part) => part === "payload" || has[part]);
  const order = endian ?? "little";
  return {
    kind: "binary",
    sync: sync === undefined ? [] : bytesOf(sync),
    stuffing,
    endian: order,
    parts,
    length: length && { bytes: length.bytes, counts: length.counts ?? ["payload"] },
    checksum: checksum && {
      ...checksum,
      over: checksum.over ?? parts.filter((part) => part !== "sync" && part !== "checksum"),
      endian: checksum.endian ?? order,
    },
  };
}

function bytesOf(written: number | string): number[] {
  return typeof written === "number" ? [written] : [...hexToBytes(written)];
}

/** A message as codecs see it. */
export function messageOf({ token, fields }: Authored): SerialMessage {
  return { ...(token === undefined ? {} : { token }), fields: (fields ?? []).map(fieldOf) };
}

/** A field as codecs see it, with what is usual where nothing is written. */
export function fieldOf(field: AuthoredField): SerialField {
  const { name, type, digits, places, size, optional, repeat, count, factor, offset, values } = field;
  return {
    name,
    type,
    ...defined({ digits, places, size }),
    signed: isSigned(field),
    optional: optional ?? false,
    ...defined({ repeat, count }),
    ...(field.fields === undefined ? {} : { fields: field.fields.map(fieldOf) }),
    ...(field.bits === undefined ? {} : { bits: field.bits.map(bitsOf) }),
    factor: factor ?? 1,
    offset: offset ?? 0,
    values: values ?? [],
  };
}

/** A group of bits as codecs see it. */
export function bitsOf({ bits, signed, ...field }: AuthoredBits): SerialBits {
  const { fields: _, bits: __, ...plain } = fieldOf({ ...field, type: signed === true ? "s64" : "u64" });
  return { ...plain, ...bitRange(bits) };
}

/** Digits alone say nothing of a sign; a limit or a named value below zero does. */
function isSigned({ type, min, max, factor = 1, offset = 0, values = [] }: AuthoredField): boolean {
  if (type !== "decimal" || factor === 0) return false;
  const rawOf = (limit: number): Decimal => unscaleDecimal(decimalOf(limit), factor, offset, LIMIT_PLACES);
  const limits = [min, max].flatMap((limit) => (limit === undefined ? [] : [rawOf(limit)]));
  return limits.some(({ units }) => units < 0n) || values.some(({ value }) => value < 0);
}
