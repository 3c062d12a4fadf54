import type { CableBlock } from "../../../schema/generated/types.ts";
import type { Box } from "../pinout/box.ts";
import { columnsOf } from "../pinout/cell-text.ts";

type Wire = CableBlock["wires"][number];
type Pin = CableBlock["ends"][number]["pins"][number];

/** A pin of one end with a slot for each of its wires. */
export interface PlacedEnd {
  readonly pin: Pin;
  readonly box: Box;
  /** Where its words begin, and their height. */
  readonly label: Box;
  readonly text: string;
}

export interface PlacedWire {
  readonly wire: Wire;
  readonly text: string;
  readonly label: Box;
  readonly path: string;
}

interface PlacedCable {
  readonly width: number;
  readonly height: number;
  readonly ends: readonly [readonly PlacedEnd[], readonly PlacedEnd[]];
  readonly wires: readonly PlacedWire[];
}

const advance = 7.2;
const slot = 26;
const padding = 10;
const top = 44;
const crossing = 150;

/** What stands on a wire: its number, its colour, its pair. */
function wireText({ number, colour, pair }: Wire): string {
  if (number === 0) return "shield";
  return [String(number), colour, pair === undefined ? undefined : `pair ${pair}`]
    .filter((word) => word !== undefined)
    .join(" ");
}

function pinText({ number, label, name }: Pin): string {
  return `${label ?? number} ${name}`;
}

/** Pins at both sides in the order of their numbers, a slot for each wire; wires cross in the middle, where no word stands. */
export function placeWires(block: CableBlock): PlacedCable {
  const widest = (texts: readonly string[]): number =>
    Math.max(0, ...texts.map((text) => columnsOf(text))) * advance;
  const [first, second] = block.ends.map(({ pins }) => [...pins].sort((a, b) => a.number - b.number));
  const titles = block.ends.map(({ title }) => columnsOf(title) * advance);
  const stub = widest(block.wires.map(wireText)) + 16;
  const pinWidth = (pins: readonly Pin[]): number => widest(pins.map(pinText)) + 2 * padding;
  const leftWidth = pinWidth(first ?? []);
  const rightWidth = pinWidth(second ?? []);
  const rightX = 2 + leftWidth + stub + crossing + 24;
  const width = Math.max(rightX + rightWidth, (titles[0] ?? 0) + (titles[1] ?? 0) + 32) + 2;
  const left = placeEnd(first ?? [], block.wires, "from", { x: 2, width: leftWidth });
  const right = placeEnd(second ?? [], block.wires, "to", { x: width - 2 - rightWidth, width: rightWidth });
  const wires = block.wires.map((wire): PlacedWire => {
    const y = left.slots.get(wire) ?? top;
    const goal = right.slots.get(wire) ?? top;
    const x = 2 + leftWidth;
    const text = wireText(wire);
    const end = width - 2 - rightWidth;
    const bend = (end - 24 - x - stub) / 2;
    return {
      wire,
      text,
      label: { x: x + 8, y: y - 15, width: columnsOf(text) * advance, height: 14 },
      path: `M${x} ${y}h${stub}c${bend} 0 ${bend} ${goal - y} ${2 * bend} ${goal - y}H${end}`,
    };
  });
  const bottoms = [...left.ends, ...right.ends].map(({ box }) => box.y + box.height);
  return { width, height: Math.max(top, ...bottoms) + 4, ends: [left.ends, right.ends], wires };
}

function placeEnd(
  pins: readonly Pin[],
  wires: readonly Wire[],
  key: "from" | "to",
  place: { readonly x: number; readonly width: number },
): { ends: PlacedEnd[]; slots: Map<Wire, number> } {
  const slots = new Map<Wire, number>();
  let y = top;
  const ends = pins.map((pin): PlacedEnd => {
    const own = wires.filter((wire) => wire[key] === pin.number);
    const height = Math.max(1, own.length) * slot;
    own.forEach((wire, i) => {
      slots.set(wire, y + i * slot + 17);
    });
    const text = pinText(pin);
    const box = { ...place, y, height };
    const label = { x: place.x + padding, y: y + 5, width: columnsOf(text) * advance, height: 16 };
    y += height + 6;
    return { pin, box, label, text };
  });
  return { ends, slots };
}
