import { catalogue, ownNames } from "../../domain/codecs/checksum/checksum.ts";

/**
 * A value as YAML in flow form, which is allowed wherever a scalar was. Undefined if a person has to decide.
 */
export type Rewrite = (value: unknown) => string | undefined;

const units = "mV|V|kV|mA|A|mW|W|Hz|kHz|MHz|Ohm|kOhm";
const number = String.raw`-?\d+(?:\.\d+)?`;
const single = new RegExp(`^(${number})\\s*(${units})$`);
const range = new RegExp(`^(${number})\\s*(${units})?\\s*(?:to|-|–|\\.\\.)\\s*(${number})\\s*(${units})$`);

/** `3.3 V` and `9 V to 36 V`. A text with more words states something that a number does not. */
export const pinValueOf: Rewrite = (value) => {
  if (typeof value !== "string") return undefined;
  const [, nom, unit] = single.exec(value.trim()) ?? [];
  if (nom !== undefined) return `{ nom: ${nom}, unit: ${unit} }`;
  const [, min, first, max, last] = range.exec(value.trim()) ?? [];
  if (min === undefined || (first !== undefined && first !== last)) return undefined;
  return `{ min: ${min}, max: ${max}, unit: ${last} }`;
};

/** Letters of IEC 60757. */
const colours: Readonly<Record<string, string>> = {
  black: "BK",
  brown: "BN",
  red: "RD",
  orange: "OG",
  yellow: "YE",
  green: "GN",
  blue: "BU",
  violet: "VT",
  purple: "VT",
  grey: "GY",
  gray: "GY",
  white: "WH",
  pink: "PK",
  turquoise: "TQ",
};

/** `red`, and `green/yellow` for a wire of two colours. */
export const wireColourOf: Rewrite = (value) => {
  if (typeof value !== "string") return undefined;
  const names = value
    .trim()
    .toLowerCase()
    .split(/\s*[/-]\s*|\s+with\s+/);
  const letters = names.map((name) => (Object.hasOwn(colours, name) ? colours[name] : undefined));
  return names.length > 2 || letters.includes(undefined) ? undefined : letters.join("");
};

/** The short names of the schema first: the catalogue calls some of the same otherwise. */
const algorithms = [...Object.keys(ownNames), "xor-8", "sum-8", ...catalogue.keys()];

/** `CRC-16/MODBUS` in any spelling of the names that are known; a bare `CRC16` is one of several. */
export const checksumOf: Rewrite = (value) => {
  if (typeof value !== "string") return undefined;
  const letters = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, "");
  const known = algorithms.find((name) => letters(name) === letters(value));
  return known === undefined ? undefined : `{ algorithm: ${known} }`;
};
