import type { PageFacts } from "../../emit/page-facts.ts";
import { markedPaths } from "../../parse/reference-marks.ts";
import type { SettledPage } from "../../resolve/place-docs.ts";
import type { Source } from "../../resolve/source.ts";
import type { Site } from "../../site.ts";
import { proseSettings } from "../../validate/prose/settings.ts";
import type { Findings } from "../judge-site.ts";

/** A site of which all has been judged. */
interface JudgedSite extends Pick<Site, "index"> {
  readonly sources: readonly Source[];
  readonly findings: Findings;
}

/**
 * Paths of docs that have to be at hand where datasheets have other numbers: those that may show one, and those of which
 * something is to be said. All others are settled: their pages stay as they are, and others can ask where they are.
 */
export function unsettledDocs({ sources, index, findings }: JudgedSite): string[] {
  const excepted = proseSettings(index)?.exceptions.map(({ exception }) => exception.file) ?? [];
  const named = new Set([...excepted, ...findings.files.map(({ file }) => file)]);
  const docs = sources.filter(({ type }) => type === "doc");
  return docs.filter((doc) => named.has(doc.path) || !isSettled(doc)).map(({ path }) => path);
}

/** Whether nothing that a datasheet says is shown by a doc: no value stands in it, and no card at its end. */
function isSettled(source: Source): boolean {
  const { valid, diagnostics, prose, data } = source;
  if (!valid || diagnostics.length > 0) return false;
  const { "": document, ...fields } = prose;
  const isOneText = document?.kept !== undefined && Object.keys(fields).length === 0;
  if (!isOneText || document.values.length > 0 || namesValues(source)) return false;
  return data.related === undefined && data.aliases === undefined;
}

/** Whether values stand in what lists and menus say of a doc or a category: its title, its description, any other field. */
export function namesValues({ data, headingTitle = "" }: Source): boolean {
  return markedPaths(headingTitle).length > 0 || JSON.stringify(data).includes("{{");
}

/** The pages of settled docs and of categories, where these are the `unsettled` docs. A doc that is the home page, too, is at its own address. */
export function settledPages(records: readonly PageFacts[], unsettled: ReadonlySet<string>): SettledPage[] {
  return records.filter((page): page is SettledPage & PageFacts => {
    if (page.type === "category") return true;
    return page.type === "doc" && page.canonical === undefined && !unsettled.has(page.source);
  });
}
