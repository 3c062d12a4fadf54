import { keysByWord } from "./keys-by-word.ts";

/** A type that a cell names, as far as it says it. */
export interface NamedType {
  readonly kind: "unsigned" | "signed" | "float" | "bits" | "enum" | "string" | "bool";
  /** Bits of a value; absent where the word does not say it. */
  readonly width?: number;
  /** Whether other languages use the same word for another width, so that a stated size has precedence. */
  readonly isLoose?: boolean;
}

/**
 * Words for types whose width is not among their letters, in small letters without spaces, hyphens and underscores. Sources:
 * IEC 61131-3, table 10 (BOOL to LREAL); the SunSpec information model; the C types that vendors name.
 */
export const typeWords: Readonly<Record<string, NamedType>> = {
  bool: { kind: "bool" },
  boolean: { kind: "bool" },
  bit: { kind: "bool" },
  coil: { kind: "bool" },
  digital: { kind: "bool" },
  byte: { kind: "unsigned", width: 8, isLoose: true },
  word: { kind: "unsigned", width: 16 },
  uword: { kind: "unsigned", width: 16 },
  sword: { kind: "signed", width: 16 },
  dword: { kind: "unsigned", width: 32 },
  udword: { kind: "unsigned", width: 32 },
  sdword: { kind: "signed", width: 32 },
  lword: { kind: "unsigned", width: 64 },
  qword: { kind: "unsigned", width: 64 },
  uqword: { kind: "unsigned", width: 64 },
  sqword: { kind: "signed", width: 64 },
  sint: { kind: "signed", width: 8, isLoose: true },
  usint: { kind: "unsigned", width: 8, isLoose: true },
  char: { kind: "string" },
  int: { kind: "signed", width: 16, isLoose: true },
  integer: { kind: "signed", width: 16, isLoose: true },
  uint: { kind: "unsigned", width: 16, isLoose: true },
  short: { kind: "signed", width: 16, isLoose: true },
  ushort: { kind: "unsigned", width: 16, isLoose: true },
  unsignedshort: { kind: "unsigned", width: 16, isLoose: true },
  dint: { kind: "signed", width: 32 },
  udint: { kind: "unsigned", width: 32 },
  long: { kind: "signed", width: 32, isLoose: true },
  ulong: { kind: "unsigned", width: 32, isLoose: true },
  unsignedlong: { kind: "unsigned", width: 32, isLoose: true },
  lint: { kind: "signed", width: 64 },
  ulint: { kind: "unsigned", width: 64 },
  signed: { kind: "signed" },
  unsigned: { kind: "unsigned" },
  signedint: { kind: "signed" },
  unsignedint: { kind: "unsigned" },
  signedinteger: { kind: "signed" },
  unsignedinteger: { kind: "unsigned" },
  unsignedword: { kind: "unsigned", width: 16 },
  signedword: { kind: "signed", width: 16 },
  unsigneddword: { kind: "unsigned", width: 32 },
  signeddword: { kind: "signed", width: 32 },
  signedlong: { kind: "signed", width: 32, isLoose: true },
  signedshort: { kind: "signed", width: 16, isLoose: true },
  real: { kind: "float", width: 32, isLoose: true },
  float: { kind: "float", width: 32, isLoose: true },
  single: { kind: "float", width: 32 },
  ieee754: { kind: "float", width: 32, isLoose: true },
  floatingpoint: { kind: "float", width: 32, isLoose: true },
  double: { kind: "float", width: 64 },
  lreal: { kind: "float", width: 64 },
  bits: { kind: "bits" },
  bitfield: { kind: "bits" },
  bitmap: { kind: "bits" },
  bitmask: { kind: "bits" },
  flags: { kind: "bits" },
  bitset: { kind: "bits" },
  bitfeld: { kind: "bits" },
  enum: { kind: "enum" },
  enumeration: { kind: "enum" },
  enumerated: { kind: "enum" },
  string: { kind: "string" },
  str: { kind: "string" },
  ascii: { kind: "string" },
  text: { kind: "string" },
  utf8: { kind: "string" },
  sunssf: { kind: "signed", width: 16 },
  count: { kind: "unsigned", width: 16 },
};

/** Stems of types that are followed, or preceded, by their width in bits, such as `uint32` and `32bit unsigned`. */
export const widthStems = keysByWord<NamedType["kind"]>({
  unsigned: ["u", "ui", "uint", "uinteger", "unsigned", "unsignedint", "unsignedinteger", "acc", "raw"],
  signed: ["s", "si", "i", "int", "sint", "integer", "signed", "signedint", "signedinteger"],
  float: ["f", "fp", "float", "real", "ieeefloat", "floatingpoint"],
  bits: ["bits", "bitfield", "bitmap", "bitmask", "flags", "bitfeld"],
  enum: ["enum", "enumeration", "enumerated"],
});
