import { escapeAttribute } from "../../renderer/shared/compose/escape.ts";
import type { Citation, LinkCard } from "../../schema/generated/types.ts";
import type { Diagnostic } from "../core/diagnostics.ts";
import { encodedPath } from "../core/text/encoded-path.ts";
import type { ExportedFile } from "../exports/make-exports.ts";
import type { Asset } from "../model/resolve/asset-path.ts";
import type { PageClaim } from "../model/resolve/page-table.ts";
import { resolveLink, type Target } from "../model/resolve/resolve-link.ts";
import type { SiteIndex } from "../model/resolve/site-index.ts";
import { isStub } from "../model/resolve/stub.ts";
import { citationOf } from "../model/values/citations.ts";
import { isExpression, lookUpValue, type ValueLookup } from "../model/values/value-reference.ts";
import { sizedSegments } from "../sources/parse/document-slots.ts";
import { writtenReference } from "../sources/parse/reference-marks.ts";
import { isOfType, type Source } from "../sources/parse/source.ts";
import type { GivenSize, MarkdownDocument, Slot } from "../sources/parse/types.ts";
import { assetHref, type SizeOf, sizeAttributes } from "./assets.ts";
import { deadAddress, withoutDeadLinks } from "./html/dead-links.ts";
import { glossaryOf } from "./html/glossary-terms.ts";
import { drawingAttribute, setDrawings } from "./html/set-drawings.ts";
import { type Glossary, TermLinks } from "./html/term-links.ts";
import { keySpecRows } from "./values/key-specs.ts";

/** Site-wide lookups for compile functions. One context serves a whole build. */
export class CompileContext {
  readonly diagnostics: Diagnostic[] = [];
  /** Pages by the value that they show, such as `product.clim.supply-voltage`. */
  readonly valueUses = new Map<string, Set<string>>();
  /** Assets that pages use, by their path in the data folder. */
  readonly usedAssets = new Set<string>();
  /** Addresses of pages that are incomplete because of a mistake; their anchors are not checked. */
  readonly incomplete = new Set<string>();
  /**
   * Address of the page that is being compiled. References in its embeds count for it and not for the page of
   * the record.
   */
  page: string | undefined;
  readonly glossary: Glossary;
  /** Puts links to the glossary into the text of pages. */
  readonly terms: TermLinks;

  constructor(
    readonly index: SiteIndex,
    /** Base path with a slash at both ends. */
    readonly base: string,
    readonly sizeOf: SizeOf,
    /** The files below /exports. */
    readonly exports: readonly ExportedFile[] = [],
    /** Day of the last commit by the path of a file, where the site wants it. */
    readonly lastChanges: ReadonlyMap<string, string> = new Map(),
    /** A drawing that can be a part of the page. */
    readonly drawingOf: (asset: Asset) => string | undefined = () => undefined,
    /** Whether pages mark what leads nowhere, for those who look at a site with mistakes. */
    readonly isMarked = false,
  ) {
    this.glossary = glossaryOf(index, (pathname) => rooted(pathname, base));
    this.terms = new TermLinks(this.glossary);
  }

  /** The rooted address of a page. */
  href(pathname: string): string {
    return rooted(pathname, this.base);
  }

  /** The address that a page writes for a target. */
  hrefOf(target: Target): string {
    switch (target.kind) {
      case "external":
        return target.href;
      case "raw":
        return `${this.base}${target.pathname.replace(/^\/+/, "")}`;
      case "asset":
        this.usedAssets.add(target.asset.path);
        return assetHref(target.asset, this.base);
      case "page":
        return `${this.href(target.pathname)}${target.search}${target.hash}`;
    }
  }

  /** The file that a field names; one that is not there is reported by the link check. */
  asset(path: string, source: Source): Asset | undefined {
    const target = resolveLink(path, { path: source.path }, this.index, true);
    return target.kind === "asset" ? target.asset : undefined;
  }

  /** Inline HTML of a prose field; nothing where the field is absent. */
  inline(source: Source, pointer: string): string | undefined {
    const document = source.prose[pointer];
    return document === undefined ? undefined : this.#html(document, source);
  }

  /** Inline HTML of each item of a list of prose. */
  inlineList(source: Source, pointer: string): string[] {
    const list: string[] = [];
    for (let i = 0; ; i++) {
      const html = this.inline(source, `${pointer}/${i}`);
      if (html === undefined) return list;
      list.push(html);
    }
  }

  /** A page of the site, for code that shows its title or its description. */
  namedPage(pathname: string): PageClaim | undefined {
    const page = this.index.pages.get(pathname);
    if (page?.source !== undefined) this.noteFieldValues(page.source);
    return page;
  }

  /** A card for a page of the site. */
  card(pathname: string): LinkCard | undefined {
    const page = this.namedPage(pathname);
    if (page === undefined) return undefined;
    const { source } = page;
    const card: LinkCard = { title: page.title, href: this.href(pathname), pageType: page.type };
    if (page.description !== "") card.description = page.description;
    if (source === undefined) return card;
    if (isStub(source)) card.stub = true;
    // The page of a source with a mistake has a name and an address, and no values that could be read.
    const figures = isOfType(source, "product") ? keySpecRows(source, this.index) : [];
    if (figures.length > 0) card.figures = figures.slice(0, 3);
    return card;
  }

  /** The card of a record named by id. An id that leads nowhere is reported elsewhere. */
  recordCard(type: string, id: string): LinkCard | undefined {
    const source = this.index.records.get(type)?.get(id);
    const pathname = source === undefined ? undefined : this.index.pages.ofSource(source);
    return pathname === undefined ? undefined : this.card(pathname);
  }

