import fc from "fast-check";
import { expect, test } from "vitest";
import { bitPositions } from "../../../domain/codecs/can/bit-positions.ts";
import type { CanSignal } from "../../../domain/codecs/can/can-types.ts";
import { SelectorIndex } from "./selectors.ts";
import { firstSharing } from "./shared-bits.ts";

type Signal = CanSignal & { readonly overlaps: boolean };

const signals = fc
  .array(
    fc.record({
      start: fc.integer({ min: 0, max: 20 }),
      length: fc.integer({ min: 1, max: 6 }),
      order: fc.constantFrom("little" as const, "big" as const),
      overlaps: fc.boolean(),
      by: fc.option(fc.integer({ min: 0, max: 5 })),
      values: fc.uniqueArray(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 3 }),
    }),
    { maxLength: 10 },
  )
  .map((all) =>
    all.map(
      ({ by, values, overlaps, ...place }, n): Signal => ({
        ...{ name: `S${n % 6}`, type: "unsigned", factor: 1, offset: 0, multiplexer: true, values: [] },
        ...{ ...place, overlaps: overlaps && n % 3 === 0 },
        ...(by === null ? {} : { mux: { by: `S${by}`, values } }),
      }),
    ),
  );

const plain: Signal = {
  ...{ name: "S", start: 0, length: 8, order: "little", type: "unsigned", factor: 1, offset: 0 },
  ...{ multiplexer: true, values: [], overlaps: false },
};

/** The same by comparing every signal with all before it. */
function naive(all: readonly Signal[]): (number | undefined)[] {
  const index = new SelectorIndex(all);
  const meet = (a: Signal, b: Signal): boolean =>
    index.conditionsOf(b).every(({ by, values }) => {
      const same = index.conditionsOf(a).find((condition) => condition.by === by);
      return same === undefined || same.values.some((value) => values.includes(value));
    });
  return all.map((signal, n) => {
    if (signal.overlaps) return undefined;
    const bits = new Set(bitPositions(signal));
    const other = all
      .slice(0, n)
      .findIndex(
        (one) => !one.overlaps && meet(signal, one) && bitPositions(one).some((bit) => bits.has(bit)),
      );
    return other === -1 ? undefined : other;
  });
}

test("the first signal that shares a bit is the one that comparing all of them finds", () => {
  fc.assert(
    fc.property(signals, (all) => {
      expect(firstSharing(all)).toEqual(naive(all));
    }),
    { numRuns: 300 },
  );
});

test.each([
  ["by selectors of their own", (n: number) => ({ by: `T${n}`, values: [n] })],
  ["by one selector", (n: number) => ({ by: "T0", values: [n] })],
])("signals that are selected %s are read a number of times that grows with them", (_, muxOf) => {
  const readsOf = (count: number): number => {
    let reads = 0;
    const counted = <T extends object>(value: T): T =>
      new Proxy(value, {
        get: (from, key, receiver) => {
          reads++;
          return Reflect.get(from, key, receiver);
        },
      });
    firstSharing(
      Array.from({ length: count }, (__, n): Signal[] => [
        { ...plain, name: `T${n}`, overlaps: true },
        { ...plain, name: `M${n}`, mux: counted(muxOf(n)) },
        { ...plain, name: `S${n}`, mux: counted({ by: `M${n}`, values: [n] }) },
      ])
        .flat()
        .map(counted),
    );
    return reads;
  };
  expect(readsOf(1000)).toBeLessThanOrEqual(4 * readsOf(250) + 100);
});

test("signals that select each other, and those that these select, have no end above them", () => {
  const signal = (name: string, by?: string): CanSignal => ({
    ...{ name, start: 0, length: 1, order: "little", type: "unsigned", factor: 1, offset: 0 },
    ...{ multiplexer: true, values: [], ...(by === undefined ? {} : { mux: { by, values: [0] } }) },
  });
  const all = [
    signal("A", "B"),
    signal("B", "A"),
    signal("C", "A"),
    signal("D"),
    signal("E", "D"),
    signal("F", "X"),
  ];
  const index = new SelectorIndex(all);
  expect(all.map((one) => index.isCircular(one))).toEqual([true, true, true, false, false, false]);
});
