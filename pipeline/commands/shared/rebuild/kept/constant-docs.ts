import { proseSettings } from "../../../../checks/prose/settings.ts";
import type { Findings } from "../../../../checks/site/check-site.ts";
import type { ConstantPage } from "../../../../model/resolve/claim-docs.ts";
import type { PageFacts } from "../../../../pages/page-facts.ts";
import type { Site } from "../../../../site.ts";
import { markedPaths } from "../../../../sources/parse/reference-marks.ts";
import type { Source } from "../../../../sources/parse/source.ts";

/** A site of which all has been judged. */
interface CheckedSite extends Pick<Site, "index"> {
  readonly sources: readonly Source[];
  readonly findings: Findings;
}

/**
 * Paths of docs that have to be at hand where datasheets have other numbers: those that may show one, and those of which
 * something is to be said. All others are constant: their pages stay as they are, and others can ask where they are.
 */
export function variableDocs({ sources, index, findings }: CheckedSite): string[] {
  const excepted = proseSettings(index)?.exceptions.map(({ exception }) => exception.file) ?? [];
  const named = new Set([...excepted, ...findings.files.map(({ file }) => file)]);
  const docs = sources.filter(({ type }) => type === "doc");
  return docs.filter((doc) => named.has(doc.path) || !isConstant(doc)).map(({ path }) => path);
}

/** Whether nothing that a datasheet says is shown by a doc: no value stands in it, and no card at its end. */
function isConstant(source: Source): boolean {
  const { valid, diagnostics, prose, data } = source;
  if (!valid || diagnostics.length > 0) return false;
  const { "": document, ...fields } = prose;
  const isOneText = document?.stored !== undefined && Object.keys(fields).length === 0;
  if (!isOneText || document.values.length > 0 || namesValues(source)) return false;
  return data.related === undefined && data.aliases === undefined;
}

/** Whether values stand in what lists and menus say of a doc or a category: its title, its description, any other field. */
export function namesValues({ data, headingTitle = "" }: Source): boolean {
  return markedPaths(headingTitle).length > 0 || JSON.stringify(data).includes("{{");
}

/** The pages of categories, and of all docs but the `variable` ones. A doc that is the home page, too, is at its own address. */
export function constantPages(records: readonly PageFacts[], variable: ReadonlySet<string>): ConstantPage[] {
  return records.filter((page): page is ConstantPage & PageFacts => {
    if (page.type === "category") return true;
    return page.type === "doc" && page.canonical === undefined && !variable.has(page.source);
  });
}
