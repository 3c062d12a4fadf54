import { posix } from "node:path";
import { escapeRegExp } from "../../core/text/escape/reg-exp.ts";
import { faultsAt, textsAfter } from "./followers.ts";
import type { DataTexts, Fault } from "./mutant.ts";
import { type Occurrence, occurrencesOf } from "./occurrences.ts";

/** Every place where the address of a page or the path of its file is written as a link. */
export function addressUses(data: Pick<DataTexts, "texts">, pathname: string, file: string): Occurrence[] {
  const end = "(?=$|[\\s)#\"'?,}\\]])";
  const literal = escapeRegExp(pathname);
  const rooted = occurrencesOf(
    data,
    new RegExp(`(?<=\\(|- |: |\\[|\\[[^\\]\\n]*, )(?<it>["']?${literal})${end}`, "m"),
    /./,
    pathname,
  );
  const relative = occurrencesOf(data, /\]\((?<it>(?:\.\.?\/)[^)#\s"]+)/, /./, posix.basename(file)).filter(
    (occurrence) => posix.join(posix.dirname(occurrence.file), occurrence.text) === file,
  );
  return [...rooted, ...relative].filter(({ start, file: path, text }) => !isRoute(data, path, start, text));
}

/** `route: /x` and `slug: /x` say where a page is; they are no links. */
function isRoute(data: Pick<DataTexts, "texts">, file: string, start: number, text: string): boolean {
  return /(route|slug|from): $/.test((data.texts.get(file) ?? "").slice(0, start)) && text !== "";
}

/** The faults once nothing is at an address any more. */
export function lostAddress(
  data: DataTexts,
  edits: ReadonlyMap<string, string | null>,
  { pathname, file, code = "link-not-found" }: { pathname: string; file: string; code?: string },
): Fault[] {
  const after = textsAfter(data, edits);
  return faultsAt(code, addressUses(after, pathname, file), after);
}

/** The further faults once a doc is not published at its place: a category without docs has no page. */
export function lostCategory(
  data: DataTexts,
  edits: ReadonlyMap<string, string | null>,
  doc: string,
): Fault[] {
  const folder = `${posix.dirname(doc)}/`;
  const file = `${folder}_category.yaml`;
  const pathname = data.pageOf(file);
  const docs = [...textsAfter(data, edits).texts.keys()].filter(
    (path) => path.startsWith(folder) && path.endsWith(".md") && path !== doc,
  );
  return pathname === undefined || docs.length > 0 ? [] : lostAddress(data, edits, { pathname, file });
}

/** Relative targets of a file that is somewhere else now. */
export function lostRelative(data: DataTexts, file: string): Occurrence[] {
  const files = new Set(data.files);
  return (
    occurrencesOf(
      { texts: new Map([[file, data.texts.get(file) ?? ""]]) },
      /\]\((?<it>(?<path>\.\.?\/[^)#\s"]+)(?:#[^)\s"]*)?)/,
    )
      // Above the data folder there is nothing: as in the address of a page, more dots lead no higher.
      .filter(({ groups }) => !files.has(posix.join("/", posix.dirname(file), groups.path ?? "").slice(1)))
  );
}
