import type { FunctionComponent } from "react";
import type { PageFragments, PageRecord, SiteShell } from "../schema/generated/types.ts";
import { bootstrapScript } from "./client/bootstrap.ts";
import { Breadcrumbs } from "./components/breadcrumbs/breadcrumbs.tsx";
import { RunningHead } from "./components/print-sheet/print-sheet.tsx";
import { Toc } from "./components/toc/toc.tsx";
import type { LayoutContext } from "./layouts/layout.ts";
import { keepLeftToRight } from "./layouts/left-to-right.ts";
import { contextOf, pageTitle } from "./layouts/page-context.ts";
import { layouts } from "./layouts/registry.ts";
import { StubPage } from "./layouts/stub/stub.tsx";
import { toMarkup } from "./layouts/to-markup.ts";
import { withAnchorAliases } from "./shared/compose/anchor-aliases.ts";
import { assetHref } from "./shared/compose/asset-href.ts";
import { escapeAttribute } from "./shared/compose/escape.ts";
import { renderPageHead } from "./shared/compose/page-head.ts";
import { renderPageStyles, styleSheet } from "./shared/compose/page-styles.ts";
import type { RenderPage, RenderTemplate } from "./shared/compose/server-entry.ts";
import { siteColours } from "./shared/compose/theme-colours.ts";
import { voidTag } from "./shared/compose/void-tag.ts";
import { After } from "./shell/after.tsx";
import { Before } from "./shell/before.tsx";

export { bootstrapScript } from "./client/bootstrap.ts";
export { HTML_POLICY } from "./client/trusted-html.ts";
export { pageTitle } from "./layouts/page-context.ts";
export { compose } from "./shared/compose/compose.ts";
export { renderSheet } from "./sheet/render-sheet.tsx";

/** Runs the layout of a record and collects what differs from page to page. */
export const renderPage: RenderPage = (record, shell): PageFragments => {
  // The registry has a layout for every type; TypeScript cannot follow the pairing through an index.
  const own = layouts[record.type] as FunctionComponent<{ record: PageRecord; context: LayoutContext }>;
  const Layout = record.stub === true ? StubPage : own;
  const directed = directionOf(shell);
  const context = contextOf(shell);
  const main = (
    <>
      <RunningHead record={record} context={context} />
      <Layout record={record} context={context} />
    </>
  );
  return {
    title: pageTitle(record, shell),
    head: renderPageStyles(record, shell) + renderPageHead(record, shell),
    main: withAnchorAliases(directed(toMarkup(main)), record.anchorAliases),
    breadcrumbs: directed(toMarkup(<Breadcrumbs crumbs={record.breadcrumbs} home={shell.base} />)),
    toc: directed(toMarkup(<Toc entries={record.toc} />)),
  };
};

/** Returns the function that makes HTML read the same in the text direction of a site. */
function directionOf({ dir }: SiteShell): (html: string) => string {
  return dir === "rtl" ? keepLeftToRight : (html) => html;
}

/** Draws the frame that all pages share. */
export const renderTemplate: RenderTemplate = (shell) => ({
  lang: shell.lang,
  dir: shell.dir,
  base: shell.base,
  head: renderSiteHead(shell),
  before: directionOf(shell)(toMarkup(<Before shell={shell} />)),
  after: directionOf(shell)(toMarkup(<After shell={shell} />)),
  scripts: `<script type="module" data-asset src="${escapeAttribute(assetHref(shell.assets.script, shell.base))}"></script>`,
  rootAttributes: rootAttributes(shell),
});

function renderSiteHead(shell: SiteShell): string {
  const { assets, base, colourMode } = shell;
  const fonts = assets.fonts.map((path) => fontPreload(assetHref(path, base)));
  const icon =
    assets.icon === undefined ? [] : [voidTag("link", { rel: "icon", href: assetHref(assets.icon, base) })];
  const { touchIcon, manifest, theme } = assets;
  return [
    voidTag("meta", { charset: "utf-8" }),
    voidTag("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
    ...fonts,
    `<script>${bootstrapScript}</script>`,
    ...(theme === undefined ? [] : [styleSheet(theme, base, "")]),
    ...icon,
    ...(touchIcon === undefined ? [] : [voidTag("link", { rel: "apple-touch-icon", href: touchIcon })]),
    ...(manifest === undefined ? [] : [voidTag("link", { rel: "manifest", href: manifest })]),
    voidTag("meta", { name: "theme-color", content: siteColours(shell, colourMode.default).paper }),
  ].join("\n");
}

/** Open where there are no scripts; else the bootstrap script opens them where the line is fast. */
function fontPreload(href: string): string {
  return voidTag("link", {
    rel: "preload",
    href,
    as: "font",
    crossorigin: "",
    media: "(scripting: none)",
  });
}

/** The attributes that the bootstrap script reads, and the colour mode of a page without scripts. */
function rootAttributes(shell: SiteShell): string {
  const { default: mode, followSystem } = shell.colourMode;
  const attributes: Record<string, string> = {
    "data-theme": mode,
    "data-theme-choice": followSystem ? "system" : mode,
    "data-default-theme": mode,
  };
  if (followSystem) attributes["data-follow-system"] = "";
  if (shell.announcement !== undefined) attributes["data-announcement"] = shell.announcement.id;
  return voidTag("", attributes).slice(2, -1);
}