  /** Cards of records named by id. */
  recordCards(type: string, ids: readonly string[] = []): LinkCard[] {
    return this.#cards(ids, (id) => this.recordCard(type, id));
  }

  /** Cards of links as written in a file. */
  linkCards(source: Source, links: readonly string[] = []): LinkCard[] {
    return this.#cards(links, (link) => this.linkCard(source, link));
  }

  /** A list whose entries all lead nowhere is not drawn, and its anchor is missing. */
  #cards(list: readonly string[], cardOf: (name: string) => LinkCard | undefined): LinkCard[] {
    const cards = list.flatMap((name) => cardOf(name) ?? []);
    if (list.length > 0 && cards.length === 0) this.incomplete.add(this.page ?? "");
    return cards;
  }

  linkCard(source: Source, link: string, title?: string): LinkCard | undefined {
    const target = resolveLink(
      link,
      { path: source.path, pathname: this.index.pages.ofSource(source) },
      this.index,
    );
    if (target.kind === "broken") return undefined;
    const card = target.kind === "page" ? this.card(target.pathname) : undefined;
    return {
      ...(card ?? { title: title ?? link }),
      href: this.hrefOf(target),
      ...(title === undefined ? {} : { title }),
    };
  }

  citations(ids: readonly string[] | undefined): Citation[] {
    return (ids ?? []).flatMap((id) => citationOf(id, this.index) ?? []);
  }

  /** The address at which a file is edited; a folder in the role of a page is not a file. */
  editHref({ path }: Source): string | undefined {
    const template = this.index.config.source.repository?.edit;
    if (template === undefined || !this.index.sources.has(path)) return undefined;
    return template.replace("{path}", () => encodedPath(path));
  }

  /** The address of the page that a file makes. */
  pathnameOf(source: Source): string | undefined {
    return this.index.docs.get(source.path)?.pathname ?? this.index.pages.ofSource(source);
  }

  /**
   * Notes that the page which is being compiled shows a value; `source` is the source that contains the
   * reference.
   */
  noteValue(reference: string, source: Source): void {
    // Every page of a parameter is concerned, whichever hardware it names.
    const [path = ""] = reference.split("@");
    const pathname = this.page ?? this.pathnameOf(source);
    if (pathname === undefined) return;
    this.valueUses.set(path, (this.valueUses.get(path) ?? new Set()).add(pathname));
  }

  /**
   * Notes that the page shows the values in the title and the description of a source, its own or that of a
   * card.
   */
  noteFieldValues(source: Source): void {
    for (const path of source.fieldValues ?? []) this.noteValue(path, source);
  }

  /** The HTML of a piece of a document; nothing for an embed, which is no text. */
  segment(segment: string | Slot, document: MarkdownDocument, source: Source): string {
    if (typeof segment === "string") return segment;
    if ("link" in segment) return this.#link(document, segment.link, source, segment.sized);
    if ("value" in segment) return this.#value(document, segment.value, source);
    if ("valueText" in segment) return this.#valueText(document, segment.valueText, source);
    return "";
  }

  #html(document: MarkdownDocument, source: Source): string {
    const html = sizedSegments(document).map((segment) => this.segment(segment, document, source));
    return setDrawings(withoutDeadLinks(html.join("")));
  }

  #link(document: MarkdownDocument, number: number, source: Source, given: GivenSize | undefined): string {
    const link = document.links[number];
    if (link === undefined) return "#";
    const from = { path: source.path, pathname: this.pathnameOf(source) };
    const target = resolveLink(
      link.target,
      { ...from, part: link.position.file },
      this.index,
      link.kind === "image",
    );
    if (target.kind === "broken") return deadAddress(target, this.isMarked);
    const href = escapeAttribute(this.#sameDocument(link.target, target, from.pathname));
    if (target.kind !== "asset" || link.kind !== "image") return href;
    const { asset } = target;
    const more = `${drawingAttribute(this.drawingOf(asset))}${sizeAttributes(this.sizeOf(asset), given)}`;
    // The slot is inside a quoted attribute; the added text is written as the next attributes, the last one
    // open.
    return `${href}"${more}`.slice(0, -1);
  }

  /** A link to an anchor of the same page stays a bare fragment, so that the page works at any address. */
  #sameDocument(written: string, target: Target, own: string | undefined): string {
    const isSame = target.kind === "page" && target.pathname === own && written.startsWith("#");
    return isSame ? target.hash : this.hrefOf(target);
  }

  #value(document: MarkdownDocument, number: number, source: Source): string {
    const reference = document.values[number];
    if (reference === undefined) return "";
    const found = lookUpValue(reference.path, this.index);
    // References without a value are checked in all prose at once, on pages and beside them.
    if (!found.ok) return this.#expression(found, reference.path, source);
    this.noteValue(reference.path, source);
    const { converted } = found;
    const other =
      converted === undefined ? "" : ` data-${converted.system}="${escapeAttribute(converted.display)}"`;
    return `<data class="value" value="${escapeAttribute(reference.path)}"${other}>${escapeAttribute(found.text)}</data>`;
  }

  /** A value in an attribute or a caption. */
  #valueText(document: MarkdownDocument, number: number, source: Source): string {
    const path = document.values[number]?.path ?? "";
    const found = lookUpValue(path, this.index);
    if (!found.ok) return this.#expression(found, path, source);
    this.noteValue(path, source);
    return escapeAttribute(found.text);
  }

  /** Braces of another system stay as they are written; a reference without a value is reported, and shows nothing. */
  #expression(found: ValueLookup, path: string, source: Source): string {
    return isExpression(found, source, this.index) ? escapeAttribute(writtenReference(path)) : "";
  }
}

/** The address of a page below the base path. */
function rooted(pathname: string, base: string): string {
  return pathname === "/" ? base : `${base}${pathname.slice(1)}`;
}
