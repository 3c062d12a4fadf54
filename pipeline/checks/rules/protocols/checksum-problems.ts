import { ownValue } from "../../../core/own-value.ts";
import type { ChecksumSpec } from "../../../domain/codecs/checksum/checksum.ts";
import type { KeyProblem } from "../rule.ts";

type Parameter = Exclude<keyof ChecksumSpec, "algorithm">;

/** The parameters that algorithms take; required ones come first. */
const taken: Readonly<Record<string, { needed: readonly Parameter[]; others: readonly Parameter[] }>> = {
  crc: { needed: ["width", "poly"], others: ["init", "refin", "refout", "xorout"] },
  sum: { needed: ["width"], others: ["init", "xorout", "negate"] },
  fletcher: { needed: ["width"], others: ["modulus"] },
};
const all: readonly Parameter[] = [
  ...(["width", "poly", "init", "refin", "refout", "xorout", "negate", "modulus"] as const),
];

/** An algorithm with parameters has those that it needs, and every one has none that it does not take. */
export function checksumProblems(checksum: ChecksumSpec | undefined): KeyProblem[] {
  if (checksum === undefined) return [];
  const { algorithm } = checksum;
  const { needed, others } = ownValue(taken, algorithm) ?? { needed: [], others: [] };
  const missing = needed
    .filter((key) => checksum[key] === undefined)
    .map((key) => ({
      key: "checksum/algorithm",
      message: `The checksum ${algorithm} has no ${key}.`,
      hint: `Add ${key}, or name an algorithm that states its parameters itself.`,
    }));
  const surplus = all
    .filter((key) => checksum[key] !== undefined && !needed.includes(key) && !others.includes(key))
    .map((key) => ({
      key: `checksum/${key}`,
      message: `The checksum ${algorithm} takes no ${key}.`,
      hint: `Remove ${key}, or use the algorithm that takes it.`,
    }));
  return [...missing, ...surplus, ...sizeProblems(checksum)];
}

function sizeProblems(checksum: ChecksumSpec): KeyProblem[] {
  const { algorithm, width } = checksum;
  if (width === undefined || ownValue(taken, algorithm) === undefined) return [];
  if (algorithm === "fletcher" && ![8, 16, 32, 64].includes(width))
    return [
      {
        key: "checksum/width",
        message: `Fletcher's checksum has 8, 16, 32 or 64 bits, not ${width}.`,
        hint: "Correct the width.",
      },
    ];
  const wide = (["poly", "init", "xorout", "modulus"] as const).filter(
    (key) => BigInt(checksum[key] ?? 0) >> BigInt(width) !== 0n,
  );
  const zero = checksum.modulus !== undefined && BigInt(checksum.modulus) === 0n;
  return [
    ...wide.map((key) => ({
      key: `checksum/${key}`,
      message: `The ${key} ${checksum[key]} has more than ${width} bits.`,
      hint: key === "poly" ? "Leave out the highest bit of the polynomial." : "Correct it, or the width.",
    })),
    ...(zero
      ? [{ key: "checksum/modulus", message: "Nothing counts modulo 0.", hint: "Leave modulus out." }]
      : []),
  ];
}
