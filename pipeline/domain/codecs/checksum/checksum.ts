import { type CrcParameters, crc } from "./crc.ts";
import { crcCatalogue } from "./crc-catalogue.ts";
import { byteSum, fletcher, type SumParameters } from "./sums.ts";

/** How a checksum is computed. */
interface ChecksumAlgorithm {
  /** Bytes of the result. */
  readonly bytes: number;
  /** Name as catalogues have it, or what is computed, in words. */
  readonly title: string;
  readonly of: (bytes: Uint8Array) => bigint;
  /** A description of the computation, for those who write it in another language. */
  readonly steps: ChecksumSteps;
}

/** The kinds of checksums with all that tells those of one kind apart. */
export type ChecksumSteps =
  | ({ readonly kind: "crc" } & CrcParameters)
  | ({ readonly kind: "sum" } & SumParameters)
  | { readonly kind: "fletcher"; readonly width: number; readonly modulus: bigint }
  | { readonly kind: "xor" };

type Bits = number | string | undefined;

/** A checksum as a record names it: an algorithm, and the parameters of crc, sum and fletcher. */
export interface ChecksumSpec {
  readonly algorithm: string;
  readonly width?: number | undefined;
  readonly poly?: Bits;
  readonly init?: Bits;
  readonly refin?: boolean | undefined;
  readonly refout?: boolean | undefined;
  readonly xorout?: Bits;
  readonly negate?: boolean | undefined;
  readonly modulus?: Bits;
}

/** An entry of the catalogue. */
interface CatalogueEntry extends CrcParameters {
  readonly name: string;
  /** The result for the nine digits 1 to 9. */
  readonly check: bigint;
}

/** The catalogue by name. */
export const catalogue: ReadonlyMap<string, CatalogueEntry> = new Map(
  crcCatalogue
    .trim()
    .split("\n")
    .map((line) => {
      const [name = "", width = "", poly, init, reflected = "", xorOut, check] = line.split(" ");
      const entry = {
        name,
        width: Number(width),
        poly: hex(poly),
        init: hex(init),
        xorOut: hex(xorOut),
        reflectIn: reflected[0] === "t",
        reflectOut: reflected[1] === "t",
        check: hex(check),
      };
      return [name, entry];
    }),
);

/** Names of ours for entries of the catalogue. */
export const ownNames: Readonly<Record<string, string>> = {
  "crc-8": "CRC-8/SMBUS",
  "crc-8-maxim": "CRC-8/MAXIM-DOW",
  "crc-16-modbus": "CRC-16/MODBUS",
  "crc-16-ccitt-false": "CRC-16/IBM-3740",
  "crc-16-xmodem": "CRC-16/XMODEM",
  "crc-16-kermit": "CRC-16/KERMIT",
  "crc-16-mcrf4xx": "CRC-16/MCRF4XX",
  "crc-32": "CRC-32/ISO-HDLC",
};

/** The algorithms that need parameters. */
export const parametric = ["crc", "sum", "fletcher"] as const;

/** The algorithm that a record names. */
export function checksumAlgorithm(spec: ChecksumSpec | string): ChecksumAlgorithm {
  const { algorithm, ...parameters } = typeof spec === "string" ? { algorithm: spec } : spec;
  const entry = catalogue.get(ownNames[algorithm] ?? algorithm);
  if (entry !== undefined) return crcAlgorithm(entry.name, entry);
  switch (algorithm) {
    case "crc":
      return parametricCrc(parameters);
    case "sum":
      return sumAlgorithm(parameters);
    case "fletcher":
      return fletcherAlgorithm(parameters);
    case "xor-8":
      return {
        bytes: 1,
        title: "XOR of the bytes",
        steps: { kind: "xor" } as const,
        of: (bytes) => BigInt(bytes.reduce((sum, byte) => sum ^ byte, 0)),
      };
    default:
      return { ...sumAlgorithm({ width: 8 }), title: "sum of the bytes modulo 256" };
  }
}

type Parameters = Omit<ChecksumSpec, "algorithm">;

function parametricCrc({ width = 8, poly, init, refin, refout, xorout }: Parameters): ChecksumAlgorithm {
  const parameters: CrcParameters = {
    width,
    poly: bitsOf(poly),
    init: bitsOf(init),
    xorOut: bitsOf(xorout),
    reflectIn: refin === true,
    reflectOut: refout === true,
  };
  const known = [...catalogue.values()].find((entry) => isSame(entry, parameters));
  const words = [
    ...[`width ${width}`, `poly ${hexText(parameters.poly)}`, `init ${hexText(parameters.init)}`],
    ...[`refin ${refin === true}`, `refout ${refout === true}`, `xorout ${hexText(parameters.xorOut)}`],
  ];
  return crcAlgorithm(known?.name ?? `CRC of ${words.join(", ")}`, parameters);
}

function isSame(a: CrcParameters, b: CrcParameters): boolean {
  const keys = ["width", "poly", "init", "reflectIn", "reflectOut", "xorOut"] as const;
  return keys.every((key) => a[key] === b[key]);
}

function crcAlgorithm(title: string, parameters: CrcParameters): ChecksumAlgorithm {
  return {
    bytes: Math.ceil(parameters.width / 8),
    title,
    of: (bytes) => crc(bytes, parameters),
    steps: { kind: "crc", ...parameters },
  };
}

function sumAlgorithm({ width = 8, init, xorout, negate }: Parameters): ChecksumAlgorithm {
  const parameters = { width, init: bitsOf(init), isNegated: negate === true, xorOut: bitsOf(xorout) };
  const facts = [
    ...(parameters.init === 0n ? [] : [`from ${hexText(parameters.init)}`]),
    ...(negate === true ? ["negated"] : []),
    ...(parameters.xorOut === 0n ? [] : [`with ${hexText(parameters.xorOut)} turned over`]),
  ];
  return {
    bytes: Math.ceil(width / 8),
    title: [`sum of the bytes modulo 2^${width}`, ...facts].join(", "),
    of: (bytes) => byteSum(bytes, parameters),
    steps: { kind: "sum", ...parameters },
  };
}

function fletcherAlgorithm({ width = 16, modulus }: Parameters): ChecksumAlgorithm {
  const usual = (1n << BigInt(width / 2)) - 1n;
  const by = modulus === undefined ? usual : bitsOf(modulus);
  return {
    bytes: Math.ceil(width / 8),
    title: `Fletcher-${width}${by === usual ? "" : `, modulo ${by}`}`,
    of: (bytes) => fletcher(bytes, { width, modulus: by }),
    steps: { kind: "fletcher", width, modulus: by },
  };
}

function bitsOf(bits: Bits): bigint {
  return BigInt(bits ?? 0);
}

function hex(digits: string | undefined): bigint {
  return BigInt(`0x${digits ?? 0}`);
}

function hexText(bits: bigint): string {
  return `0x${bits.toString(16).toUpperCase()}`;
}
