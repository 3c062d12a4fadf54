import type { FrameDrawing, RegisterMapSource } from "../../../schema/generated/types.ts";

type Authored = RegisterMapSource["blocks"][number]["registers"][number];

/** The bits of each register of type bits that names some: two rows of eight, the high byte first. */
export function registerDrawings(registers: readonly Authored[]): FrameDrawing[] {
  return registers.flatMap(({ name, bits }) => {
    if (bits === undefined || bits.length === 0) return [];
    const rows = [1, 0].map((byte) => ({
      label: byte === 1 ? "High byte" : "Low byte",
      cells: bits
        .map((named, field) => ({ ...named, field }))
        .filter(({ bit }) => bit >> 3 === byte)
        .sort((a, b) => b.bit - a.bit)
        .map((named) => ({
          at: 7 - (named.bit & 7),
          span: 1,
          text: named.name,
          field: named.field,
          note: `bit ${named.bit}`,
        })),
    }));
    return [
      {
        caption: `Bits of ${name}.`,
        summary: `Bits of ${name}: ${bits.map((named) => `${named.name} is bit ${named.bit}`).join("; ")}.`,
        columns: 8,
        rows: rows.filter(({ cells }) => cells.length > 0),
      },
    ];
  });
}
