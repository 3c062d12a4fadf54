/**
 * Texts that were made lately, by their owner; when they have more than so many characters together, the
 * oldest are dropped. No owner is kept in memory for its text: an owner that has no other reference is
 * collected with its text, which in `dev` is a whole former site.
 */
export class RecentTexts {
  readonly #made = new WeakMap<object, string>();
  /** The oldest first. */
  readonly #order: { readonly owner: WeakRef<object>; readonly length: number }[] = [];
  readonly #most: number;
  #length = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get(owner: object, make: () => string): string {
    const known = this.#made.get(owner);
    if (known !== undefined) return known;
    const text = make();
    const { length } = text;
    if (length > this.#most) return text;
    this.#made.set(owner, text);
    this.#order.push({ owner: new WeakRef(owner), length });
    this.#length += length;
    while (this.#length > this.#most) this.#dropOldest();
    return text;
  }

  clear(): void {
    while (this.#order.length > 0) this.#dropOldest();
  }

  #dropOldest(): void {
    const oldest = this.#order.shift();
    const owner = oldest?.owner.deref();
    if (owner !== undefined) this.#made.delete(owner);
    this.#length -= oldest?.length ?? 0;
  }
}
