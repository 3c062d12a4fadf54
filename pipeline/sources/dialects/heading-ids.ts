import type { AnchorRule } from "./dialect.ts";

/** The anchors of one document: those that its author gave, and those that its dialect makes of headings. */
export class HeadingIds {
  readonly #taken = new Set<string>();
  /** The number that a base had last: a thousand headings of one text are not counted from one each. */
  readonly #counts = new Map<string, number>();

  constructor(readonly rule: AnchorRule) {}

  /** The anchor of a heading, which nothing else has. */
  idOf(text: string): string {
    const base = this.rule.slug(text.normalize("NFC"));
    let id = base;
    let count = this.#counts.get(base) ?? 0;
    while (id === "" || this.#taken.has(id)) id = this.rule.next(id, base, ++count);
    this.#counts.set(base, count);
    this.#taken.add(id);
    return id;
  }

  /** Keeps an anchor from headings. */
  reserve(id: string): void {
    this.#taken.add(id);
  }
}
