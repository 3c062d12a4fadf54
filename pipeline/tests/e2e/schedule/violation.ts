/** Something that must never be, with what was seen; `kind` stays the same while a schedule is made shorter. */
export class Violation extends Error {
  readonly kind: string;
  readonly seen: string;

  constructor(kind: string, seen: string) {
    super(`${kind}: ${seen}`);
    this.kind = kind;
    this.seen = seen;
  }
}

/** Throws a violation where something does not hold. */
export function hold(holds: boolean, kind: string, seen: string): void {
  if (!holds) throw new Violation(kind, seen);
}
