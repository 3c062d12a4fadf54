import { isSigned, widthOfBits } from "../../domain/codecs/serial/bit-groups.ts";
import { uniqueNames } from "../unique-names.ts";
import { docOf, enumOfValues, type Mapping, scaledValue } from "./kaitai-doc.ts";
import { isKaitaiValue, kaitaiId } from "./kaitai-names.ts";
import type { ContentBits } from "./protocol-content.ts";

/** The bits of a number as a type of Kaitai Struct, read from the end from which its bytes come. */
export function bitsType(groups: readonly ContentBits[], width: number, endian: "le" | "be"): Mapping {
  const unique = uniqueNames(isKaitaiValue);
  const named = groups.map((group) => ({ group, id: unique(kaitaiId(group.name)) }));
  const wholes = new Map<string, Mapping>();
  const pieces = withGaps(named, width).flatMap((piece): Mapping[] => {
    const { width: bits, one } = piece;
    const parts = cut(piece);
    if (one === undefined)
      return parts.map((part) => ({ id: unique(`unused_${part.low}`), type: `b${part.width}` }));
    const doc = docOf(one.group);
    const isNamed = one.group.values.length > 0;
    const facts = { ...(isNamed ? { enum: one.id } : {}), ...(doc === "" ? {} : { doc }) };
    if (parts.length === 1) return [{ id: one.id, type: `b${bits}`, ...facts }];
    const ids = parts.map((part) => ({ ...part, id: unique(`${one.id}_${part.low}`) }));
    const value = ids.map(({ id, low }) => `${id} * ${2 ** (low - piece.low)}`).join(" + ");
    wholes.set(one.id, { value, ...facts });
    return ids.map(({ id, width: length }) => ({ id, type: `b${length}` }));
  });
  const instances = [...wholes, ...named.flatMap(({ group, id }) => instancesOf(group, id, unique))];
  const enums = named.flatMap(({ group, id }): [string, Mapping][] => {
    const own = enumOfValues(
      group.values.map(({ value, name }) => ({ value: unsigned(value, group), name })),
    );
    return own === undefined ? [] : [[id, own]];
  });
  return {
    meta: { "bit-endian": endian },
    seq: endian === "le" ? pieces : pieces.reverse(),
    ...(instances.length === 0 ? {} : { instances: Object.fromEntries(instances) }),
    ...(enums.length === 0 ? {} : { enums: Object.fromEntries(enums) }),
  };
}

interface Named {
  readonly group: ContentBits;
  readonly id: string;
}

interface Piece {
  readonly low: number;
  readonly width: number;
  readonly one?: Named;
}

/** All bits of a number from the lowest up: groups, and what lies between them. */
function withGaps(named: readonly Named[], width: number): Piece[] {
  const sorted = [...named].sort((a, b) => a.group.low - b.group.low);
  let at = 0;
  const pieces = sorted.flatMap((one): Piece[] => {
    const { low } = one.group;
    const gap = { low: at, width: low - at };
    at = low + widthOfBits(one.group);
    const piece = { low, width: widthOfBits(one.group), one };
    return gap.width > 0 ? [gap, piece] : [piece];
  });
  return at < width ? [...pieces, { low: at, width: width - at }] : pieces;
}

/** JavaScript reads at most so many bits at once. */
const MOST_BITS = 32;

/** A piece as pieces that are short enough, the lowest first. */
function cut({ low, width }: Pick<Piece, "low" | "width">): Pick<Piece, "low" | "width">[] {
  return Array.from({ length: Math.ceil(width / MOST_BITS) }, (_, n) => ({
    low: low + n * MOST_BITS,
    width: Math.min(MOST_BITS, width - n * MOST_BITS),
  }));
}

/** Kaitai Struct reads groups without a sign, and does not scale. */
function instancesOf(group: ContentBits, id: string, unique: (name: string) => string): [string, Mapping][] {
  const width = widthOfBits(group);
  const { factor, offset } = group;
  if (group.values.length > 0) return [];
  const number = width === 1 ? `${id}.to_i` : id;
  const value = isSigned(group)
    ? `${number} >= ${2n ** BigInt(width - 1)} ? ${number} - ${2n ** BigInt(width)} : ${number}`
    : number;
  const signed: [string, Mapping][] = isSigned(group) ? [[unique(`${id}_signed`), { value }]] : [];
  const [from = number] = signed[0] ?? [];
  if (factor === 1 && offset === 0) return signed;
  return [...signed, [unique(`${id}_scaled`), scaledValue(from, group)]];
}

/** The bits that encode a number below zero. */
function unsigned(value: number, group: ContentBits): number {
  return value < 0 ? value + 2 ** widthOfBits(group) : value;
}
