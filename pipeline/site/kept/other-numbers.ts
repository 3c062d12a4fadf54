import type { PageRecord, SiteShell } from "../../../schema/generated/types.ts";
import { compileSome } from "../../compile/compile-site.ts";
import type { CompileContext } from "../../compile/context.ts";
import type { Glossary } from "../../compile/html/term-links.ts";
import { exportsPage } from "../../compile/pages/exports-page.ts";
import { addressesIn } from "../../compile/pages/orphan-pages.ts";
import { type PageFacts, recordOf } from "../../emit/page-facts.ts";
import { recordHash } from "../../emit/record-hash.ts";
import type { ExportedFile } from "../../exports/make-exports.ts";
import { pictureOf } from "../../open-graph/picture.ts";
import type { SiteIndex } from "../../resolve/site-index.ts";
import type { Source } from "../../resolve/source.ts";
import { joinFiles } from "../index-files.ts";
import { judgeFiles } from "../judge-site.ts";
import { isSameJson } from "../same-json.ts";
import type { SiteOptions } from "../site-options.ts";
import { parseFiles } from "../sources/parse-files.ts";
import { withinFrame } from "../within-frame.ts";
import { type Place, saidOf } from "./content-name.ts";
import { namesValues, plainDocs } from "./plain-docs.ts";
import { type TextRules, textRulesOf } from "./text-rules.ts";

/** What was published before, and all that must stay as it was: else the site is made whole. */
export interface FormerNumbers {
  readonly records: readonly PageFacts[];
  readonly exports: readonly Pick<ExportedFile, "pathname">[];
  readonly shell: SiteShell;
  readonly glossary: Glossary;
  /** What was said of the files, as `saidOf` names it. */
  readonly said: string;
}

/** What is not as it was. */
export interface OtherNumbers {
  /** Records by their addresses. */
  readonly records: ReadonlyMap<string, PageRecord>;
  readonly exports: readonly ExportedFile[];
  readonly rules: TextRules;
}

/**
 * What a site publishes otherwise because some datasheets have other numbers. The index is made of all files, but most
 * docs are known to show nothing of a datasheet (`plain-docs.ts`) and come with little more than their titles. All other
 * pages are compiled, lists of docs only where a title may hold a value. Undefined where more has changed than what these
 * pages show: what is said of the files, a title, an anchor, where a page leads.
 */
export async function otherNumbers(
  former: FormerNumbers,
  place: Place,
  options: SiteOptions,
): Promise<OtherNumbers | undefined> {
  const { files, store } = place;
  const plain = plainDocs(place);
  const paths = new Set(plain.map(({ path }) => path));
  const rest = files.texts.filter(({ path }) => !paths.has(path));
  const sources = await parseFiles(rest, { limits: files.limits, store });
  const { shell } = former;
  const framed = withinFrame(joinFiles(files, [...plain, ...sources]), files, { shell }, options);
  if (framed === undefined) return undefined;
  const { context, exports, found } = framed;
  const { index } = context;
  const isSame =
    saidOf(judgeFiles({ index, files, found }, options)) === former.said &&
    isSameJson(context.glossary, former.glossary) &&
    isSameJson(addressesOf(exports), addressesOf(former.exports));
  const left = pagesWithoutValues(index, paths, sources);
  const remade = isSame ? compileOthers(index, left, context) : undefined;
  if (remade === undefined) return undefined;
  // Those are as they were; any other page must have been made.
  const others = former.records.filter(({ pathname }) => !left.has(pathname));
  const records = successors({ ...former, records: others }, remade, options);
  return records && { records, exports, rules: textRulesOf(index) };
}

/**
 * The addresses of pages that can show nothing of a datasheet: plain docs and, where values stand in no title and no
 * description of the `others`, the lists of docs.
 */
function pagesWithoutValues(
  index: SiteIndex,
  plain: ReadonlySet<string>,
  others: readonly Source[],
): ReadonlySet<string> {
  const listed = others.filter(({ type }) => type === "doc" || type === "category");
  const hasPlainLists = !listed.some(namesValues);
  const pages = [...index.pages.all()].filter(({ source, node }) =>
    node?.kind === "category" ? hasPlainLists : plain.has(source?.path ?? ""),
  );
  return new Set(pages.map(({ pathname }) => pathname));
}

/** All other pages, by their addresses. */
function compileOthers(
  index: SiteIndex,
  left: ReadonlySet<string>,
  context: CompileContext,
): ReadonlyMap<string, PageRecord> | undefined {
  const wanted = [...index.pages.pathnames()].filter((pathname) => !left.has(pathname));
  const { records, diagnostics } = compileSome(context, new Set(["/", ...wanted]));
  const list = exportsPage(context);
  if (context.diagnostics.length + diagnostics.length > 0) return undefined;
  return new Map([...records, ...(list === undefined ? [] : [list])].map((page) => [page.pathname, page]));
}

/** The records that are others than before. */
function successors(
  { records, shell }: FormerNumbers,
  remade: ReadonlyMap<string, PageRecord>,
  { store }: SiteOptions,
): ReadonlyMap<string, PageRecord> | undefined {
  const successors = new Map<string, PageRecord>();
  for (const page of records) {
    const compiled = remade.get(page.pathname);
    if (compiled === undefined) return undefined;
    const before = recordOf(page);
    const after = "image" in before ? { ...compiled, image: before.image } : compiled;
    if (recordHash(after, store) === recordHash(page, store)) continue;
    if (!isSameJson(faceOf(before, shell), faceOf(after, shell))) return undefined;
    successors.set(page.pathname, after);
  }
  return successors;
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
