import { bitPositions } from "../../domain/codecs/can/bit-positions.ts";
import { readStatements, writeStatements } from "../c-code/bit-statements.ts";
import type { ContentSignal } from "./can-content.ts";

/** Whether a signal has more bits than a number of C: its member is an array of bytes in the order of the frame. */
export function isLong({ length }: Pick<ContentSignal, "length">): boolean {
  return length > 64;
}

export function bytesOf({ length }: Pick<ContentSignal, "length">): number {
  return Math.ceil(length / 8);
}

/** Statements that write the array `member` into the bytes `target`. */
export function writeLong(signal: ContentSignal, member: string): string[] {
  const first = firstByte(signal);
  if (first !== undefined) return [`memcpy(target + ${first}u, ${member}, ${bytesOf(signal)}u);`];
  return slicesOf(signal).flatMap((slice, n) =>
    writeStatements(slice, "target", `(uint32_t)${member}[${n}]`),
  );
}

/** Statements that read the array `member` from the bytes `source`. */
export function readLong(signal: ContentSignal, member: string): string[] {
  const first = firstByte(signal);
  if (first !== undefined) return [`memcpy(${member}, source + ${first}u, ${bytesOf(signal)}u);`];
  return slicesOf(signal).flatMap((slice, n) => [
    ...["{", "    uint32_t raw = 0u;"],
    ...readStatements(slice, "source", "raw").map((line) => `    ${line}`),
    ...[`    ${member}[${n}] = (uint8_t)raw;`, "}"],
  ]);
}

/** The first byte of a signal that has whole bytes; undefined of any other. */
function firstByte({ start, length, order }: ContentSignal): number | undefined {
  const isWhole = length % 8 === 0 && start % 8 === (order === "little" ? 0 : 7);
  return isWhole ? start >> 3 : undefined;
}

/** The bits of each byte of the array. */
function slicesOf({ start, length, order }: ContentSignal) {
  const bits = bitPositions({ start, length, order });
  if (order === "big") bits.reverse();
  return Array.from({ length: Math.ceil(length / 8) }, (_, n) => ({
    start: bits[8 * n] ?? 0,
    length: Math.min(8, length - 8 * n),
    order,
  }));
}
