import { workType } from "./bit-statements.ts";
import { floating, hexLiteral } from "./c-literals.ts";

/** A number of so many bits as a member of a structure holds it. */
export interface CNumber {
  readonly length: number;
  readonly type: "unsigned" | "signed" | "float";
}

/** The type of `stdint.h`, or of floating point, that holds a number. */
export function memberType({ length, type }: CNumber): string {
  if (type === "float") return length === 32 ? "float" : "double";
  const width = [8, 16, 32].find((bits) => length <= bits) ?? 64;
  return `${type === "signed" ? "" : "u"}int${width}_t`;
}

/** Whether a number needs a `double` of 64 bits, which not all targets have. */
export function isWideFloat({ length, type }: CNumber): boolean {
  return type === "float" && length === 64;
}

/** The number that the bits in `raw` mean, as an expression of its type. */
export function numberOf(number: CNumber, raw: string): string {
  const { length, type } = number;
  const own = memberType(number);
  if (type === "unsigned") return `(${own})${raw}`;
  const work = workType(length);
  const wide = work === "uint64_t" ? "int64_t" : "int32_t";
  const [half, full] = [1n << BigInt(length - 1), (1n << BigInt(length)) - 1n].map((bits) =>
    hexLiteral(bits, 1),
  );
  return `(${own})(${raw} >= ${half} ? -(${wide})(${full} - ${raw}) - 1 : (${wide})${raw})`;
}

/** The bits of a whole number in `value`, for arithmetic. */
export function bitsOf({ length }: CNumber, value: string): string {
  return `(${workType(length)})${value}`;
}

/** Scaling of a number, as the two functions that apply it and take it off. */
export function scalingFunctions(
  name: string,
  number: CNumber,
  { factor, offset }: { readonly factor: number; readonly offset: number },
): string[] {
  if (number.type === "float" || (factor === 1 && offset === 0)) return [];
  const own = memberType(number);
  const [low, high] = rangeOf(number);
  return [
    ...["", `static inline double ${name}_decode(${own} raw)`, "{"],
    ...[`    return (double)raw * ${floating(factor)} + ${floating(offset)};`, "}"],
    "",
    "/* The nearest raw number; what is beyond the range becomes its end. */",
    ...[`static inline ${own} ${name}_encode(double value)`, "{"],
    `    const double raw = (value - ${floating(offset)}) / ${floating(factor)};`,
    `    if (!(raw > ${floating(Number(low))})) return ${endText(low, own)};`,
    `    if (raw >= ${floating(Number(high))}) return ${endText(high, own)};`,
    ...[`    return (${own})(raw < 0.0 ? raw - 0.5 : raw + 0.5);`, "}"],
  ];
}

function rangeOf({ length, type }: CNumber): [bigint, bigint] {
  const size = 1n << BigInt(length);
  return type === "signed" ? [-(size / 2n), size / 2n - 1n] : [0n, size - 1n];
}

/** The smallest number of C has no literal of its own. */
function endText(end: bigint, type: string): string {
  if (end >= 0n) return `(${type})${end}${type.startsWith("u") ? "ull" : "ll"}`;
  return `(${type})(-${-end - 1n}ll - 1)`;
}
