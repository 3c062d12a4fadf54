import { type Box, numbersIn } from "./box.ts";
import type { SvgNode } from "./svg-tree.ts";

/** The area of a shape, the length of its outline, and the number of its corners. */
export interface Extent {
  readonly box: Box | undefined;
  readonly length: number;
  readonly corners: number;
}

const nothing: Extent = { box: undefined, length: 0, corners: 0 };

/** The extent of one shape; undefined for other elements. */
export function shapeExtent({ name, attributes, letters }: SvgNode): Extent | undefined {
  const value = (key: string): number => Number.parseFloat(attributes.get(key) ?? "") || 0;
  switch (name) {
    case "rect":
    case "image":
      return rectangle(value("x"), value("y"), value("width"), value("height"));
    case "circle":
      return ellipse(value("cx"), value("cy"), value("r"), value("r"));
    case "ellipse":
      return ellipse(value("cx"), value("cy"), value("rx"), value("ry"));
    case "line":
      return outline([value("x1"), value("y1"), value("x2"), value("y2")]);
    case "polyline":
    case "polygon":
      return outline(numbersIn(attributes.get("points") ?? ""));
    case "path":
      return outline(pathPoints(attributes.get("d") ?? ""));
    case "text": {
      const size = value("font-size") || 16;
      return { ...rectangle(value("x"), value("y") - size, size * letters, size * 2), corners: 0 };
    }
    default:
      return undefined;
  }
}

function rectangle(x: number, y: number, width: number, height: number): Extent {
  const [w, h] = [Math.abs(width), Math.abs(height)];
  return { box: { left: x, top: y, right: x + w, bottom: y + h }, length: 2 * (w + h), corners: 4 };
}

function ellipse(cx: number, cy: number, rx: number, ry: number): Extent {
  return { ...rectangle(cx - rx, cy - ry, 2 * rx, 2 * ry), corners: 0 };
}

function outline(points: readonly number[]): Extent {
  if (points.length < 2) return nothing;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  let length = 0;
  for (let at = 0; at + 1 < points.length; at += 2) {
    const [x = 0, y = 0] = [points[at], points[at + 1]];
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
    if (at > 0) length += Math.hypot(x - (points[at - 2] ?? x), y - (points[at - 1] ?? y));
  }
  return { box: { left, top, right, bottom }, length, corners: points.length / 2 };
}

/** How many numbers one command of a path takes. */
const counts: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  T: 2,
  H: 1,
  V: 1,
  S: 4,
  Q: 4,
  C: 6,
  A: 7,
  Z: 0,
};

/** Both flags of an arc need no space behind them: `a5 5 0 013 4`. */
const arc =
  /((?:[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?[\s,]*){3})([01])[\s,]*([01])((?:[\s,]*[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?){2})/gi;

/** The corners and control points of a path, one after the other. */
function pathPoints(d: string): readonly number[] {
  const points: number[] = [];
  let [x, y] = [0, 0];
  for (const [, command = "", list = ""] of d.matchAll(/([a-zA-Z])([^a-df-zA-DF-Z]*)/g)) {
    const kind = command.toUpperCase();
    const count = counts[kind];
    const numbers = numbersIn(kind === "A" ? list.replace(arc, "$1 $2 $3 $4 ") : list);
    if (count === undefined || count === 0) continue;
    const isRelative = command !== kind;
    for (let at = 0; at + count <= numbers.length; at += count) {
      const [baseX, baseY] = isRelative ? [x, y] : [0, 0];
      const step = numbers.slice(at, at + count);
      if (kind === "H") x = baseX + (step[0] ?? 0);
      else if (kind === "V") y = baseY + (step[0] ?? 0);
      else if (kind === "A") [x, y] = [baseX + (step[5] ?? 0), baseY + (step[6] ?? 0)];
      else {
        for (let pair = 0; pair + 2 < count; pair += 2)
          points.push(baseX + (step[pair] ?? 0), baseY + (step[pair + 1] ?? 0));
        [x, y] = [baseX + (step[count - 2] ?? 0), baseY + (step[count - 1] ?? 0)];
      }
      points.push(x, y);
    }
  }
  return points;
}
