/** A position in the tree: what may follow, and the phrase that ends here. */
interface Branch {
  readonly next: Map<string, Branch>;
  phrase?: string;
}

/** A phrase that begins at some position of a text, and the offset behind it. */
interface PhraseEnd {
  readonly phrase: string;
  readonly end: number;
}

/**
 * Phrases by their characters. A list may have thousands that begin with one word, and a text may have that
 * word thousands of times: the text at each place is read once, whatever the length of the list.
 */
export class PhraseTree {
  readonly #root: Branch = { next: new Map() };
  readonly #fold: (character: string) => string;

  /** If `fold` makes two phrases equal, the first one counts. A space matches any run of spaces. */
  constructor(phrases: Iterable<string>, fold: (character: string) => string) {
    this.#fold = fold;
    for (const phrase of phrases) this.#add(phrase);
  }

  #add(phrase: string): void {
    let branch = this.#root;
    for (const character of phrase.replace(/\s+/g, " ")) {
      const key = this.#fold(character);
      const next = branch.next.get(key) ?? { next: new Map() };
      branch.next.set(key, next);
      branch = next;
    }
    branch.phrase ??= phrase;
  }

  /** All phrases that begin at `start`, the longest first. */
  endsFrom(text: string, start: number): readonly PhraseEnd[] {
    const ends: PhraseEnd[] = [];
    let branch: Branch | undefined = this.#root;
    for (let end = start; end < text.length; ) {
      const character = String.fromCodePoint(text.codePointAt(end) ?? 0);
      const isSpace = /\s/.test(character);
      branch = branch.next.get(isSpace ? " " : this.#fold(character));
      if (branch === undefined) break;
      end = isSpace ? spaceEnd(text, end) : end + character.length;
      if (branch.phrase !== undefined) ends.push({ phrase: branch.phrase, end });
    }
    return ends.reverse();
  }
}

function spaceEnd(text: string, start: number): number {
  let end = start;
  while (/\s/.test(text.charAt(end))) end++;
  return end;
}
