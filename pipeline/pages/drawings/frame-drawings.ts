import type { FrameDrawing } from "../../../schema/generated/types.ts";
import { groupBy } from "../../core/group-by.ts";
import { countOf } from "../../core/text/phrase.ts";
import type { Framing, SerialMessage } from "../../domain/codecs/serial/serial-types.ts";
import { type FrameSlot, frameSlots } from "../../exports/serial-protocol/frame-slots.ts";
import { seenSign, unseenWord } from "../../exports/serial-protocol/unseen-sign.ts";

/** Bytes, or pieces, in a row. */
const ROW = 8;

interface NamedMessage extends SerialMessage {
  readonly name: string;
}

type Cell = FrameDrawing["rows"][number]["cells"][number];

/** The purpose of a piece: a reader finds the token and the values by it, in every frame of a protocol. */
const roles = {
  start: "constant",
  end: "constant",
  separator: "constant",
  token: "token",
  field: "value",
  length: "computed",
  checksum: "computed",
} as const satisfies Record<FrameSlot["kind"], Cell["role"]>;

/** The frame of one message, or of several that differ by their token alone. */
export function frameDrawing(messages: readonly NamedMessage[], framing: Framing): FrameDrawing | undefined {
  const [message] = messages;
  if (message === undefined) return undefined;
  const slots = frameSlots(message, framing).map((slot) =>
    slot.kind === "token" ? tokenSlot(slot, messages) : slot,
  );
  const names = messages.map(({ name }) => name).join(", ");
  const isFixed = slots.every(({ bytes }) => bytes !== undefined);
  const bytes = isFixed ? slots.reduce((sum, slot) => sum + (slot.bytes ?? 0), 0) : undefined;
  const size = bytes === undefined ? "of varying length" : `of ${countOf(bytes, "byte")}`;
  return {
    caption: `${names}: frame ${size}.`,
    summary: `Frame ${size} of ${names}: ${slots.map(slotText).join("; ")}.`,
    columns: ROW,
    ...(isFixed ? byteRows(slots) : pieceRows(slots)),
  };
}

/** Messages in groups that one drawing shows: equal fields, and tokens of one length. */
export function sameFrames<M extends NamedMessage>(messages: readonly M[], framing: Framing): M[][] {
  const shapeOf = (message: M): string =>
    frameSlots(message, framing)
      .map(({ kind, name, bytes, content }) =>
        kind === "token" ? `token ${bytes}` : `${kind} ${name} ${bytes} ${content}`,
      )
      .join("|");
  return [...groupBy(messages, shapeOf).values()];
}

function tokenSlot(slot: FrameSlot, messages: readonly NamedMessage[]): FrameSlot {
  const tokens = messages.map(({ token }) => token ?? "");
  return tokens.length === 1 ? slot : { ...slot, name: "token", content: tokens.join(" ") };
}

function slotText({ kind, name, bytes, content }: FrameSlot): string {
  const called = kind === "separator" ? (unseenWord(name) ?? name) : name;
  return `${called} (${content}${bytes === undefined ? "" : `, ${countOf(bytes, "byte")}`})`;
}

/** A column a byte; a piece that goes over the end of a row continues in the next. */
function byteRows(slots: readonly FrameSlot[]): Pick<FrameDrawing, "heads" | "rows"> {
  const rows: { label: string; from: number; length: number; cells: Cell[] }[] = [];
  let at = 0;
  for (const [field, slot] of slots.entries()) {
    for (let left = slot.bytes ?? 0; left > 0; ) {
      const column = at % ROW;
      const span = Math.min(left, ROW - column);
      if (column === 0) rows.push({ label: "Byte", from: at, length: 0, cells: [] });
      const row = rows.at(-1);
      row?.cells.push({
        at: column,
        span,
        text: slot.kind === "separator" ? seenSign(slot.name) : slot.name,
        field,
        role: roles[slot.kind],
        note: slot.content,
      });
      if (row !== undefined) row.length = column + span;
      at += span;
      left -= span;
    }
  }
  return rows.length > 1 ? { heads: Array.from({ length: ROW }, (_, n) => `+${n}`), rows } : { rows };
}

/** A column a piece: if lengths vary, bytes cannot be counted. Separators are with the value before them. */
function pieceRows(slots: readonly FrameSlot[]): Pick<FrameDrawing, "rows"> {
  const pieces: { slot: FrameSlot; note: string }[] = [];
  for (const slot of slots) {
    const last = pieces.at(-1);
    if (slot.kind === "separator" && last !== undefined) last.note = `${last.note} ${seenSign(slot.name)}`;
    else pieces.push({ slot, note: slot.content });
  }
  const rows: FrameDrawing["rows"] = [];
  for (let from = 0; from < pieces.length; from += ROW) {
    const part = pieces.slice(from, from + ROW);
    rows.push({
      from,
      length: part.length,
      cells: part.map(({ slot, note }, n) => ({
        at: n,
        span: 1,
        text: slot.name,
        field: from + n,
        role: roles[slot.kind],
        note,
      })),
    });
  }
  return { rows };
}
