import type { ChecksumSteps } from "../../domain/codecs/checksum/checksum.ts";

/** A function `NAME(bytes, count)` that computes a checksum, in the lowest bits of its result. */
export function checksumFunction(name: string, steps: ChecksumSteps): string[] {
  return [
    `static inline uint64_t ${name}(const uint8_t *bytes, size_t count)`,
    "{",
    ...bodyOf(steps).map((line) => `    ${line}`),
    "}",
  ];
}

function bodyOf(steps: ChecksumSteps): string[] {
  switch (steps.kind) {
    case "crc":
      return crcBody(steps);
    case "sum":
      return [
        `uint64_t sum = ${hex(steps.init)};`,
        "size_t n;",
        "for (n = 0u; n < count; n++) sum += bytes[n];",
        ...(steps.isNegated ? ["sum = 0u - sum;"] : []),
        `return ((sum & ${mask(steps.width)}) ^ ${hex(steps.xorOut)}) & ${mask(steps.width)};`,
      ];
    case "fletcher":
      return fletcherBody(steps);
    case "xor":
      return [
        "uint64_t sum = 0u;",
        "size_t n;",
        "for (n = 0u; n < count; n++) sum ^= bytes[n];",
        "return sum;",
      ];
  }
}

function crcBody(steps: Extract<ChecksumSteps, { kind: "crc" }>): string[] {
  const { width, poly, init, reflectIn, reflectOut, xorOut } = steps;
  return [
    `uint64_t check = ${hex(BigInt.asUintN(width, init))};`,
    ...["size_t n;", "unsigned bit;"],
    "for (n = 0u; n < count; n++) {",
    "    for (bit = 0u; bit < 8u; bit++) {",
    `        const uint64_t next = (uint64_t)(bytes[n] >> ${reflectIn ? "bit" : "(7u - bit)"}) & 1u;`,
    `        const uint64_t top = (check >> ${width - 1}u) & 1u;`,
    `        check = (check << 1u) & ${mask(width)};`,
    `        if (top != next) check ^= ${hex(BigInt.asUintN(width, poly))};`,
    ...["    }", "}"],
    ...(reflectOut
      ? [
          "{",
          "    uint64_t turned = 0u;",
          `    for (bit = 0u; bit < ${width}u; bit++) turned = (turned << 1u) | ((check >> bit) & 1u);`,
          "    check = turned;",
          "}",
        ]
      : []),
    `return (check ^ ${hex(xorOut)}) & ${mask(width)};`,
  ];
}

function fletcherBody({ width, modulus }: Extract<ChecksumSteps, { kind: "fletcher" }>): string[] {
  const size = Math.max(1, width / 16);
  return [
    ...["uint64_t low = 0u;", "uint64_t high = 0u;", "size_t at;", "size_t n;"],
    `for (at = 0u; at < count; at += ${size}u) {`,
    "    uint64_t word = 0u;",
    `    for (n = 0u; n < ${size}u && at + n < count; n++) word |= (uint64_t)bytes[at + n] << (8u * n);`,
    `    low = (low + word) % ${hex(modulus)};`,
    `    high = (high + low) % ${hex(modulus)};`,
    "}",
    `return (high << ${width / 2}u) | low;`,
  ];
}

function mask(width: number): string {
  return hex((1n << BigInt(width)) - 1n);
}

function hex(value: bigint): string {
  return `0x${value.toString(16)}ull`;
}
