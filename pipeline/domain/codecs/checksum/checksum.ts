import { type CrcParameters, crc } from "./crc.ts";

/** Parameters of a checksum algorithm. */
interface ChecksumAlgorithm {
  /** Bytes of the result. */
  readonly bytes: 1 | 2 | 4;
  /** Name as catalogues have it. */
  readonly title: string;
  readonly of: (bytes: Uint8Array) => number;
}

/** Parameters of the catalogue of CRC algorithms (reveng.sourceforge.io/crc-catalogue), names there in `title`. */
const crcs = {
  "crc-8": ["CRC-8/SMBUS", { width: 8, poly: 0x07, init: 0, reflectIn: false, reflectOut: false, xorOut: 0 }],
  "crc-8-maxim": [
    "CRC-8/MAXIM-DOW",
    { width: 8, poly: 0x31, init: 0, reflectIn: true, reflectOut: true, xorOut: 0 },
  ],
  "crc-16-modbus": [
    "CRC-16/MODBUS",
    { width: 16, poly: 0x8005, init: 0xffff, reflectIn: true, reflectOut: true, xorOut: 0 },
  ],
  "crc-16-ccitt-false": [
    "CRC-16/IBM-3740",
    { width: 16, poly: 0x1021, init: 0xffff, reflectIn: false, reflectOut: false, xorOut: 0 },
  ],
  "crc-16-xmodem": [
    "CRC-16/XMODEM",
    { width: 16, poly: 0x1021, init: 0, reflectIn: false, reflectOut: false, xorOut: 0 },
  ],
  "crc-16-kermit": [
    "CRC-16/KERMIT",
    { width: 16, poly: 0x1021, init: 0, reflectIn: true, reflectOut: true, xorOut: 0 },
  ],
  "crc-16-mcrf4xx": [
    "CRC-16/MCRF4XX",
    { width: 16, poly: 0x1021, init: 0xffff, reflectIn: true, reflectOut: true, xorOut: 0 },
  ],
  "crc-32": [
    "CRC-32/ISO-HDLC",
    {
      width: 32,
      poly: 0x04c11db7,
      init: 0xffffffff,
      reflectIn: true,
      reflectOut: true,
      xorOut: 0xffffffff,
    },
  ],
} as const satisfies Readonly<Record<string, readonly [string, CrcParameters]>>;

export type ChecksumName = keyof typeof crcs | "xor-8" | "sum-8";

const simple: Readonly<Record<"xor-8" | "sum-8", ChecksumAlgorithm>> = {
  "xor-8": { bytes: 1, title: "XOR of the bytes", of: (bytes) => bytes.reduce((sum, byte) => sum ^ byte, 0) },
  "sum-8": {
    bytes: 1,
    title: "sum of the bytes modulo 256",
    of: (bytes) => bytes.reduce((sum, byte) => (sum + byte) & 0xff, 0),
  },
};

/** The algorithm that a record names. */
export function checksumAlgorithm(name: ChecksumName): ChecksumAlgorithm {
  if (name === "xor-8" || name === "sum-8") return simple[name];
  const [title, parameters] = crcs[name];
  return {
    bytes: (parameters.width / 8) as 1 | 2 | 4,
    title,
    of: (bytes) => crc(bytes, parameters),
  };
}

/** Names of all algorithms, for schemas and tests. */
export const checksumNames: readonly ChecksumName[] = [
  ...(Object.keys(crcs) as (keyof typeof crcs)[]),
  "xor-8",
  "sum-8",
];
