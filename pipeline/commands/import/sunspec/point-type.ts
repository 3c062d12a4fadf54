import { ownValue } from "../../../core/own-value.ts";
import type { Register } from "../registers/mark-registers.ts";
import type { Point } from "./sunspec-model.ts";

type TypeKeys = Pick<Register, "type" | "width" | "words" | "count">;

const plain: Readonly<Record<string, readonly [words: number, keys: TypeKeys, remark?: string]>> = {
  int16: [1, { type: "s16" }],
  int32: [2, { type: "s32" }],
  int64: [4, { type: "s64" }],
  raw16: [1, { type: "u16" }],
  uint16: [1, { type: "u16" }],
  uint32: [2, { type: "u32" }],
  uint64: [4, { type: "u64" }],
  count: [1, { type: "u16" }],
  acc16: [1, { type: "u16" }, "An accumulator: it goes on from 0 after its largest value."],
  acc32: [2, { type: "u32" }, "An accumulator: it goes on from 0 after its largest value."],
  acc64: [4, { type: "u64" }, "An accumulator: it goes on from 0 after its largest value."],
  float32: [2, { type: "f32" }],
  float64: [4, { type: "f64" }],
  sunssf: [1, { type: "s16" }, "A power of ten from -10 to 10."],
  enum16: [1, { type: "enum" }],
  enum32: [2, { type: "enum", width: 32 }],
  bitfield16: [1, { type: "bits" }],
  bitfield32: [2, { type: "bits", width: 32 }],
  bitfield64: [4, { type: "bits", width: 64 }],
  pad: [1, { type: "u16" }, "Fills the place up to the next point."],
  ipaddr: [2, { type: "u32" }, "An IPv4 address."],
  ipv6addr: [8, { type: "u16", count: 8 }, "An IPv6 address, high word first."],
  eui48: [4, { type: "u64" }, "An EUI-48 in the low 48 bits."],
};

interface FoundType {
  readonly keys: TypeKeys;
  /** A fact about the type that the register cannot express. */
  readonly remark?: string;
  /** Whether the registers are kept as words, because type and size do not fit, or the type is unknown. */
  readonly isOdd: boolean;
}

/** The type of a register for a point. */
export function typeOfPoint({ type, size }: Point): FoundType {
  const words = Math.max(1, size);
  if (type === "string") return { keys: { type: "string", words }, isOdd: false };
  const [length, keys, remark] = ownValue(plain, type) ?? [];
  if (keys === undefined || length !== words) {
    const count = words === 1 ? {} : { count: words };
    return { keys: { type: "u16", ...count }, isOdd: true };
  }
  return { keys, ...(remark === undefined ? {} : { remark }), isOdd: false };
}

/** The bits of a point that a device does not implement. */
const noValues: Readonly<Record<string, string>> = {
  int16: "0x8000",
  int32: "0x80000000",
  int64: "0x8000000000000000",
  raw16: "0xFFFF",
  uint16: "0xFFFF",
  uint32: "0xFFFFFFFF",
  uint64: "0xFFFFFFFFFFFFFFFF",
  acc16: "0x0000",
  acc32: "0x00000000",
  acc64: "0x0000000000000000",
  float32: "0x7FC00000",
  float64: "0x7FF8000000000000",
  sunssf: "0x8000",
  enum16: "0xFFFF",
  enum32: "0xFFFFFFFF",
  bitfield16: "0xFFFF",
  bitfield32: "0xFFFFFFFF",
  bitfield64: "0xFFFFFFFFFFFFFFFF",
  ipaddr: "0x00000000",
  eui48: "0x0000FFFFFFFFFFFF",
};

/** The bits that state that an optional point has no value; texts and long addresses have no such bits. */
export function notAvailableOf({ type }: Point, isOdd: boolean): Pick<Register, "notAvailable"> {
  const bits = isOdd ? undefined : ownValue(noValues, type);
  return bits === undefined ? {} : { notAvailable: bits };
}
