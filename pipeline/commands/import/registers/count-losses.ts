import type { ImportNotice } from "../notice.ts";

/**
 * Counts the things without a place in a record by name: a notice each with the first line, and how often it
 * occurs.
 */
export class LossCounter {
  readonly #seen = new Map<string, { line: number; count: number }>();

  add(name: string, line: number): void {
    const seen = this.#seen.get(name);
    if (seen === undefined) this.#seen.set(name, { line, count: 1 });
    else seen.count += 1;
  }

  notices(what: string): ImportNotice[] {
    return [...this.#seen].map(([name, { line, count }]) => ({
      line,
      kind: "lost",
      message: `The ${what} "${name}" has no place in the record; it occurs ${count === 1 ? "once" : `${count} times`}.`,
    }));
  }
}
