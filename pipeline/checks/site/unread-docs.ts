import type { Diagnostic } from "../../core/diagnostics.ts";
import { countOf } from "../../core/text/phrase.ts";
import { safeDecode } from "../../model/resolve/doc-path.ts";
import { splitTarget } from "../../model/resolve/link-candidates.ts";
import type { Menu, MenuItem } from "../../sources/navigation/menu.ts";
import { typeOfPath } from "../../sources/parse/source-type.ts";
import { hasDocEnding, isMarkdown, withoutMarkdownEnding } from "../../sources/read/markdown-names.ts";
import type { SiteFiles } from "../../sources/site/read-files.ts";

/** Papers of a repository, which are no docs if they are outside of the docs. */
const papers =
  /^(?:readme|change(?:s|log)|history|licen[cs]e|copying|notice|authors|contribut\w*|code_of_conduct|security|support|summary)\b/i;
const RENAME = "Rename it, so that it ends in .md.";
const HINT =
  "Move it into docs/, or bring the docs in with fairlead import docs, which reads the folders of other systems.";

/**
 * Docs that no rule reads: where the menu of another system names them, and where they are all that there is. A build
 * that publishes nothing is never what somebody wants who has written Markdown.
 */
export function unreadDocs(
  { texts, assets, docs }: Pick<SiteFiles, "texts" | "assets" | "docs">,
  hasPages: boolean,
): Diagnostic[] {
  const all = [...texts, ...assets].map(({ path }) => path).filter(isMarkdown);
  const unread = all.filter((path) => typeOfPath(path) !== "doc" && !isPaper(path));
  const menus = [...(docs.menu === undefined ? [] : [docs.menu]), ...(docs.furtherMenus?.values() ?? [])];
  const named = menus.flatMap((menu) => unreadItems(menu, unread));
  const [first] = unread;
  const hasDocs = hasPages || all.some((path) => typeOfPath(path) === "doc");
  if (named.length > 0 || first === undefined || hasDocs) return named;
  const more = unread.length === 1 ? "" : ` It is one of ${countOf(unread.length, "Markdown file")}.`;
  return [
    {
      code: "docs-unread",
      severity: "error",
      file: first,
      message: `No page was read. ${ruleFor(first)}${more}`,
      hint: hintFor(first),
    },
  ];
}

/**
 * The same findings without warnings about menu items whose doc is reported already as one that no rule
 * reads.
 */
export function withoutMenuWarnings(
  found: readonly Diagnostic[],
  unread: readonly Diagnostic[],
): readonly Diagnostic[] {
  if (unread.length === 0) return found;
  const places = new Set(unread.map(placeOf));
  return found.filter((each) => each.code !== "menu-unread" || !places.has(placeOf(each)));
}

function placeOf({ file, line, column }: Diagnostic): string {
  return `${file}:${line}:${column}`;
}

function isPaper(path: string): boolean {
  return /^(?:static|public)\//.test(path) || papers.test(path.slice(path.lastIndexOf("/") + 1));
}

/** The rule by which a Markdown file is no doc. */
function ruleFor(path: string): string {
  if (!hasDocEnding(path))
    return "Docs are files that end in .md, .mdx or .markdown, and this file does not.";
  return /(?:^|\/)_/.test(path)
    ? 'A file or folder whose name begins with "_" is a part of other docs and has no page.'
    : "Docs are the Markdown files below docs/, and this file is outside of it.";
}

function hintFor(path: string): string {
  return hasDocEnding(path) ? HINT : RENAME;
}

function unreadItems(menu: Menu, unread: readonly string[]): Diagnostic[] {
  return itemsOf(menu.items).flatMap((item) => {
    const name = item.id ?? item.target;
    const path = name === undefined ? undefined : fileOf(name, menu, unread);
    if (path === undefined) return [];
    return [
      {
        code: "docs-unread" as const,
        severity: "error" as const,
        file: menu.file,
        ...item.position,
        message: `The menu names "${name}", and no page is made of ${path}. ${ruleFor(path).replace("this file", "that file")}`,
        hint: hintFor(path),
      },
    ];
  });
}

function itemsOf(items: readonly MenuItem[]): MenuItem[] {
  return items.flatMap((item) => [item, ...itemsOf(item.items ?? [])]);
}

/** The unread file that an item means: at its path, else the only one whose path ends with it. */
function fileOf(name: string, { folder }: Menu, unread: readonly string[]): string | undefined {
  const written = safeDecode(splitTarget(name).path).replace(/^(?:\.?\/)+/, "");
  const names = (path: string): string[] => [path, withoutMarkdownEnding(path)];
  const own = unread.find((path) => names(path).includes(folder + written));
  if (own !== undefined || written === "") return own;
  const others = unread.filter((path) => names(path).some((each) => each.endsWith(`/${written}`)));
  return others.length === 1 ? others[0] : undefined;
}
