import { type BitField, bitPositions } from "../../domain/codecs/can/bit-positions.ts";

/** A run of bits that lie beside each other in one byte and in the number. */
interface BitRun {
  readonly byte: number;
  /** Lowest bit in the byte, and in the number. */
  readonly at: number;
  readonly shift: number;
  readonly length: number;
}

/** The bits of a field, byte by byte, from the least significant of the number up. */
function bitRuns(field: BitField): BitRun[] {
  const runs: { byte: number; at: number; shift: number; length: number }[] = [];
  for (const [shift, bit] of bitPositions(field).entries()) {
    const [byte, at] = [bit >> 3, bit & 7];
    const last = runs.at(-1);
    if (last !== undefined && last.byte === byte && last.at + last.length === at) last.length += 1;
    else runs.push({ byte, at, shift, length: 1 });
  }
  return runs;
}

/** The unsigned type that holds so many bits for arithmetic: never less than 32, so that nothing is promoted. */
export function workType(length: number): "uint32_t" | "uint64_t" {
  return length > 32 ? "uint64_t" : "uint32_t";
}

/** Statements that gather a field from the bytes `source` into the number `raw`. */
export function readStatements(field: BitField, source: string, raw: string): string[] {
  const type = workType(field.length);
  return bitRuns(field).map(({ byte, at, shift, length }) => {
    const from = `(uint32_t)${source}[${byte}]${at === 0 ? "" : ` >> ${at}u`}`;
    const bits = length === 8 ? `${source}[${byte}]` : `(${from}) & ${maskText(length)}`;
    return `${raw} |= (${type})(${bits})${shift === 0 ? "" : ` << ${shift}u`};`;
  });
}

/** Statements that put the number `raw` into the bytes `target`, which hold zeros there. */
export function writeStatements(field: BitField, target: string, raw: string): string[] {
  return bitRuns(field).map(({ byte, at, shift, length }) => {
    const part = `((${raw}${shift === 0 ? "" : ` >> ${shift}u`}) & ${maskText(length)})`;
    return `${target}[${byte}] = (uint8_t)(${target}[${byte}] | (${part}${at === 0 ? "" : ` << ${at}u`}));`;
  });
}

function maskText(length: number): string {
  return `0x${(2 ** length - 1).toString(16)}u`;
}
