import { countOf } from "../../core/text/phrase.ts";
import { type ChecksumSpec, checksumAlgorithm } from "../../domain/codecs/checksum/checksum.ts";
import { bytesToHex } from "../../domain/codecs/hex.ts";
import { partSize } from "../../domain/codecs/serial/binary-frame.ts";
import { binarySize } from "../../domain/codecs/serial/binary-value.ts";
import {
  type BinaryFraming,
  type FramePart,
  type Framing,
  type SerialField,
  type SerialMessage,
  type TextFraming,
  timesOf,
} from "../../domain/codecs/serial/serial-types.ts";
import { textWidth } from "../../domain/codecs/serial/text-value.ts";

/** A piece of a frame from its first byte to its last, for drawings and tables. */
export interface FrameSlot<F extends SerialField = SerialField> {
  readonly kind: "start" | "token" | "length" | "field" | "separator" | "checksum" | "end";
  readonly name: string;
  /** Undefined where it varies. */
  readonly bytes: number | undefined;
  /** Constant bytes, or the kind of value. */
  readonly content: string;
  /** The field, with the number of its repetition from 1 where it repeats. */
  readonly field?: F;
  readonly turn?: number;
}

/** The pieces of a frame of a message, in order. */
export function frameSlots<F extends SerialField>(
  message: SerialMessage<F>,
  framing: Framing,
): FrameSlot<F>[] {
  return framing.kind === "text" ? textSlots(message, framing) : binarySlots(message, framing);
}

function textSlots<F extends SerialField>(
  { token, fields }: SerialMessage<F>,
  framing: TextFraming,
): FrameSlot<F>[] {
  const { start, end, separators, separator, checksum } = framing;
  const comma: FrameSlot<F>[] =
    separator === undefined
      ? []
      : [{ kind: "separator", name: separator, bytes: 1, content: bytesToHex([separator.charCodeAt(0)]) }];
  const values = fields.flatMap((field) => turns(field).map((turn) => ({ field, turn })));
  return [
    ...(start.length === 0 ? [] : [constant<F>("start", "start", start)]),
    ...(token === undefined
      ? []
      : [{ kind: "token", name: token, bytes: token.length, content: "token" } as const]),
    ...values.flatMap(({ field, turn }, n): FrameSlot<F>[] => {
      const width = textWidth(field);
      const isFirst = n === 0 && token === undefined;
      const unit = field.type === "text" && framing.encoding === "utf-8" ? "byte" : "character";
      const slot = valueSlot(field, turn, width, width === undefined ? field.type : countOf(width, unit));
      if (separators === "between") return isFirst ? [slot] : [...comma, slot];
      return width === undefined ? [slot, ...comma] : [slot];
    }),
    ...(checksum === undefined
      ? []
      : [
          {
            kind: "checksum",
            name: `${checksum.mark} checksum`,
            bytes: 1 + 2 * checksumAlgorithm(checksum).bytes,
            content: checksumText(checksum),
          } as const,
        ]),
    constant("end", "end", end),
  ];
}

function binarySlots<F extends SerialField>(
  message: SerialMessage<F>,
  framing: BinaryFraming,
): FrameSlot<F>[] {
  return framing.parts.flatMap((part) => partSlots(part, message, framing));
}

function partSlots<F extends SerialField>(
  part: FramePart,
  message: SerialMessage<F>,
  framing: BinaryFraming,
): FrameSlot<F>[] {
  const bytes = partSize(part, message, framing);
  switch (part) {
    case "sync":
      return framing.sync.length === 0 ? [] : [constant("start", "sync", framing.sync)];
    case "token":
      return bytes === 0 ? [] : [{ kind: "token", name: message.token ?? "", bytes, content: "token" }];
    case "length":
      return [{ kind: "length", name: "length", bytes, content: `u${8 * bytes}` }];
    case "checksum":
      return [{ kind: "checksum", name: "checksum", bytes, content: checksumText(framing.checksum) }];
    case "payload":
      return message.fields.flatMap((field) =>
        turns(field).map((turn) => valueSlot(field, turn, binarySize(field), field.type)),
      );
  }
}

/** The name that a record gives it; one with parameters says them. */
function checksumText(checksum: ChecksumSpec | undefined): string {
  if (checksum === undefined) return "";
  return checksum.algorithm === "crc" || checksum.width !== undefined
    ? checksumAlgorithm(checksum).title
    : checksum.algorithm;
}

/** Undefined for a field that stands once, else 1, 2, 3 ... */
function turns(field: SerialField): (number | undefined)[] {
  return field.repeat === undefined ? [undefined] : Array.from({ length: timesOf(field) }, (_, n) => n + 1);
}

function valueSlot<F extends SerialField>(
  field: F,
  turn: number | undefined,
  bytes: number | undefined,
  content: string,
): FrameSlot<F> {
  return {
    kind: "field",
    name: turn === undefined ? field.name : `${field.name} ${turn}`,
    bytes,
    content,
    field,
    ...(turn === undefined ? {} : { turn }),
  };
}

function constant<F extends SerialField>(
  kind: "start" | "end",
  name: string,
  bytes: readonly number[],
): FrameSlot<F> {
  return { kind, name, bytes: bytes.length, content: bytesToHex(bytes) };
}
