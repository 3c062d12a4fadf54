import type { AnchorSpan, SearchEntry } from "./search-data.ts";

/** White space that is more than single spaces. */
const UNEVEN = /[\t\r\n\f]| {2}/;
const ITEM = " · ";

/** Collects the text of a page, section by section, with single spaces and " · " between cells and items. */
export class SectionWriter {
  readonly #done: SearchEntry[] = [];
  readonly #above: { level: number; heading: string }[] = [];
  #level = 1;
  #head: Pick<SearchEntry, "heading" | "anchor" | "gap"> = {};
  #names: string[] = [];
  #places: AnchorSpan[] = [];
  /** None is empty. They are not joined before the end: to look into a text that grows is to copy it each time. */
  #pieces: string[] = [];
  #length = 0;
  /** The end of the text. */
  #last = "";
  /** The separator between the text so far and the next text, if there is one. */
  #border: "" | " " | typeof ITEM = "";

  /** Adds text; white space of HTML becomes one space, fixed and thin spaces stay. */
  text(text: string): void {
    const flat = text === "\n" ? " " : UNEVEN.test(text) ? text.replace(/[ \t\r\n\f]+/g, " ") : text;
    if (flat === " ") this.space();
    else if (flat !== "") {
      const glued = flat.startsWith(" ") && this.#isAtBorder() ? flat.slice(1) : flat;
      const piece = this.#border + glued;
      this.#pieces.push(piece);
      this.#length += piece.length;
      this.#border = "";
      this.#last = flat.charAt(flat.length - 1);
    }
  }

  /** A border between words. */
  space(): void {
    if (!this.#isAtBorder()) this.#border = " ";
  }

  /** A border between items; none at the beginning, one where two meet. */
  item(): void {
    if (this.#border === ITEM) return;
    if (this.#last === " ") this.#trimEnd();
    if (this.#last !== "") this.#border = this.#last === "·" && this.#endsWithItem() ? " " : ITEM;
  }

  #trimEnd(): void {
    for (let last = this.#pieces.pop(); last !== undefined; last = this.#pieces.pop()) {
      const piece = last.trimEnd();
      this.#length -= last.length - piece.length;
      if (piece === "") continue;
      this.#pieces.push(piece);
      break;
    }
    this.#last = this.#pieces.at(-1)?.slice(-1) ?? "";
  }

  #endsWithItem(): boolean {
    return this.#pieces.slice(-2).join("").endsWith(" ·");
  }

  #isAtBorder(): boolean {
    return this.#border !== "" || /^\s?$/.test(this.#last);
  }

  /** The place that the text is at, for `place`. */
  get length(): number {
    return this.#length + this.#border.length;
  }

  /** Gives the text since `from` an anchor of its own. */
  markAnchor(from: number, anchor: string): void {
    const to = this.length;
    if (from < to) this.#places.push([from, to, anchor]);
  }

  /** The section is found by these names as well as by its heading. */
  name(...names: readonly string[]): void {
    this.#names.push(...names);
  }

  /** The section lists what is not published. */
  markGap(): void {
    this.#head = { ...this.#head, gap: true };
  }

  /** Begins a section. */
  open(level: number, heading: string, anchor: string): void {
    this.#close();
    while ((this.#above.at(-1)?.level ?? 0) >= level) this.#above.pop();
    this.#level = level;
    this.#head = { heading, anchor };
    this.#names = [];
    this.#places = [];
    this.#pieces = [];
    this.#length = 0;
    this.#last = this.#border = "";
  }

  end(): SearchEntry[] {
    this.#close();
    return this.#done;
  }

  #close(): void {
    let text = this.#pieces.join("");
    while (/[\s·]/.test(text.slice(-1))) text = text.slice(0, -1);
    const trail = this.#above.map((above) => above.heading);
    const places = anchorSpansOf(this.#places, text);
    const { heading } = this.#head;
    this.#done.push({
      ...this.#head,
      ...(trail.length > 0 ? { trail } : {}),
      text,
      ...(this.#names.length > 0 ? { names: [...new Set(this.#names)] } : {}),
      ...(places.length > 0 ? { places } : {}),
    });
    if (heading !== undefined) this.#above.push({ level: this.#level, heading });
  }
}

/** Outer places before inner ones: the last that holds a hit is the innermost. */
function anchorSpansOf(places: readonly AnchorSpan[], text: string): AnchorSpan[] {
  const cut = places.map(([from, to, anchor]) => [from, Math.min(to, text.length), anchor] as const);
  return cut.filter(([from, to]) => from < to).sort((a, b) => a[0] - b[0] || b[1] - a[1]);
}
