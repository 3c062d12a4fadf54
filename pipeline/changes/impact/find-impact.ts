import { compareStrings } from "../../core/diagnostics.ts";
import { suggestNearest } from "../../core/text/nearest.ts";
import { safeDecode } from "../../model/resolve/doc-path.ts";
import { collectLinks } from "../../model/resolve/site-links.ts";
import type { Site } from "../../site.ts";
import { type Alteration, withOtherValues, withoutFile } from "./alter-site.ts";
import { type AffectedOutputs, compareOutputs } from "./compare-outputs.ts";
import { type ReferenceProblem, readReference, type Subject } from "./read-reference.ts";

/** Everything that depends on a subject. */
export interface Impact extends AffectedOutputs {
  /** Links that lead to it; only a page or anchor has any. */
  readonly links: readonly InboundLink[];
}

/** Makes a site with other files in place of those that were read. */
type Remake = (alter: Alteration) => Promise<Site>;

/**
 * Finds what depends on a subject by making the site a second time with another one in its place, and comparing. No list
 * of dependencies is kept that could forget one.
 */
export async function findImpact(
  site: Site,
  reference: string,
  remake: Remake,
): Promise<Impact | ReferenceProblem> {
  const subject = readReference(reference, site.index);
  if ("message" in subject) return subject;
  if (subject.kind === "address" && subject.anchor !== undefined)
    return anchorImpact(site, subject, subject.anchor);
  const alter = alterationOf(subject);
  const found = alter === undefined ? none : compareOutputs(site, await remake(alter));
  return { ...found, links: subject.kind === "address" ? inboundLinks(site, subject.pathname) : [] };
}

/** A page that no file of the data makes, such as the search, has no dependents but links. */
const none: AffectedOutputs = { everyPage: false, pages: [], exports: [] };

/** The site with other digits or words in the place of a value, or without the file of a page. */
function alterationOf(subject: Subject): Alteration | undefined {
  if (subject.kind === "value") return withOtherValues(subject.source, subject.rows);
  return subject.source === undefined ? undefined : withoutFile(subject.source);
}

/** An anchor is a place, not a content: its page shows it, and others link to it. */
function anchorImpact(
  site: Site,
  { pathname }: Extract<Subject, { kind: "address" }>,
  anchor: string,
): Impact | ReferenceProblem {
  const own = site.links.pages[pathname];
  if (own?.anchors.includes(anchor) !== true) {
    return {
      message: `The page ${pathname} has no anchor "${anchor}".`,
      hint: suggestNearest(anchor, own?.anchors ?? [], `links.json lists the anchors of each page.`),
    };
  }
  const links = inboundLinks(site, pathname, anchor);
  const from = new Set([pathname, ...links.flatMap((link) => link.pathname ?? [])]);
  const pages = [...from].sort(compareStrings).map((address) => ({
    pathname: address,
    title: site.links.pages[address]?.title ?? "",
    places: address === pathname ? [`#${anchor}`] : ["links"],
  }));
  return { everyPage: links.some((link) => link.pathname === undefined), pages, exports: [], links };
}

/** A link to a page or anchor, where it is written. */
interface InboundLink {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  /** Page that shows the link; absent for navigation and footer. */
  readonly pathname?: string;
}

/** The links that would lead nowhere without a page or, with an id, without an anchor of it. */
function inboundLinks({ index }: Site, pathname: string, anchor?: string): InboundLink[] {
  return collectLinks(index)
    .filter(({ resolved }) => {
      if (resolved.kind !== "page" || resolved.pathname !== pathname) return false;
      return anchor === undefined || safeDecode(resolved.hash.slice(1)) === anchor;
    })
    .map(({ source, position, pathname: from }) => ({
      file: source.path,
      ...(position === undefined ? {} : { line: position.line, column: position.column }),
      ...(from === undefined ? {} : { pathname: from }),
    }))
    .sort((a, b) => compareStrings(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0));
}
