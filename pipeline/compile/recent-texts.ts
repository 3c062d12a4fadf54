/** Texts that were made lately, by what they belong to; of more than so many characters the oldest go. */
export class RecentTexts {
  readonly #made = new Map<object, string>();
  readonly #most: number;
  #length = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get(owner: object, make: () => string): string {
    const known = this.#made.get(owner);
    if (known !== undefined) return known;
    const text = make();
    this.#made.set(owner, text);
    this.#length += text.length;
    for (const [oldest, { length }] of this.#made) {
      if (this.#length <= this.#most) break;
      this.#made.delete(oldest);
      this.#length -= length;
    }
    return text;
  }

  clear(): void {
    this.#made.clear();
    this.#length = 0;
  }
}
