import type { ProductPage } from "../../../schema/generated/types.ts";
import { wrapWords } from "./wrap-words.ts";

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

/** Sizes of a drawing, in units that are pixels at its natural size. */
export interface Sheet {
  readonly width: number;
  readonly blockX: number;
  readonly blockWidth: number;
  /** Both edges carry pins, or the right one alone. */
  readonly sides: "both" | "right";
}

export const wideSheet: Sheet = { width: 664, blockX: 238, blockWidth: 188, sides: "both" };
export const narrowSheet: Sheet = { width: 344, blockX: 2, blockWidth: 84, sides: "right" };

const lineHeight = 18;
const labelWidth = 20;
const edge = 40;

/** Inputs stand at the left, outputs at the right; what goes both ways fills the emptier side. */
export function placePorts(faces: readonly Interface[], sheet: Sheet): { ports: Port[]; height: number } {
  const used = { left: edge, right: edge };
  const ports: Port[] = [];
  for (const [index, face] of faces.entries()) {
    const side = sheet.sides === "right" ? "right" : sideOf(face, used);
    const lines = wrapWords(face.name, labelWidth);
    const needed = (lines.length + 1) * lineHeight + 20;
    ports.push({ face, number: index + 1, side, y: used[side] + needed / 2, lines });
    used[side] += needed;
  }
  const height = Math.max(used.left, used.right) + edge;
  return { ports: ports.map((port) => centred(port, used, height)), height };
}

function sideOf(face: Interface, used: Readonly<Record<Side, number>>): Side {
  if (face.direction === "in") return "left";
  if (face.direction === "out") return "right";
  return used.left <= used.right ? "left" : "right";
}

function centred(port: Port, used: Readonly<Record<Side, number>>, height: number): Port {
  return { ...port, y: Math.round(port.y + (height - edge - used[port.side]) / 2) };
}
