import type { ProductPage } from "../../../schema/generated/types.ts";
import { columnsIn, textLines } from "../drawing/drawing-text.ts";
import { LINE, SHEETS, type Sheet } from "../drawing/sheets.ts";

export type Interface = ProductPage["interfaces"][number];
type Side = "left" | "right";

/** An interface at its place on the edge of the product. `y` is the height of its pin, in units of the drawing. */
export interface Port {
  readonly face: Interface;
  readonly number: number;
  readonly side: Side;
  readonly y: number;
  readonly lines: readonly string[];
}

/** The block in a sheet. */
export interface BlockPlace {
  readonly x: number;
  readonly width: number;
  /** Both edges carry pins, or the right one alone. */
  readonly sides: "both" | "right";
}

export function blockPlace(sheet: Sheet): BlockPlace {
  if (sheet.width <= SHEETS.narrow.width) return { x: 2, width: 84, sides: "right" };
  return { x: (sheet.width - 188) / 2, width: 188, sides: "both" };
}

/** From the edge of the block to the words of a port: its pin, its lead, and a gap. */
export const lead = { pin: 6, line: 48, gap: 8 } as const;
const room = { edge: 36, between: 20 } as const;

/** Inputs are at the left, outputs at the right; ports for both directions are placed on the side with fewer ports. */
export function placePorts(faces: readonly Interface[], sheet: Sheet): { ports: Port[]; height: number } {
  const { x, width, sides } = blockPlace(sheet);
  const columns = columnsIn(sheet.width - x - width - lead.pin - lead.line - lead.gap);
  const used = { left: room.edge, right: room.edge };
  const ports: Port[] = [];
  for (const [index, face] of faces.entries()) {
    const side = sides === "right" ? "right" : sideOf(face, used);
    const lines = textLines(face.name, columns);
    const needed = (lines.length + 1) * LINE + room.between;
    ports.push({ face, number: index + 1, side, y: used[side] + needed / 2, lines });
    used[side] += needed;
  }
  const height = Math.max(used.left, used.right) + room.edge;
  return { ports: ports.map((port) => centred(port, used, height)), height };
}

function sideOf(face: Interface, used: Readonly<Record<Side, number>>): Side {
  if (face.direction === "in") return "left";
  if (face.direction === "out") return "right";
  return used.left <= used.right ? "left" : "right";
}

function centred(port: Port, used: Readonly<Record<Side, number>>, height: number): Port {
  return { ...port, y: Math.round(port.y + (height - room.edge - used[port.side]) / 2) };
}
