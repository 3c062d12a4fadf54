import { bitPositions } from "../../../domain/codecs/can/bit-positions.ts";
import type { CanSignal } from "../../../domain/codecs/can/can-types.ts";
import { type Placed, SelectorTree } from "./selector-tree.ts";
import { type Condition, SelectorIndex } from "./selectors.ts";

/** For each signal of a message the index of the first one before it with which it shares a bit in some frame. */
export function firstSharing(
  signals: readonly (CanSignal & { overlaps?: boolean })[],
): (number | undefined)[] {
  const selectors = new SelectorIndex(signals);
  const bits = new Map<number, BitSignals>();
  return signals.map((signal, at) => {
    if (signal.overlaps === true) return undefined;
    const conditions = selectors.conditionsOf(signal);
    const placed = { at, conditions, path: selectors.pathOf(signal) };
    let first: number | undefined;
    for (const bit of new Set(bitPositions(signal))) {
      const here = bits.get(bit) ?? new BitSignals();
      bits.set(bit, here);
      first = least(first, here.firstMeeting(placed));
      here.add(placed);
    }
    return first;
  });
}

interface Conditional extends Placed {
  readonly conditions: readonly Condition[];
}

/** The signals on one bit: in a tree of their selectors, and those in a list whose selectors make no tree. */
class BitSignals {
  readonly #tree = new SelectorTree();
  readonly #inTree: Conditional[] = [];
  readonly #others: Conditional[] = [];

  add(placed: Conditional): void {
    if (placed.path === undefined) this.#others.push(placed);
    else {
      this.#tree.add(placed.at, placed.path);
      this.#inTree.push(placed);
    }
  }

  /** The first signal that can be in a frame together with another one. */
  firstMeeting({ path, conditions }: Conditional): number | undefined {
    const firstOf = (list: readonly Conditional[]): number | undefined =>
      list.find((one) => mayMeet(conditions, one.conditions))?.at;
    return least(
      path === undefined ? firstOf(this.#inTree) : this.#tree.firstMeeting(path),
      firstOf(this.#others),
    );
  }
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
