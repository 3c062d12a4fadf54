import { countOf } from "../../core/text/phrase.ts";
import { type ChecksumSpec, checksumAlgorithm } from "../../domain/codecs/checksum/checksum.ts";
import { bytesToHex } from "../../domain/codecs/hex.ts";
import { partSize } from "../../domain/codecs/serial/binary-frame.ts";
import { binarySize } from "../../domain/codecs/serial/binary-value.ts";
import { sizesOfElement } from "../../domain/codecs/serial/payload-size.ts";
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
  /** The field, and its place in its message, such as `/fields/0/fields/2`. */
  readonly field?: F;
  readonly at?: string;
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
  const values = fields.flatMap((field, f) =>
    turns(field).map((turn) => ({ field, at: `/fields/${f}`, name: turnName(field.name, turn) })),
  );
  return [
    ...(start.length === 0 ? [] : [constant<F>("start", "start", start)]),
    ...(token === undefined
      ? []
      : [{ kind: "token", name: token, bytes: token.length, content: "token" } as const]),
    ...values.flatMap(({ field, ...place }, n): FrameSlot<F>[] => {
      const width = textWidth(field);
      const isFirst = n === 0 && token === undefined;
      const unit = field.type === "text" && framing.encoding === "utf-8" ? "byte" : "character";
      const content = width === undefined ? field.type : countOf(width, unit);
      const slot: FrameSlot<F> = { kind: "field", bytes: width, content, field, ...place };
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
      return fieldSlots(message.fields, { prefix: "", at: "" });
  }
}

/** The name that a record gives it; one with parameters says them. */
function checksumText(checksum: ChecksumSpec | undefined): string {
  if (checksum === undefined) return "";
  return checksum.algorithm === "crc" || checksum.width !== undefined
    ? checksumAlgorithm(checksum).title
    : checksum.algorithm;
}

/** Undefined for a field that occurs once, else 1, 2, 3 ... */
function turns(field: SerialField): (number | undefined)[] {
  return field.repeat === undefined ? [undefined] : Array.from({ length: timesOf(field) }, (_, n) => n + 1);
}

function turnName(name: string, turn: number | undefined): string {
  return turn === undefined ? name : `${name} ${turn}`;
}

/** The place of fields: the prefix of the names of those in a structure, and the place of their list. */
interface Place {
  readonly prefix: string;
  readonly at: string;
}

/** A slot a value; what another field counts is one slot of varying length. */
function fieldSlots<F extends SerialField>(fields: readonly F[], { prefix, at }: Place): FrameSlot<F>[] {
  return fields.flatMap((field, f): FrameSlot<F>[] => {
    const place = `${at}/fields/${f}`;
    const named = `${prefix}${field.name}`;
    if (field.count !== undefined)
      return [
        { kind: "field", name: named, bytes: undefined, content: countedText(field), field, at: place },
      ];
    return turns(field).flatMap((turn): FrameSlot<F>[] => {
      const name = turnName(named, turn);
      return field.type === "structure"
        ? fieldSlots<F>(field.fields ?? [], { prefix: `${name}.`, at: place })
        : [{ kind: "field", name, bytes: binarySize(field), content: field.type, field, at: place }];
    });
  });
}

/** `samples times 4 bytes` */
function countedText(field: SerialField): string {
  const { least, most } = sizesOfElement(field);
  return `${field.count} times ${least === most ? countOf(most, "byte") : `${least} to ${countOf(most, "byte")}`}`;
}

function constant<F extends SerialField>(
  kind: "start" | "end",
  name: string,
  bytes: readonly number[],
): FrameSlot<F> {
  return { kind, name, bytes: bytes.length, content: bytesToHex(bytes) };
}
