import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import type { CanMessageSetSource } from "../../../../schema/generated/types.ts";
import { type CanContent, publishCanMessageSet } from "../../../exports/can-message-set/can-content.ts";
import { testHead, testSource } from "./test-head.ts";

/** The result of `foreign/read-dbc.py` for one database. */
export interface CanmatrixReading {
  readonly printed: string;
  readonly frames: readonly {
    readonly id: number;
    readonly extended: boolean;
    readonly name: string;
    readonly length: number;
    readonly senders: readonly string[];
    readonly period: number;
    readonly comment: string | null;
    readonly fd: boolean;
    readonly signals: readonly {
      readonly name: string;
      readonly start: number;
      readonly length: number;
      readonly order: string;
      readonly type: string;
      readonly factor: string;
      readonly offset: string;
      readonly unit: string;
      readonly receivers: readonly string[];
      readonly values: Readonly<Record<string, string>>;
    }[];
  }[];
  readonly decoded: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;
}

interface Task {
  readonly dbc: string;
  /** Payloads in hexadecimal by identifier. */
  readonly payloads: Readonly<Record<string, readonly string[]>>;
}

/** Reads databases with Debian's canmatrix; its modules are seen by Debian's own Python alone. */
export function readWithCanmatrix(tasks: readonly Task[]): CanmatrixReading[] {
  const script = fileURLToPath(new URL("./read-dbc.py", import.meta.url));
  const run = spawnSync("/usr/bin/python3", [script], {
    input: JSON.stringify(tasks),
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout) as CanmatrixReading[];
}

export const sampleHead = testHead("can-message-set");

/** The published content of a message set that is in no file. */
export function publishedContent(data: CanMessageSetSource): CanContent {
  const source = testSource("can-message-set", data);
  return publishCanMessageSet(source, "preliminary").content;
}

type Message = CanMessageSetSource["messages"][number];
type Signal = Message["signals"][number];

/** Signals in a row in one half of a frame, with gaps; big-endian ones are counted from the most significant bit. */
function placeSignals(
  lengths: readonly { gap: number; length: number }[],
  order: "little" | "big",
  from: number,
  to: number,
) {
  const placed: Pick<Signal, "start" | "length" | "order">[] = [];
  let at = from;
  for (const { gap, length } of lengths) {
    at += gap;
    if (at + length > to) break;
    // In big-endian counting bit n of the frame is bit 7 - n % 8 of its byte.
    placed.push({ start: order === "little" ? at : at - (at % 8) + 7 - (at % 8), length, order });
    at += length;
  }
  return placed;
}

/** Pairs whose scaled values a double can tell apart. */
const scaling = fc.constantFrom(
  { factor: 1, offset: 0 },
  { factor: 0.5, offset: -40 },
  { factor: 0.01, offset: -273.15 },
  { factor: 0.0625, offset: 0.5 },
  { factor: 1e-7, offset: 0 },
  { factor: -1, offset: 100 },
  { factor: 1, offset: -2_000_000_000 },
);
const place = fc.record({ gap: fc.integer({ min: 0, max: 5 }), length: fc.integer({ min: 1, max: 40 }) });

function withTypes(
  places: readonly Pick<Signal, "start" | "length" | "order">[],
  prefix: string,
): fc.Arbitrary<Signal[]> {
  return fc.tuple(
    ...places.map((spot, n) =>
      fc.tuple(fc.boolean(), scaling).map(
        ([isSigned, scale]): Signal => ({
          name: `${prefix}${n}`,
          ...spot,
          type: spot.length === 32 ? "float" : isSigned ? "signed" : "unsigned",
          ...(spot.length === 32 ? {} : scale),
        }),
      ),
    ),
  );
}

/** Signals of a frame: a selector in some, little-endian ones in the first half, big-endian ones in the second. */
function signalsOf(bytes: number): fc.Arbitrary<Signal[]> {
  const half = Math.floor(bytes / 2) * 8;
  const places = fc.array(place, { minLength: 1, maxLength: 4 });
  const area = (mux: number | undefined, from: number): fc.Arbitrary<Signal[]> =>
    fc
      .tuple(places, places)
      .chain(([first, second]) =>
        fc
          .tuple(
            withTypes(placeSignals(first, "little", from, half), `L${mux ?? ""}_`),
            withTypes(placeSignals(second, "big", half, bytes * 8), `B${mux ?? ""}_`),
          )
          .map(([little, big]) =>
            [...little, ...big].map((signal) => (mux === undefined ? signal : { ...signal, mux })),
          ),
      );
  const plain = area(undefined, 0);
  const selector: Signal = { name: "Select", start: 0, length: 3, multiplexer: true };
  const muxed = fc.tuple(area(0, 3), area(1, 3), area(6, 3)).map((groups) => [selector, ...groups.flat()]);
  return bytes < 2 ? plain : fc.oneof(plain, muxed);
}

const message: fc.Arbitrary<Message> = fc
  .record({
    extended: fc.boolean(),
    number: fc.integer({ min: 0, max: 0x1fffffff }),
    length: fc.integer({ min: 1, max: 8 }),
    period: fc.option(fc.integer({ min: 1, max: 60_000 }), { nil: undefined }),
    sender: fc.constantFrom("Ecu", "Board", undefined),
  })
  .chain(({ extended, number, length, period, sender }) =>
    signalsOf(length).map((signals) => ({
      id: `0x${(extended ? number : number % 0x800).toString(16)}`,
      extended,
      name: `M${extended ? "x" : "s"}${extended ? number : number % 0x800}`,
      length,
      ...(period === undefined ? {} : { period }),
      ...(sender === undefined ? {} : { sender }),
      signals,
    })),
  );

/** Message sets without mistakes: identifiers of both lengths, both byte orders, multiplexers, floats, scaling. */
export const messageSets: fc.Arbitrary<CanMessageSetSource> = fc
  .uniqueArray(message, { minLength: 1, maxLength: 6, selector: ({ name }) => name })
  .map((messages) => ({
    type: "can-message-set",
    id: "test",
    title: "Test",
    status: "confirmed",
    bus: { bitRate: 500_000, idType: "standard" },
    messages: messages as CanMessageSetSource["messages"],
  }));
