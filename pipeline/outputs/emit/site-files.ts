import { readFileSync } from "node:fs";
import { schemas } from "../../../schema/generated/schemas.ts";
import versions from "../../../schema/published/versions.json" with { type: "json" };
import { canonicalJson } from "../../core/canonical-json.ts";
import { hashOf } from "../../core/hash.ts";
import { xmlText } from "../../core/text/escape/xml.ts";
import { EXPORTS_INDEX_PATH, exportsIndex } from "../../exports/exports-index.ts";
import { distinctAssets } from "../../model/resolve/asset-path.ts";
import { defaultIcon } from "../../pages/icons/default-icon.ts";
import { noticeFeedPath } from "../../pages/notice-feed-path.ts";
import { isKeptFromEngines } from "../../pages/page-facts.ts";
import type { SiteContent } from "../../pages/site-content.ts";
import type { Producer } from "../../render/producer.ts";
import { treeName } from "../../render/sidebar-keys.ts";
import type { OutputFile } from "../../write/tree-plan.ts";
import { aliasPages } from "./alias-pages.ts";
import { noticeFeed } from "./notice-feed.ts";
import { SITEMAP_PATH, sitePaths } from "./site-paths.ts";

/** Files beside the pages: link index, sidebars, schemas, assets, what search engines read. */
export function siteFiles(site: SiteContent, base: string): OutputFile[] {
  const { redirects } = site;
  const files: OutputFile[] = [
    { path: "links.json", key: site.linksName(), bytes: () => `${canonicalJson(site.links)}\n` },
    ...navigationFiles(site),
    // Schemas on which programs may rely; editors' schemas are not among them.
    text("schema/versions.json", `${canonicalJson(versions)}\n`),
    ...Object.keys(versions).map((name) =>
      text(`schema/${name}.schema.json`, `${JSON.stringify(schemas[name], null, 2)}\n`),
    ),
    ...(site.exports.length === 0
      ? []
      : [text(EXPORTS_INDEX_PATH, `${canonicalJson(exportsIndex(site.exports))}\n`)]),
    ...site.exports.map((file) => ({
      path: file.pathname.slice(1),
      key: file.sha256,
      bytes: () => file.text,
    })),
    text("robots.txt", robots(site, base)),
    ...aliasPages(redirects, site.shell),
    ...distinctAssets(site.assets).map((asset) => ({
      path: asset.output,
      key: asset.hash,
      bytes: () => readFileSync(asset.absolute),
    })),
  ];
  if (site.shell.assets.icon === base + defaultIcon.path)
    files.push(text(defaultIcon.path, defaultIcon.text));
  const products = site.records.filter((record) => record.type === "product");
  const feed = noticeFeed(products, site.shell);
  if (feed !== undefined) files.push(text(noticeFeedPath, feed));
  const { url } = site.shell;
  if (url !== undefined)
    files.push({
      path: SITEMAP_PATH,
      key: hashOf("sitemap", url, base, site.pagesName()),
      bytes: () => sitemap(site, url, base),
    });
  return files;
}

/** The files of a site beside its pages. */
export const site = {
  ...sitePaths,
  when: "asked",
  below: "",
  files: ({ content }) => siteFiles(content, content.shell.base),
} satisfies Producer;

/** The trees of the sidebars. */
export function navigationFiles({ sidebars }: Pick<SiteContent, "sidebars">): OutputFile[] {
  return Object.entries(sidebars).map(([name, tree]) => ({
    path: `navigation/${name}.json`,
    key: `tree ${treeName(tree)}`,
    bytes: () => `${canonicalJson(tree)}\n`,
  }));
}

function text(path: string, content: string): OutputFile {
  return { path, key: hashOf(content), bytes: () => content };
}

function robots(site: SiteContent, base: string): string {
  const map = site.shell.url === undefined ? "" : `Sitemap: ${site.shell.url}${base}sitemap.xml\n`;
  return `User-agent: *\nAllow: /\n${map}`;
}

function sitemap(site: SiteContent, url: string, base: string): string {
  const pages = site.records.filter(
    (record) =>
      record.unlisted !== true &&
      !("canonical" in record && record.canonical !== undefined) &&
      !isKeptFromEngines(record),
  );
  const entries = pages.map(({ pathname, updated }) => {
    const address = `${url}${base}${pathname.slice(1)}`;
    return `<url><loc>${xmlText(address)}</loc>${updated === undefined ? "" : `<lastmod>${updated}</lastmod>`}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
}
