import type { PageRecord, SiteShell } from "../../../../../schema/generated/types.ts";
import { checkFiles } from "../../../../checks/site/check-site.ts";
import type { PackStore } from "../../../../engine/cache/pack-store.ts";
import type { ExportedFile } from "../../../../exports/make-exports.ts";
import { joinFiles } from "../../../../model/index-files.ts";
import { pictureOf } from "../../../../outputs/open-graph/picture.ts";
import { compileSome } from "../../../../pages/compile-site.ts";
import type { CompileContext } from "../../../../pages/context.ts";
import type { Glossary } from "../../../../pages/html/term-links.ts";
import { type PageFacts, recordOf } from "../../../../pages/page-facts.ts";
import { exportsPage } from "../../../../pages/pages/exports-page.ts";
import { addressesIn } from "../../../../pages/pages/orphan-pages.ts";
import { recordHash } from "../../../../render/record-hash.ts";
import type { SiteOptions } from "../../../../site.ts";
import { parseFiles } from "../../../../sources/site/parse-files.ts";
import { isSameJson } from "../same-json.ts";
import { withinFrame } from "../within-frame.ts";
import { constantPages, namesValues } from "./constant-docs.ts";
import { constantProducts } from "./constant-products.ts";
import { type Place, saidOf } from "./content-name.ts";
import { type TextRules, textRulesOf } from "./text-rules.ts";

/** What was published before, and all that must stay as it was: else the site is made whole. */
interface FormerNumbers {
  readonly records: readonly PageFacts[];
  readonly exports: readonly Pick<ExportedFile, "pathname">[];
  readonly shell: SiteShell;
  readonly glossary: Glossary;
  /** What was said of the files, as `saidOf` names it. */
  readonly said: string;
  /** Datasheets that are others than before, by their paths. */
  readonly changed: ReadonlySet<string>;
  /** Docs that are not constant. */
  readonly variableDocs: readonly string[];
  /** Docs that may name a product: only of these the numbers of one can say another thing. */
  readonly naming: ReadonlySet<string>;
}

/** What is not as it was. */
interface OtherNumbers {
  /** Records by their addresses. */
  readonly records: ReadonlyMap<string, PageRecord>;
  readonly exports: readonly ExportedFile[];
  readonly rules: TextRules;
}

/**
 * What a site publishes otherwise because some datasheets have other numbers. Most docs are constant (`constant-docs.ts`):
 * of them and of categories nothing is made, and the others are told where they are. So are most other products
 * (`constant-products.ts`), of which only the source is read. Undefined where more has changed than what the other pages
 * show: what is said of the files, a title, an anchor, where a page leads.
 */
export async function otherNumbers(
  former: FormerNumbers,
  place: Place,
  options: SiteOptions,
): Promise<OtherNumbers | undefined> {
  const { files, docs, store } = place;
  const variable = new Set(former.variableDocs);
  const left = new Set(docs.map(({ path }) => path).filter((path) => !variable.has(path)));
  const texts = files.texts.filter(({ path }) => !left.has(path));
  const sources = await parseFiles(texts, { limits: files.limits, store });
  // What its page and its list of docs say of a category.
  if (sources.some((source) => source.type === "category" && namesValues(source))) return undefined;
  const constant = constantPages(former.records, variable);
  const { shell } = former;
  const parsed = { ...joinFiles(files, sources), constantPages: constant };
  const framed = withinFrame(parsed, { ...files, texts }, { shell }, options);
  if (framed === undefined) return undefined;
  const { context, exports, found } = framed;
  const { index } = context;
  const judged = files.texts.filter(({ path }) => !left.has(path) || former.naming.has(path));
  const isSame =
    saidOf(checkFiles({ index, files: { ...files, texts: judged }, found }, options)) === former.said &&
    isSameJson(context.glossary, former.glossary) &&
    isSameJson(addressesOf(exports), addressesOf(former.exports));
  if (!isSame) return undefined;
  const known = new Set([
    ...constant.map(({ pathname }) => pathname),
    ...constantProducts(former.records, former.changed, context),
  ]);
  const others = former.records.filter(
    (page) => !known.has("canonical" in page ? (page.canonical ?? page.pathname) : page.pathname),
  );
  const remade = compileOthers(others, context);
  const records = remade && successors(others, remade, former, options);
  return records && { records, exports, rules: textRulesOf(index) };
}

/** These pages with what they show now, by their addresses. */
function compileOthers(
  former: readonly PageFacts[],
  context: CompileContext,
): ReadonlyMap<string, PageRecord> | undefined {
  const home = former.find(({ pathname }) => pathname === "/");
  const first = home?.type === "doc" ? home.canonical : undefined;
  const pathnames = new Set(former.map(({ pathname }) => pathname));
  const { records, diagnostics } = compileSome(context, pathnames, first);
  const list = exportsPage(context);
  if (context.diagnostics.length + diagnostics.length > 0) return undefined;
  return new Map([...records, ...(list === undefined ? [] : [list])].map((page) => [page.pathname, page]));
}

/** The records that are others than before. */
function successors(
  former: readonly PageFacts[],
  remade: ReadonlyMap<string, PageRecord>,
  { shell }: Pick<FormerNumbers, "shell">,
  { store }: SiteOptions,
): ReadonlyMap<string, PageRecord> | undefined {
  const successors = new Map<string, PageRecord>();
  for (const page of former) {
    const compiled = remade.get(page.pathname);
    if (compiled === undefined) return undefined;
    const before = recordOf(page);
    const after = { ...inPlaceOf(before, compiled), ...("image" in before ? { image: before.image } : {}) };
    if (isSamePage(page, after, store)) continue;
    if (!isSameJson(faceOf(before, shell), faceOf(after, shell))) return undefined;
    successors.set(page.pathname, after);
  }
  return successors;
}

/** The HTML of docs need not be made: the names of their blocks say enough. */
function isSamePage(before: PageFacts, after: PageRecord, store: PackStore): boolean {
  if (after.type === "doc") return recordHash(after, store) === recordHash(before, store);
  return isSameJson(before, after);
}

/** Where a doc stands among the others is not known without their trees, and is as it was. */
function inPlaceOf(before: PageRecord, after: PageRecord): PageRecord {
  if (before.type !== "doc" || after.type !== "doc") return after;
  const { previous: _p, next: _n, versions: _v, ...doc } = after;
  const { breadcrumbs, previous, next, versions } = before;
  return {
    ...{ ...doc, breadcrumbs },
    ...(versions && { versions }),
    ...(previous && { previous }),
    ...(next && { next }),
  };
}

/** What others can know of a page: its addresses and names, where it leads, and its picture. */
function faceOf(record: PageRecord, shell: SiteShell): readonly unknown[] {
  const { type, title, description, source, anchors, unlisted, updated } = record;
  return [
    { type, title, description, source, anchors, unlisted, updated },
    [...addressesIn(record, shell.base)].sort(),
    pictureOf(record, shell),
  ];
}

function addressesOf(exports: FormerNumbers["exports"]): string[] {
  return exports.map(({ pathname }) => pathname);
}
