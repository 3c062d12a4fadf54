import type { FrameDrawing } from "../../../schema/generated/types.ts";

/** A field by the bits that it covers; bits are numbered byte × 8 + bit. */
interface BitsOfField {
  readonly name: string;
  readonly bits: readonly number[];
  /** Number of the field; its cells look alike. */
  readonly field: number;
}

/** Fields in the bytes of a frame: a row a byte, bit 7 at the left. */
export function byteDrawing(
  fields: readonly BitsOfField[],
  bytes: number,
  text: { readonly caption: string; readonly summary: string },
): FrameDrawing {
  return {
    ...text,
    columns: 8,
    heads: [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => `bit ${bit}`),
    rows: Array.from({ length: bytes }, (_, byte) => ({
      label: `Byte ${byte}`,
      cells: fields.flatMap((field) => cellsOf(field, byte)).sort((a, b) => a.at - b.at),
    })),
  };
}

type Cell = FrameDrawing["rows"][number]["cells"][number];

/** The runs of bits that a field has in one byte. */
function cellsOf({ name, bits, field }: BitsOfField, byte: number): Cell[] {
  const columns = bits
    .filter((bit) => bit >> 3 === byte)
    .map((bit) => 7 - (bit & 7))
    .sort((a, b) => a - b);
  const runs: { at: number; span: number }[] = [];
  for (const column of columns) {
    const last = runs.at(-1);
    if (last !== undefined && last.at + last.span === column) last.span += 1;
    else runs.push({ at: column, span: 1 });
  }
  return runs.map(({ at, span }) => ({ at, span, text: name, field }));
}
