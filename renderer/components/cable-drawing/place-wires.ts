import type { CableBlock } from "../../../schema/generated/types.ts";
import type { Box } from "../drawing/box.ts";
import { textLines, textWidth } from "../drawing/drawing-text.ts";
import { LINE, SHEETS, type Sheet } from "../drawing/sheets.ts";

type Wire = CableBlock["wires"][number];
type Pin = CableBlock["ends"][number]["pins"][number];

/** A pin of one end with a slot for each of its wires. */
export interface PlacedEnd {
  readonly pin: Pin;
  readonly box: Box;
  readonly lines: readonly PlacedLine[];
}

export interface PlacedWire {
  readonly wire: Wire;
  readonly lines: readonly PlacedLine[];
  readonly path: string;
}

/** A line of words and its room. */
export interface PlacedLine {
  readonly text: string;
  readonly box: Box;
}

interface PlacedCable {
  readonly width: number;
  readonly height: number;
  /** Names of the ends, that of the second one set to the right. */
  readonly titles: readonly [readonly PlacedLine[], readonly PlacedLine[]];
  readonly ends: readonly [readonly PlacedEnd[], readonly PlacedEnd[]];
  readonly wires: readonly PlacedWire[];
}

/** Longest lines in columns, and the room where wires cross, in units. */
const ROOM = {
  wide: { pin: 20, wire: 14, crossing: 150 },
  narrow: { pin: 10, wire: 8, crossing: 40 },
} as const;
const padding = 8;
const gap = 6;
/** Straight ends of a wire. */
const lead = 12;

/** The label of a wire: its number, its colour, its pair. */
function wireText({ number, colour, pair }: Wire): string {
  if (number === 0) return "shield";
  return [String(number), colour, pair === undefined ? undefined : `pair ${pair}`]
    .filter((word) => word !== undefined)
    .join(" ");
}

function pinText({ number, label, name }: Pin): string {
  return `${label ?? number} ${name}`;
}

/**
 * Places the pins at both sides in the order of their numbers, with room for each wire; wires cross in the middle,
 * where there are no labels. Labels are wrapped on a narrow sheet.
 */
export function placeWires(block: CableBlock, sheet: Sheet): PlacedCable {
  const room = sheet.width <= SHEETS.narrow.width ? ROOM.narrow : ROOM.wide;
  const wireLines = new Map(block.wires.map((wire) => [wire, textLines(wireText(wire), room.wire)]));
  const slot = Math.max(1, ...[...wireLines.values()].map((lines) => lines.length)) * LINE + 12;
  const [first = [], second = []] = block.ends.map(({ pins }) =>
    [...pins]
      .sort((a, b) => a.number - b.number)
      .map((pin): Worded => ({ pin, lines: textLines(pinText(pin), room.pin) })),
  );
  const stub = widest([...wireLines.values()].flat()) + 2 * padding;
  const pinWidth = (pins: readonly Worded[]): number =>
    widest(pins.flatMap(({ lines }) => lines)) + 2 * padding;
  const [leftWidth, rightWidth] = [pinWidth(first), pinWidth(second)];
  const least = leftWidth + stub + room.crossing + lead + rightWidth + 4;
  const titles = block.ends.map(({ title }) => textLines(title, room.pin + room.wire));
  const width = Math.max(
    least,
    titles.reduce((sum, lines) => sum + widest(lines), 2 * LINE),
  );
  const top = Math.max(...titles.map((lines) => lines.length)) * LINE + 12;
  const left = placeEnd(first, block.wires, "from", { x: 2, width: leftWidth, top, slot });
  const right = placeEnd(second, block.wires, "to", {
    x: width - 2 - rightWidth,
    width: rightWidth,
    top,
    slot,
  });
  const wires = block.wires.map((wire): PlacedWire => {
    const y = left.slots.get(wire) ?? top;
    const goal = right.slots.get(wire) ?? top;
    const x = 2 + leftWidth;
    const bend = (width - 2 - rightWidth - lead - x - stub) / 2;
    const lines = wireLines.get(wire) ?? [];
    return {
      wire,
      lines: linesAt(lines, x + padding, y - 4 - lines.length * LINE),
      path: `M${x} ${y}h${stub}c${bend} 0 ${bend} ${goal - y} ${2 * bend} ${goal - y}h${lead}`,
    };
  });
  const bottoms = [...left.ends, ...right.ends].map(({ box }) => box.y + box.height);
  const [one = [], other = []] = titles;
  return {
    width,
    height: Math.max(top, ...bottoms) + 4,
    titles: [linesAt(one, 2, 2), linesAt(other, width - 2 - widest(other), 2)],
    ends: [left.ends, right.ends],
    wires,
  };
}

interface Worded {
  readonly pin: Pin;
  readonly lines: readonly string[];
}

function widest(lines: readonly string[]): number {
  return Math.max(0, ...lines.map(textWidth));
}

function linesAt(lines: readonly string[], x: number, y: number): PlacedLine[] {
  return lines.map((text, n) => ({
    text,
    box: { x, y: y + n * LINE, width: textWidth(text), height: LINE },
  }));
}

/** An end as high as its wires and its words need. */
function placeEnd(
  pins: readonly Worded[],
  wires: readonly Wire[],
  key: "from" | "to",
  {
    x,
    width,
    top,
    slot,
  }: { readonly x: number; readonly width: number; readonly top: number; readonly slot: number },
): { ends: PlacedEnd[]; slots: Map<Wire, number> } {
  const slots = new Map<Wire, number>();
  let y = top;
  const ends = pins.map(({ pin, lines }): PlacedEnd => {
    const own = wires.filter((wire) => wire[key] === pin.number);
    const height = Math.max(own.length * slot, slot, lines.length * LINE + 10);
    own.forEach((wire, i) => {
      slots.set(wire, y + (i + 1) * slot - 9);
    });
    const box = { x, width, y, height };
    y += height + gap;
    return { pin, box, lines: linesAt(lines, x + padding, box.y + 5) };
  });
  return { ends, slots };
}
