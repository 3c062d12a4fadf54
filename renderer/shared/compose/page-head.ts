import type { DocVersion, PageRecord, SiteShell } from "../../../schema/generated/types.ts";
import { escapeScriptJson } from "./escape.ts";
import { pathnameToHref } from "./href.ts";
import { structuredData } from "./structured-data.ts";
import { voidTag } from "./void-tag.ts";
import { wholeAddress } from "./whole-address.ts";

const robots = voidTag("meta", { name: "robots", content: "noindex" });

/** The head elements of one page: what search engines and previews read. */
export function renderPageHead(record: PageRecord, shell: SiteShell): string {
  const elements = [...describe(record, shell)];
  if (record.type !== "not-found") elements.push(...locate(record, shell));
  if (record.type === "not-found" || record.unlisted === true || versionOf(record)?.noindex === true)
    elements.push(robots);
  return elements.join("");
}

function describe(record: PageRecord, shell: SiteShell): string[] {
  return [
    voidTag("meta", { name: "description", content: record.description }),
    voidTag("meta", { property: "og:title", content: record.title }),
    voidTag("meta", { property: "og:description", content: record.description }),
    voidTag("meta", { property: "og:type", content: record.type === "doc" ? "article" : "website" }),
    voidTag("meta", { property: "og:site_name", content: shell.title }),
    ...picture(record, shell),
  ];
}

/** Previews of links take whole addresses only. */
function picture({ image, title }: PageRecord, shell: SiteShell): string[] {
  if (image === undefined || shell.url === undefined) return [];
  return [
    voidTag("meta", { property: "og:image", content: wholeAddress(shell.base + image, shell) }),
    voidTag("meta", { property: "og:image:type", content: "image/png" }),
    voidTag("meta", { property: "og:image:width", content: "1200" }),
    voidTag("meta", { property: "og:image:height", content: "630" }),
    voidTag("meta", { property: "og:image:alt", content: title }),
    voidTag("meta", { name: "twitter:card", content: "summary_large_image" }),
  ];
}

/** The version of the docs that a page is of. */
function versionOf(record: PageRecord): DocVersion | undefined {
  return record.type === "doc" || record.type === "category" ? record.version : undefined;
}

function locate(record: PageRecord, shell: SiteShell): string[] {
  const canonical = record.type === "doc" ? record.canonical : undefined;
  const pathname = canonical ?? versionOf(record)?.preferred ?? record.pathname;
  const href = wholeAddress(pathnameToHref(pathname, shell.base), shell);
  const elements = [
    voidTag("meta", { property: "og:url", content: href }),
    voidTag("link", { rel: "canonical", href }),
  ];
  // The languages of a page are named where it is the one that search engines shall keep.
  if (shell.url !== undefined && versionOf(record)?.preferred === undefined) {
    const own = wholeAddress(pathnameToHref(record.pathname, shell.base), shell);
    for (const hreflang of [shell.lang, "x-default"]) {
      elements.push(voidTag("link", { rel: "alternate", hreflang, href: own }));
    }
  }
  if (record.type !== "search" && record.type !== "offline") elements.push(markdownLink(record, shell));
  for (const thing of structuredData(record, shell)) elements.push(dataBlock(thing));
  return elements;
}

/** The same page as Markdown, which lies beside it. */
function markdownLink({ pathname }: PageRecord, shell: SiteShell): string {
  const href = wholeAddress(pathnameToHref(pathname === "/" ? "/index" : pathname, shell.base), shell);
  return voidTag("link", { rel: "alternate", type: "text/markdown", href: `${href}.md` });
}

function dataBlock(thing: object): string {
  const data = { "@context": "https://schema.org", ...thing };
  return `<script type="application/ld+json">${escapeScriptJson(data)}</script>`;
}
