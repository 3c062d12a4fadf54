import { escapeAttribute } from "../shared/compose/escape.ts";

/** A heading, table or figure of a datasheet with the number by which it is cited. */
export interface SheetEntry {
  readonly kind: "chapter" | "section" | "table" | "figure";
  /** "5", "5.1", "Table 3" or "Figure 2". */
  readonly number: string;
  /** Its place in the document: chapter.5, section.5.1, table.3 or figure.2. No heading of an author has a dot in its id. */
  readonly id: string;
  /** Its first sentence as HTML text without tags; empty for a table without a caption. */
  readonly title: string;
}

interface NumberedSheet {
  readonly html: string;
  readonly entries: readonly SheetEntry[];
}

/** Tags of our own HTML: text and attributes hold no plain angle bracket. */
const TAG = /<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>/g;
/**
 * Elements without a number: titles of cards are links to other pages, files are not shown on paper, a listing is part
 * of its text.
 */
const UNCOUNTED: Readonly<Record<string, RegExp>> = {
  h3: /\bcard-title\b/,
  table: /\bexport-table\b/,
  figure: /\bclass="[^"]*\bcode\b/,
};

/**
 * Numbers chapters (`h2`), their sections (`h3`), tables and figures in the order of the document, and says behind each
 * link within it by which number a reader of paper finds its target.
 */
export function numberSheet(html: string): NumberedSheet {
  const sheet = new NumberedParts();
  let end = 0;
  for (const match of html.matchAll(TAG)) {
    sheet.text(html.slice(end, match.index));
    end = match.index + match[0].length;
    const [tag, slash, name = "", attributes = ""] = match;
    if (slash === "/") sheet.close(name, tag);
    else sheet.open({ name, tag, attributes, next: html.slice(end, end + 40) });
  }
  sheet.text(html.slice(end));
  return sheet.done();
}

interface OpenTag {
  readonly name: string;
  readonly tag: string;
  readonly attributes: string;
  /** The HTML after it. */
  readonly next: string;
}

/** A link to a place of the document; its target is known when all of the document is read. */
interface Reference {
  readonly to: string;
  readonly from: SheetEntry | undefined;
}

class NumberedParts {
  readonly #out: (string | Reference)[] = [];
  readonly #entries: SheetEntry[] = [];
  /** The entries that contain a place, by the place's id. */
  readonly #owners = new Map<string, SheetEntry>();
  #heading: SheetEntry | undefined;
  /** The table or figure that is open. */
  #frame: SheetEntry | undefined;
  #isCaptioned = false;
  #link: string | undefined;
  /** The words of the heading or caption that is open. */
  #title: string[] | undefined;
  /** The element, open now, whose words paper does not show. */
  #hidden: string | undefined;
  #counts = { chapter: 0, section: 0, table: 0, figure: 0 };

  text(text: string): void {
    this.#out.push(text);
    if (this.#hidden === undefined) this.#title?.push(text);
  }

  open({ name, tag, attributes, next }: OpenTag): void {
    const isCounted = UNCOUNTED[name]?.test(attributes) !== true;
    const heading = isCounted ? this.#headingOf(name) : undefined;
    if (heading !== undefined) this.#heading = heading;
    if ((name === "table" || name === "figure") && isCounted) this.#openFrame(name);
    const id = / id="([^"]*)"/.exec(attributes)?.[1];
    const owner = this.#frame ?? this.#heading;
    if (id !== undefined && owner !== undefined) this.#owners.set(id, owner);
    this.#out.push(tag);
    if (/\bvisually-hidden\b/.test(attributes)) this.#hidden = name;
    // A caption says on its first line what is seen.
    if (name === "br") this.#endTitle();
    if (heading !== undefined) this.#label(heading, heading.number);
    if (this.#frame?.kind === "table" && name === "table" && !/^\s*<caption\b/.test(next))
      this.#caption("<caption>", "</caption>");
    if ((name === "caption" || name === "figcaption") && this.#frame !== undefined) this.#openCaption();
    if (name === "a") this.#link = / href="#([^"]*)"/.exec(attributes)?.[1];
  }

  close(name: string, tag: string): void {
    if (name === "figure" && this.#frame?.kind === "figure" && !this.#isCaptioned)
      this.#caption("<figcaption>", "</figcaption>");
    if (name === this.#hidden) this.#hidden = undefined;
    if (/^(?:h[23]|caption|figcaption)$/.test(name)) this.#endTitle();
    this.#out.push(tag);
    if (name === "a" && this.#link !== undefined) {
      this.#out.push({ to: this.#link, from: this.#frame ?? this.#heading });
      this.#link = undefined;
    }
    if (name === this.#frame?.kind) this.#frame = undefined;
  }

  done(): NumberedSheet {
    const html = this.#out.map((part) => (typeof part === "string" ? part : this.#referenceText(part)));
    return { html: html.join(""), entries: this.#entries };
  }

  #headingOf(name: string): SheetEntry | undefined {
    const counts = this.#counts;
    if (name === "h2") {
      counts.chapter += 1;
      counts.section = 0;
      return this.#entry("chapter", String(counts.chapter), String(counts.chapter));
    }
    if (name !== "h3" || counts.chapter === 0) return undefined;
    counts.section += 1;
    const number = `${counts.chapter}.${counts.section}`;
    return this.#entry("section", number, number);
  }

  #openFrame(kind: "table" | "figure"): void {
    this.#counts[kind] += 1;
    const count = String(this.#counts[kind]);
    this.#frame = this.#entry(kind, `${kind === "table" ? "Table" : "Figure"}\u00a0${count}`, count);
    this.#isCaptioned = false;
  }

  #entry(kind: SheetEntry["kind"], number: string, count: string): SheetEntry {
    const entry = { kind, number, id: `${kind}.${count}`, title: "" };
    this.#entries.push(entry);
    return entry;
  }

  #label(entry: SheetEntry, text: string): void {
    this.#out.push(`<span class="sheet-number" id="${escapeAttribute(entry.id)}">${text}</span> `);
    this.#title = [];
  }

  #openCaption(): void {
    if (this.#frame === undefined || this.#isCaptioned) return;
    this.#isCaptioned = true;
    this.#label(this.#frame, `${this.#frame.number}.`);
  }

  /** Adds a missing caption: the number alone. */
  #caption(open: string, close: string): void {
    this.#out.push(open);
    this.#openCaption();
    this.#endTitle();
    this.#out.push(close);
  }

  #endTitle(): void {
    if (this.#title === undefined) return;
    const title = firstSentence(this.#title.join("").replace(/\s+/g, " ").trim());
    this.#title = undefined;
    const at = this.#entries.findLastIndex((entry) => entry === (this.#frame ?? this.#heading));
    const entry = this.#entries[at];
    if (entry !== undefined) this.#entries[at] = { ...entry, title };
  }

  #referenceText({ to, from }: Reference): string {
    const target = this.#owners.get(to);
    if (target === undefined || target.id === from?.id) return "";
    const words = { chapter: "chapter\u00a0", section: "section\u00a0", table: "", figure: "" }[target.kind];
    return ` <span class="sheet-reference">(${words}${target.number})</span>`;
  }
}

/** The first sentence of a caption: "J1, seen from above. Pin 1 is square." is listed without its end. */
function firstSentence(text: string): string {
  return /^(.*?)\.(?:\s|$)/.exec(text)?.[1] ?? text;
}
