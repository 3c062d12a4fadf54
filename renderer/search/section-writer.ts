import type { SearchPlace } from "./search-data.ts";

/** A section of a page as plain text. */
export interface TextSection {
  /** Absent for the beginning of the page. */
  readonly heading?: string;
  readonly anchor?: string;
  /** Headings above this one. */
  readonly trail: readonly string[];
  readonly text: string;
  readonly places: readonly SearchPlace[];
}

interface Open {
  readonly level: number;
  readonly heading?: string;
  readonly anchor?: string;
  text: string;
  readonly places: SearchPlace[];
}

/** White space that is more than single spaces. */
const UNEVEN = /[\t\r\n\f]| {2}/;

/** Collects the text of a page, section by section, with single spaces and " · " between cells and items. */
export class SectionWriter {
  readonly #done: TextSection[] = [];
  readonly #above: { level: number; heading: string }[] = [];
  #open: Open = { level: 1, text: "", places: [] };

  /** Text as it stands; white space of HTML becomes one space, fixed and thin spaces stay. */
  text(text: string): void {
    const flat = UNEVEN.test(text) ? text.replace(/[ \t\r\n\f]+/g, " ") : text;
    const glued = flat.startsWith(" ") && this.#isAtBorder() ? flat.slice(1) : flat;
    this.#open.text += glued;
  }

  /** A border between words. */
  space(): void {
    this.text(" ");
  }

  /** A border between items; none at the beginning, one where two meet. */
  item(): void {
    const { text } = this.#open;
    if (text === "" || text.endsWith(" · ")) return;
    const end = text.endsWith(" ") ? text.trimEnd() : text;
    this.#open.text = end === "" || end.endsWith(" ·") ? end && `${end} ` : `${end} · `;
  }

  /** Looks at the last letter alone: a pattern would read the whole text for each piece of it. */
  #isAtBorder(): boolean {
    const { text } = this.#open;
    return text === "" || /\s/.test(text.charAt(text.length - 1));
  }

  /** The place that the text is at, for `place`. */
  get length(): number {
    return this.#open.text.length;
  }

  /** What was written since `from` has an anchor of its own. */
  place(from: number, anchor: string): void {
    const to = this.length;
    if (from < to) this.#open.places.push([from, to, anchor]);
  }

  /** Begins a section. */
  open(level: number, heading: string, anchor: string): void {
    this.#close();
    while ((this.#above.at(-1)?.level ?? 0) >= level) this.#above.pop();
    this.#open = { level, heading, anchor, text: "", places: [] };
  }

  end(): TextSection[] {
    this.#close();
    return this.#done;
  }

  #close(): void {
    const { level, heading, anchor, places } = this.#open;
    const text = this.#open.text.replace(/[\s·]+$/, "");
    const trail = this.#above.map((above) => above.heading);
    if (heading === undefined) {
      this.#done.push({ trail, text, places: placesOf(places, text) });
      return;
    }
    this.#done.push({
      heading,
      ...(anchor === undefined ? {} : { anchor }),
      trail,
      text,
      places: placesOf(places, text),
    });
    this.#above.push({ level, heading });
  }
}

/** Outer places before inner ones: the last that holds a hit is the innermost. */
function placesOf(places: readonly SearchPlace[], text: string): SearchPlace[] {
  const cut = places.map(([from, to, anchor]) => [from, Math.min(to, text.length), anchor] as const);
  return cut.filter(([from, to]) => from < to).sort((a, b) => a[0] - b[0] || b[1] - a[1]);
}
