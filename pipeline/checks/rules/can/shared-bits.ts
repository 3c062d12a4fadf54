import { bitPositions } from "../../../domain/codecs/can/bit-positions.ts";
import type { CanSignal } from "../../../domain/codecs/can/can-types.ts";
import { type Condition, SelectorIndex } from "./selectors.ts";

interface Placed {
  readonly at: number;
  readonly conditions: readonly Condition[];
}

/** The signals on one bit: those that are always there, and the others by the selector and the value of their first condition. */
interface BitSignals {
  always?: Placed;
  readonly selected: Map<string, Map<number, Placed[]>>;
}

/** For each signal of a message the index of the first one before it with which it shares a bit in some frame. */
export function firstSharing(
  signals: readonly (CanSignal & { overlaps?: boolean })[],
): (number | undefined)[] {
  const selectors = new SelectorIndex(signals);
  const bits = new Map<number, BitSignals>();
  return signals.map((signal, at) => {
    if (signal.overlaps === true) return undefined;
    const placed = { at, conditions: selectors.conditionsOf(signal) };
    let first: number | undefined;
    for (const bit of bitPositions(signal)) {
      const here = bits.get(bit) ?? { selected: new Map() };
      bits.set(bit, here);
      first = least(first, meeting(placed, here));
      add(placed, here);
    }
    return first;
  });
}

function add(placed: Placed, here: BitSignals): void {
  const [condition] = placed.conditions;
  if (condition === undefined) {
    here.always ??= placed;
    return;
  }
  const byValue = here.selected.get(condition.by) ?? new Map<number, Placed[]>();
  here.selected.set(condition.by, byValue);
  for (const value of condition.values) {
    const list = byValue.get(value) ?? [];
    list.push(placed);
    byValue.set(value, list);
  }
}

/** The first signal on a bit that can be in a frame together with another one. */
function meeting(placed: Placed, { always, selected }: BitSignals): number | undefined {
  let first = always?.at;
  for (const [by, byValue] of selected) {
    const own = placed.conditions.find((condition) => condition.by === by);
    const lists = own === undefined ? byValue.values() : own.values.map((value) => byValue.get(value) ?? []);
    for (const list of lists)
      first = least(
        first,
        list.find(({ at, conditions }) => at !== placed.at && mayMeet(placed.conditions, conditions))?.at,
      );
  }
  return first;
}

/** Whether two signals can be present in one frame: no selector of both wants different values. */
function mayMeet(wanted: readonly Condition[], others: readonly Condition[]): boolean {
  return others.every(({ by, values }) => {
    const same = wanted.find((condition) => condition.by === by);
    return same === undefined || same.values.some((value) => values.includes(value));
  });
}

function least(a: number | undefined, b: number | undefined): number | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return Math.min(a, b);
}
