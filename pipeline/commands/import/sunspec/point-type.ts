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
