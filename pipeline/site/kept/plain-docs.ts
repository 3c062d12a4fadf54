import { LostValueError } from "../../cache/lost-value.ts";
import { markedPaths } from "../../parse/reference-marks.ts";
import type { KeptText, MarkdownDocument, MarkdownLink } from "../../parse/types.ts";
import type { Source } from "../../resolve/source.ts";
import { isDoc } from "../sources/is-doc.ts";
import { parseFile } from "../sources/parse-files.ts";
import type { Place } from "./content-name.ts";

/** What the index of a site has to know of a plain doc; a tenth of what the store has of it. */
type PlainDoc = Pick<Source, "path" | "data" | "digits" | "references" | "headingTitle"> &
  Pick<MarkdownDocument, "excerpt">;

/** Whether nothing that a record says is shown by a doc: no value stands in it, and no card at its end. */
function isPlain(source: Source): boolean {
  const { type, valid, diagnostics, prose, data } = source;
  if (type !== "doc" || !valid || diagnostics.length > 0) return false;
  const { "": document, ...fields } = prose;
  const isOneText = document?.kept !== undefined && Object.keys(fields).length === 0;
  return isOneText && document.values.length === 0 && !namesValues(source) && data.related === undefined;
}

/** Whether values stand in what lists and menus say of a doc or a category: its title, its description, any other field. */
export function namesValues({ data, headingTitle = "" }: Source): boolean {
  return markedPaths(headingTitle).length > 0 || JSON.stringify(data).includes("{{");
}

/** Puts what the index has to know of plain docs into the store. */
export function putPlainDocs(
  sources: readonly Source[],
  { name, store }: Pick<Place, "name" | "store">,
): void {
  const docs = sources.filter(isPlain).map(
    ({ path, data, digits, references, headingTitle, prose }): PlainDoc => ({
      ...{ path, data, digits, references, excerpt: prose[""]?.excerpt ?? "" },
      ...(headingTitle === undefined ? {} : { headingTitle }),
    }),
  );
  store.put(plainDocsName(name), JSON.stringify(docs));
}

/**
 * The plain docs of a content that is in the store. Where somebody asks for more than the index does, a doc is read as a
 * whole, so that nobody has to know which ones are plain.
 */
export function plainDocs({ name, files, store }: Place): Source[] {
  const docs = store.getJson<readonly PlainDoc[]>(plainDocsName(name));
  if (docs === undefined) throw new LostValueError(`The docs of ${name} are not in the store.`);
  const byPath = new Map(files.texts.filter(isDoc).map((file) => [file.path, file]));
  const wholeDoc = (path: string): Source => {
    const file = byPath.get(path);
    const source = file && parseFile(file, files.limits, store);
    if (source === undefined) throw new Error(`There is no doc ${path}.`);
    return source;
  };
  return docs.map((doc) => new PlainSource(doc, wholeDoc));
}

function plainDocsName(name: string): string {
  return `plain docs of ${name}`;
}

/** A plain doc. All docs of a site are made so at once: getters of a class cost a tenth of those of an object. */
class PlainSource implements Source {
  readonly type = "doc";
  readonly valid = true;
  readonly diagnostics = [];
  readonly path: string;
  readonly data: Source["data"];
  readonly digits: Source["digits"];
  readonly references: Source["references"];
  readonly headingTitle?: string;
  readonly prose: Source["prose"];
  readonly #whole: (path: string) => Source;

  constructor(
    { path, data, digits, references, headingTitle, excerpt }: PlainDoc,
    whole: (path: string) => Source,
  ) {
    this.path = path;
    this.data = data;
    this.digits = digits;
    this.references = references;
    if (headingTitle !== undefined) this.headingTitle = headingTitle;
    this.prose = { "": new PlainDocument(excerpt, () => whole(path)) };
    this.#whole = whole;
  }

  get places(): Source["places"] {
    return this.#whole(this.path).places;
  }
}

class PlainDocument implements MarkdownDocument {
  readonly excerpt: string;
  readonly values = [];
  readonly #whole: () => Source;

  constructor(excerpt: string, whole: () => Source) {
    this.excerpt = excerpt;
    this.#whole = whole;
  }

  get #document(): MarkdownDocument {
    const document = this.#whole().prose[""];
    if (document === undefined) throw new Error("A doc has lost its text.");
    return document;
  }

  get segments(): MarkdownDocument["segments"] {
    return this.#document.segments;
  }

  get headings(): MarkdownDocument["headings"] {
    return this.#document.headings;
  }

  get links(): MarkdownDocument["links"] {
    return this.#document.links;
  }

  get externals(): readonly MarkdownLink[] {
    return this.#document.externals ?? [];
  }

  get embeds(): MarkdownDocument["embeds"] {
    return this.#document.embeds;
  }

  get ids(): MarkdownDocument["ids"] {
    return this.#document.ids;
  }

  get text(): string {
    return this.#document.text;
  }

  get kept(): KeptText {
    const { kept } = this.#document;
    if (kept === undefined) throw new Error("A plain doc has become another.");
    return kept;
  }
}
