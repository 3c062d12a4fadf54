import type { PageRecord } from "../../../schema/generated/types.ts";
import { readHtml } from "./read-html.ts";
import type { SearchEntry } from "./search-data.ts";
import { SectionWriter } from "./section-writer.ts";

/** Fields that are not text of the page: names for machines, the frame, and what repeats other pages or fields. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  "type",
  "id",
  "anchor",
  "pathname",
  "title",
  "description",
  "source",
  "breadcrumbs",
  "toc",
  "anchors",
  "updated",
  "revision",
  "effective",
  "date",
  "unlisted",
  "image",
  "related",
  "citations",
  "citation",
  "canonical",
  "sidebar",
  "version",
  "previous",
  "next",
  "level",
  "keySpecs",
  "docs",
  "products",
  "worksWith",
  "family",
  "href",
  "archive",
  "sha256",
  "record",
  "param",
  "question",
  "kind",
  "status",
  "lifecycle",
  "maturity",
  "direction",
  "comparison",
  "outline",
  "sketch",
  "facet",
  "converted",
  "usual",
  "words",
  "differences",
  "face",
  "ends",
  "wires",
  "pageType",
  "scene",
  "members",
  "cards",
  "contact",
  "aka",
  "otherNames",
  "keywords",
]);

/** Fields whose part of the page has another name than theirs. */
const PART_NAMES: Readonly<Record<string, string>> = {
  unknown: "not-published",
  revisionHistory: "revisions",
};

type Fields = Readonly<Record<string, unknown>>;

/**
 * The sections of a page with their text, from a record of any type and the HTML of its body. Texts of a record are
 * recognized by their form: HTML by its headings, rows and items by their anchors, other texts in their order.
 */
export function recordSections(record: PageRecord, body: string): SearchEntry[] {
  return new RecordReader(record, body).read();
}

class RecordReader {
  readonly #writer = new SectionWriter();
  readonly #anchors: ReadonlySet<string>;
  readonly #parts: ReadonlyMap<string, string>;
  readonly #otherNames: ReadonlyMap<string, readonly string[]>;

  constructor(
    private readonly record: PageRecord,
    private readonly body: string,
  ) {
    this.#anchors = new Set(record.anchors);
    this.#parts = new Map(record.toc.map(({ id, text }) => [id, text]));
    const others = "otherNames" in record ? record.otherNames : undefined;
    this.#otherNames = new Map(others?.map(({ name, aka }) => [name, aka]));
  }

  read(): SearchEntry[] {
    const { description, keywords = [] } = this.record;
    this.#writer.name(...keywords);
    this.#writer.text(description);
    this.#writer.space();
    // The body counts as it is drawn, because a saved page has it in no other form.
    const fields = Object.entries({ ...this.record, body: [{ kind: "html", html: this.body }] }).filter(
      ([name]) => !LEFT_OUT.has(name),
    );
    // Text without a heading belongs to the beginning of the page, whatever a record's order is.
    for (const [name, value] of inOrder(fields).sort((a, b) => this.#order(a) - this.#order(b))) {
      const part = this.#partOf(name, value);
      if (part !== undefined) this.#writer.open(2, part.title, part.anchor);
      if (name === "unknown") this.#gaps(part !== undefined);
      this.#value(value);
    }
    const sections = this.#writer.end();
    return sections.filter(({ heading, text }) => heading !== undefined || text !== "");
  }

  /** Values that are not published are found by their other names as well. */
  #gaps(isPart: boolean): void {
    if (!isPart) return;
    this.#writer.markGap();
    this.#writer.name(...(this.record.unknown ?? []).flatMap((name) => this.#otherNames.get(name) ?? []));
  }

  /** Single texts, then lists of texts, the body, groups with headings of their own, parts with a heading of the layout. */
  #order([name, value]: readonly [string, unknown]): number {
    if (!Array.isArray(value)) return 0;
    if (this.#partOf(name, value) !== undefined) return 4;
    if (name === "body") return 2;
    return value.every((item) => typeof item === "string") ? 1 : 3;
  }

