import { compareStrings } from "../../../core/diagnostics.ts";
import type { DialectName } from "../../../sources/dialects/dialect.ts";
import { readData } from "../../../sources/read/read-data.ts";
import { codeRanges } from "./code-ranges.ts";
import { isPagePath } from "./plan.ts";
import { MOST_BYTES, type SourceFolder } from "./source-folder.ts";

/** Markup by which pages show the system that they were written for. */
const marks: readonly (readonly [DialectName, RegExp])[] = [
  [
    "docusaurus",
    /^:::(?:note|tip|info|warning|danger|caution)\b|^import .+ from ["']@(?:theme|site|docusaurus)\//m,
  ],
  [
    "vitepress",
    /^::: ?(?:details|code-group)\b|^::: (?:tip|info|warning|danger)\b|^<<< ?@\/|^<!-- ?@include: /m,
  ],
  ["mkdocs", /^(?:!!!|\?\?\?\+?) \w|^=== "|^-+8<-+ ["']/m],
  ["mdbook", /\{\{#(?:include|rustdoc_include|playground|template|title)\b/],
  ["gitbook", /^\{% (?:hint|tabs|tab|content-ref|embed|page-ref|stepper|columns) .*%\}/m],
  [
    "jekyll",
    /\{%-? *(?:link|post_url|highlight|include|include_relative|assign|capture) |^\{: ?[.#]\w|^\{: ?toc\}/m,
  ],
];

/** The systems whose markup pages hold, that of most pages first, each with the first of its pages. */
export function foreignMarkup(
  source: SourceFolder,
  folder: string,
): { readonly dialect: DialectName; readonly pages: readonly string[] }[] {
  const limits = { fileBytes: MOST_BYTES.text, imageBytes: MOST_BYTES.asset, isForeign: true };
  const files = readData(source.folderAt(folder) ?? source.path, limits).value;
  const pages = files.flatMap((file) =>
    file.kind === "text" && isPagePath(file.path) && !source.isLeftOut(file.path)
      ? [{ path: file.path, text: withoutCode(file.text) }]
      : [],
  );
  return marks
    .map(([dialect, mark]) => ({
      dialect,
      pages: pages
        .filter(({ text }) => mark.test(text))
        .map(({ path }) => path)
        .sort(compareStrings),
    }))
    .filter((found) => found.pages.length > 0)
    .sort((one, other) => other.pages.length - one.pages.length);
}

/** A text without its code, which may show the markup of any system. */
function withoutCode(text: string): string {
  let left = "";
  let at = 0;
  for (const [start, end] of codeRanges(text)) {
    left += text.slice(at, start);
    at = end;
  }
  return left + text.slice(at);
}
