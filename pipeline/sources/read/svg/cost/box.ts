/** The part of the plane that a shape covers, in units of its coordinates. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** a to f of `matrix(a b c d e f)`. */
type Matrix = readonly [number, number, number, number, number, number];

const plain: Matrix = [1, 0, 0, 1, 0, 0];
const number = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

export function numbersIn(text: string): number[] {
  return (text.match(number) ?? []).map(Number);
}

export function areaOf(box: Box | undefined): number {
  return box === undefined ? 0 : (box.right - box.left) * (box.bottom - box.top);
}

export function unionOf(a: Box | undefined, b: Box | undefined): Box | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

/** The matrix of an attribute `transform`, or of the same in CSS. */
export function matrixOf(transform: string | undefined): Matrix {
  let matrix = plain;
  for (const [, name = "", list = ""] of (transform ?? "").matchAll(
    /\b([a-zA-Z]{1,20})\s{0,20}\(([^()]*)\)/g,
  ))
    matrix = product(matrix, stepOf(name, numbersIn(list)));
  return matrix;
}

function stepOf(name: string, [a = 0, b, c, d, e = 0, f = 0]: readonly number[]): Matrix {
  if (name === "translate") return [1, 0, 0, 1, a, b ?? 0];
  if (name === "scale") return [a, 0, 0, b ?? a, 0, 0];
  if (name === "matrix") return [a, b ?? 0, c ?? 0, d ?? 0, e, f];
  if (name !== "rotate") return plain;
  const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
  const [x, y] = [b ?? 0, c ?? 0];
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}

function product([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** How many times larger areas become. */
export function growthOf([a, b, c, d]: Matrix): number {
  return Math.abs(a * d - b * c);
}

export function moved(box: Box | undefined, [a, b, c, d, e, f]: Matrix): Box | undefined {
  if (box === undefined) return undefined;
  const corners = [box.left, box.right].flatMap((x) =>
    [box.top, box.bottom].map((y) => [a * x + c * y + e, b * x + d * y + f] as const),
  );
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