  /** Lists of a record are under a heading that its layout draws. */
  #partOf(name: string, value: unknown): { anchor: string; title: string } | undefined {
    if (!Array.isArray(value) || value.length === 0) return undefined;
    const kebab = PART_NAMES[name] ?? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const anchor = `part-${kebab}`;
    if (!this.#anchors.has(anchor)) return undefined;
    const words = kebab.replaceAll("-", " ");
    return { anchor, title: this.#parts.get(anchor) ?? words.charAt(0).toUpperCase() + words.slice(1) };
  }

  #value(value: unknown): void {
    if (typeof value === "string") {
      readHtml(value, this.#writer, this.#anchors);
      this.#writer.item();
    } else if (Array.isArray(value)) {
      for (const item of value) this.#value(item);
    } else if (typeof value === "object" && value !== null) this.#fields(value as Fields);
  }

  #fields(fields: Fields): void {
    const { kind, html, anchor, href, title } = fields;
    if (kind === "html" && typeof html === "string") {
      readHtml(html, this.#writer, this.#anchors);
      this.#writer.space();
      return;
    }
    if (typeof href === "string" && typeof title === "string") {
      // A card of another page says what that page says; a file is found by its title.
      if ("bytes" in fields) this.#value(title);
      return;
    }
    const opened = this.#openSection(fields);
    const from = this.#writer.length;
    if ("param" in fields && "display" in fields) this.#row(fields);
    else
      for (const [name, value] of inOrder(Object.entries(fields))) {
        const isTitle = name === "title" && !opened;
        if (isTitle || (!LEFT_OUT.has(name) && !(opened && HEADINGS.has(name)))) this.#value(value);
      }
    if (!opened && typeof anchor === "string" && this.#anchors.has(anchor)) {
      this.#writer.markAnchor(from, anchor);
      this.#named(fields);
    }
  }

  /** A row or an item with an anchor of its own is found by its name and its value like a section by its heading. */
  #named({ name, display }: Fields): void {
    if (typeof name !== "string") return;
    this.#writer.name(name, ...(this.#otherNames.get(name) ?? []));
    if (typeof display === "string") this.#writer.name(display);
  }

  /** A group of rows, a block of the home page or a term: whatever has an anchor and a heading. */
  #openSection({ id, anchor, title, heading, term, also, aka }: Fields): boolean {
    const facts = anchor ?? id;
    const name = heading ?? term ?? (anchor === undefined ? title : undefined);
    if (typeof facts !== "string" || typeof name !== "string" || !this.#anchors.has(facts)) return false;
    this.#writer.open(2, name, facts);
    for (const names of [also, aka]) if (Array.isArray(names)) this.#writer.name(...(names as string[]));
    return true;
  }

  /** A row of a datasheet: `Supply voltage V_IN: 4.50 V to 5.50 V, hardware from B, all outputs idle`. */
  #row({ name, symbol, display, cond, note, holdsFor }: Fields): void {
    const head = [name, symbol].filter(Boolean).join(" ");
    const tail = [display, holdsFor, cond, note].filter(Boolean).join(", ");
    readHtml(`${head}: ${tail}`, this.#writer, this.#anchors);
    this.#writer.item();
  }
}

/** Names before what they name; else by the alphabet: a saved record has its fields in another order than a made one. */
const FIRST = ["label", "name", "term", "also", "title", "caption", "heading", "symbol"];

function inOrder(fields: readonly (readonly [string, unknown])[]): (readonly [string, unknown])[] {
  const facts = (name: string): number => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);
  return [...fields].sort(([a], [b]) => facts(a) - facts(b) || (a < b ? -1 : 1));
}

const HEADINGS: ReadonlySet<string> = new Set(["title", "heading", "term"]);
