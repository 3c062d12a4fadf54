import { identityOf } from "./item-identity.ts";
import { countedNames, namedItems } from "./item-names.ts";

type Items = readonly unknown[];

/** An item of the older list and what it is in the newer one; one of the two is missing where it came or went. */
export interface ItemPair {
  readonly old: number | undefined;
  readonly new: number | undefined;
  /** The name of the item in paths, by the newer list if it is there. */
  readonly name: string;
}

/** Two states of a list. */
interface Lists {
  /** The key of the list. */
  readonly list: string;
  readonly old: Items;
  readonly next: Items;
  /** Spells items with their digits as written. */
  readonly oldText: (index: number) => string;
  readonly nextText: (index: number) => string;
}

/** The key that distinguishes an item from the others of its list. */
type Key = (index: number, name: string | undefined) => string | undefined;

/**
 * Matches the items of two lists: by name, then by what they are (a register by its address), then by name whatever
 * hardware they are limited to, then by content and place what has no name. Where two could be meant, nothing is guessed: one went and another came.
 */
export function matchItems({ list, old, next, oldText, nextText }: Lists): ItemPair[] {
  const matching = new Matching(namedItems(old), namedItems(next));
  const byName: Key = (_, name) => name;
  const byLetters: Key = (_, name) => name?.toLowerCase();
  matching.join(byName, byName);
  matching.join(identityOf(list, old), identityOf(list, next));
  matching.join(countedNames(old), countedNames(next));
  matching.join(unnamed(oldText), unnamed(nextText));
  matching.join(byLetters, byLetters);
  matching.joinUnnamed();
  return matching.pairs();
}

function unnamed(textOf: (index: number) => string): Key {
  return (index, name) => (name === undefined ? textOf(index) : undefined);
}

type Names = ReadonlyMap<number, string | undefined>;

class Matching {
  readonly #partners = new Map<number, number>();
  readonly #taken = new Set<number>();

  constructor(
    readonly before: Names,
    readonly after: Names,
  ) {}

  /** Joins what has the same key on both sides and shares it with no other. */
  join(oldKey: Key, nextKey: Key): void {
    const come = byKey(this.#come(), nextKey);
    for (const [key, old] of byKey(this.#gone(), oldKey)) {
      const next = come.get(key);
      if (old !== undefined && next !== undefined) this.#pair(old, next);
    }
  }

  /** Items without a name are matched by their place among similar ones. */
  joinUnnamed(): void {
    const come = this.#come().filter(([, name]) => name === undefined);
    this.#gone()
      .filter(([, name]) => name === undefined)
      .forEach(([old], n) => {
        const next = come[n]?.[0];
        if (next !== undefined) this.#pair(old, next);
      });
  }

  pairs(): ItemPair[] {
    return [
      ...[...this.before].map(([old, name]): ItemPair => {
        const next = this.#partners.get(old);
        const present =
          next === undefined ? (name ?? String(old + 1)) : (this.after.get(next) ?? String(next + 1));
        return { old, new: next, name: present };
      }),
      ...this.#come().map(([next, name]) => ({ old: undefined, new: next, name: name ?? String(next + 1) })),
    ];
  }

  #gone(): [number, string | undefined][] {
    return [...this.before].filter(([old]) => !this.#partners.has(old));
  }

  #come(): [number, string | undefined][] {
    return [...this.after].filter(([next]) => !this.#taken.has(next));
  }

  #pair(old: number, next: number): void {
    this.#partners.set(old, next);
    this.#taken.add(next);
  }
}

/** Items by their keys; undefined for a key that several have. */
function byKey(items: readonly [number, string | undefined][], key: Key): Map<string, number | undefined> {
  const found = new Map<string, number | undefined>();
  for (const [index, name] of items) {
    const text = key(index, name);
    if (text !== undefined) found.set(text, found.has(text) ? undefined : index);
  }
  return found;
}
