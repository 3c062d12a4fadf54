import { compareStrings } from "../../core/diagnostics.ts";
import { type CompiledPages, compilePages } from "../../pages/compile-pages.ts";
import { hasNotices, noticeFeedPath } from "../../pages/notice-feed-path.ts";
import { planSheets } from "../../pages/sheet-plan.ts";
import type { ContractOptions } from "../contract/contract-options.ts";
import type { CheckOptions } from "./check-options.ts";

/**
 * The pages as they are with the options that the published site was built with. The names of datasheets are known
 * without printing them, and pages list them by their names; their bytes are not looked at.
 */
export async function promisedPages(
  site: CompiledPages,
  { pdf, siteUrl }: ContractOptions,
  options: CheckOptions,
): Promise<CompiledPages> {
  const { records } = site.compiled;
  const sheets = pdf && options.sheets === undefined ? planSheets(records) : [];
  const pages =
    sheets.length === 0 ? site : await compilePages(site.index, withSheets(site, sheets), options);
  const hasFeed = siteUrl === true && hasNotices(records);
  return hasFeed ? { ...pages, links: withFile(pages.links, `/${noticeFeedPath}`) } : pages;
}

function withSheets({ context }: CompiledPages, sheets: ReturnType<typeof planSheets>) {
  const planned = sheets.map(({ file }) => ({ ...file, bytes: 0, sha256: "", text: "" }));
  return [...context.exports, ...planned].sort((a, b) => compareStrings(a.pathname, b.pathname));
}

function withFile(links: CompiledPages["links"], address: string): CompiledPages["links"] {
  return { ...links, files: [...new Set([...links.files, address])] };
}
