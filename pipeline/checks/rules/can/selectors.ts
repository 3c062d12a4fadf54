import type { CanSignal } from "../../../domain/codecs/can/can-types.ts";

export type Condition = NonNullable<CanSignal["mux"]>;

/** Selectors above one signal that are looked at; databases have two or three. */
const MOST_ABOVE = 16;
/** Values of all selectors above one signal, each with each: a signal is looked up under every one. */
const MOST_COMBINATIONS = 4096;

/** Which signals of a message select which, looked up once. */
export class SelectorIndex {
  readonly #byName = new Map<string, CanSignal>();
  readonly #conditions = new Map<CanSignal, readonly Condition[]>();
  readonly #circular = new Map<CanSignal, boolean>();

  constructor(signals: readonly CanSignal[]) {
    for (const signal of signals) if (!this.#byName.has(signal.name)) this.#byName.set(signal.name, signal);
  }

  /** The conditions for a signal to be present, its selectors' own conditions included. */
  conditionsOf(signal: CanSignal): readonly Condition[] {
    const known = this.#conditions.get(signal);
    if (known !== undefined) return known;
    const conditions: Condition[] = [];
    for (let at: CanSignal | undefined = signal; at?.mux !== undefined; at = this.#byName.get(at.mux.by)) {
      if (conditions.length === MOST_ABOVE) break;
      conditions.push(at.mux);
    }
    this.#conditions.set(signal, conditions);
    return conditions;
  }

  /** The selectors of a signal, the topmost first; undefined where they are in a circle, are too many or have too many values. */
  pathOf(signal: CanSignal): readonly Condition[] | undefined {
    const conditions = this.conditionsOf(signal);
    const combinations = conditions.reduce((count, { values }) => count * values.length, 1);
    if (conditions.length === MOST_ABOVE || combinations > MOST_COMBINATIONS) return undefined;
    return [...conditions].reverse();
  }

  /** Whether a signal is selected by one that has no end above it: by itself, or by others in a circle. */
  isCircular(signal: CanSignal): boolean {
    const path = new Set<CanSignal>();
    let at: CanSignal | undefined = signal;
    while (at?.mux !== undefined && !path.has(at) && !this.#circular.has(at)) {
      path.add(at);
      at = this.#byName.get(at.mux.by);
    }
    const isCircular = at !== undefined && (this.#circular.get(at) ?? path.has(at));
    for (const one of path) this.#circular.set(one, isCircular);
    return isCircular;
  }
}
