import type { LinkIndex } from "../../../schema/generated/types.ts";
import type { Diagnostic, Position } from "../../core/diagnostics.ts";
import { nearest } from "../../core/text/nearest.ts";
import type { Source } from "../../sources/parse/source.ts";
import type { Contract } from "./contract.ts";
import type { ContractContext } from "./contract-context.ts";

type Page = LinkIndex["pages"][string];

/** Published anchors that neither their page nor the one that took its place has. */
export function vanishedAnchors(contract: Contract, context: ContractContext): Diagnostic[] {
  const own = new Set(
    Object.entries(contract.pages).flatMap(([address, { source }]) => (address === "/" ? [] : [source])),
  );
  return Object.entries(contract.pages).flatMap(([address, before]) => {
    // The home page may be a copy of a doc, which is checked at its own address.
    if (address === "/" && own.has(before.source)) return [];
    const pathname = presentAddress(address, context.links);
    const page = pathname === undefined ? undefined : context.links.pages[pathname];
    if (pathname === undefined || page === undefined || context.unsure.has(pathname)) return [];
    const known = new Set(page.anchors);
    const vanished = before.anchors.filter((id) => !known.has(id) && !isInSet(id, pathname, page, context));
    return vanished.map((id) => anchorGone(id, { address, pathname, before, page }, context));
  });
}

/**
 * Whether another page shows that part of a divided set: its messages and blocks change pages when some are added before
 * them, and an overview has the ids of as many as fit.
 */
function isInSet(id: string, pathname: string, { source }: Page, { index }: ContractContext): boolean {
  const record = index.sources.get(source);
  const first = record && index.pages.ofSource(record);
  return [pathname, first].some((page) => page !== undefined && index.moved.get(page)?.has(id) === true);
}

/** The page that an address means now; undefined for an alias that names a part of a page or another site. */
function presentAddress(address: string, { pages, aliases }: LinkIndex): string | undefined {
  if (Object.hasOwn(pages, address)) return address;
  const to = Object.hasOwn(aliases, address) ? aliases[address] : undefined;
  return to === undefined || to.includes("#") ? undefined : to;
}

interface Change {
  readonly address: string;
  readonly pathname: string;
  readonly before: Page;
  readonly page: Page;
}

function anchorGone(
  id: string,
  { address, pathname, before, page }: Change,
  context: ContractContext,
): Diagnostic {
  const source = context.index.sources.get(page.source);
  const fresh = page.anchors.filter((anchor) => !before.anchors.includes(anchor));
  const successor = successorOf(id, before.anchors, page.anchors, fresh);
  const where = address === pathname ? address : `${address}, now ${pathname},`;
  return {
    code: "anchor-vanished",
    severity: "error",
    file: source?.path ?? page.source,
    ...(source === undefined ? {} : anchorPosition(source, successor)),
    message: `The published page ${where} had the anchor "${id}", and it is gone.`,
    hint: hintOf(id, source, successor),
  };
}

/** Tells what an author writes: records and docs take `anchorAliases`, other files cannot. */
function hintOf(id: string, source: Source | undefined, successor: string | undefined): string {
  const key = /^[A-Za-z0-9_][\w-]*$/.test(id) ? id : JSON.stringify(id);
  if (source === undefined || source.type === "category" || source.type === "site")
    return "Bring the part back under its id.";
  return `Add to this file: anchorAliases: { ${key}: "#${successor ?? "…"}" }.`;
}

/**
 * The anchor that took the place of another: a new one with a similar name, else the new one between the same
 * neighbours.
 */
function successorOf(
  id: string,
  before: readonly string[],
  after: readonly string[],
  fresh: readonly string[],
): string | undefined {
  const near = nearest(id, fresh)[0];
  if (near !== undefined) return near;
  const at = before.indexOf(id);
  const previous = before.slice(0, at).findLast((anchor) => after.includes(anchor));
  const next = before.slice(at + 1).find((anchor) => after.includes(anchor));
  const from = previous === undefined ? 0 : after.indexOf(previous) + 1;
  const to = next === undefined ? after.length : after.indexOf(next);
  const between = after.slice(from, to);
  return between.length === 1 ? between[0] : undefined;
}

/** The list of former anchors, else the heading that took the place. */
function anchorPosition(source: Source, successor: string | undefined): Position | undefined {
  const headings = Object.values(source.prose).flatMap((document) => document.headings);
  return source.positions["/anchorAliases"] ?? headings.find(({ id }) => id === successor)?.position;
}
