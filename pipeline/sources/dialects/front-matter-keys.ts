import { recordOf } from "../../core/record-of.ts";

/** The meaning of a key of another system's front matter here. */
export type KeyRule =
  /** No effect: a setting of its pages that does not exist here. */
  | "no-effect"
  /** It holds something that a reader would see there, and does not see here. */
  | "content"
  /** The keys of a doc here that say the same; undefined: such a value has no effect. */
  | ((value: unknown) => Readonly<Record<string, unknown>> | undefined);

export type KeyRules = Readonly<Record<string, KeyRule>>;

/** A table of keys that have no effect. */
function noEffect(...keys: readonly string[]): KeyRules {
  return Object.fromEntries(keys.map((key) => [key, "no-effect"]));
}

/** A day, of a date or of a time. */
function day(value: unknown): string | undefined {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === "string" ? /^\d{4}-\d\d-\d\d/.exec(value)?.[0] : undefined;
}

const updated: KeyRule = (value) => {
  const stated = day(value);
  return stated === undefined ? undefined : { updated: stated };
};

const unlisted: KeyRule = (value) => (value === true ? { unlisted: true } : undefined);

/** Keys of blogs, of Jekyll, Hugo, Starlight and others, which such docs carry along: their system passes them over as well. */
export const commonKeys: KeyRules = noEffect(
  ...["author", "authors", "author_title", "author_url", "author_image_url", "date", "created", "modified"],
  ...["last_updated", "lastmod", "layout", "permalink", "parent", "grand_parent", "has_children", "has_toc"],
  ...["nav_order", "nav_exclude", "nav_fold", "search_exclude", "categories", "category", "tags", "excerpt"],
  ...["redirect_from", "published", "lang", "weight", "linkTitle", "type", "template", "banner", "pagefind"],
  ...["tableOfContents", "sidebar", "icon", "status", "image", "cover", "comments", "toc", "theme", "head"],
  ...["robots", "canonical", "canonical_url", "version", "search", "noindex", "sidebar_position_override"],
);

/** The address is made of the file alone. */
const byFileAlone = noEffect("id", "slug");

export const docusaurusKeys: KeyRules = {
  ...noEffect("title_meta", "sidebar_key", "last_update_author", "hide_reading_time", "no_comments"),
  last_update: (value) => updated((value as { date?: unknown } | null)?.date),
};

export const vitepressKeys: KeyRules = {
  ...byFileAlone,
  ...noEffect(
    "titleTemplate",
    "head",
    "lang",
    "layout",
    "navbar",
    "sidebar",
    "footer",
    "editLink",
    "pageClass",
  ),
  ...noEffect("isHome", "externalLinkIcon", "search", "markdownStyles", "params", "markdown"),
  hero: "content",
  features: "content",
  lastUpdated: updated,
  aside: (value) => (value === false ? { hide_table_of_contents: true } : undefined),
  outline: (value) => {
    if (value === false) return { hide_table_of_contents: true };
    if (value === "deep") return levels(2, 6);
    const [from, to = from] = Array.isArray(value) ? value : [value];
    return typeof from === "number" && typeof to === "number" ? levels(from, to) : undefined;
  },
  prev: (value) => (value === false ? { pagination_prev: null } : undefined),
  next: (value) => (value === false ? { pagination_next: null } : undefined),
};

function levels(from: number, to: number): Record<string, number> {
  return { toc_min_heading_level: Math.max(from, 2), toc_max_heading_level: Math.max(to, 2) };
}

export const starlightKeys: KeyRules = {
  ...noEffect("id", "head", "template", "editUrl", "pagefind", "topic", "banner_id"),
  hero: "content",
  banner: "content",
  slug: (value) => (typeof value === "string" ? { slug: `/${value.replace(/^\/+/, "")}` } : undefined),
  lastUpdated: updated,
  tableOfContents: (value) => {
    if (value === false) return { hide_table_of_contents: true };
    const { minHeadingLevel = 2, maxHeadingLevel = 3 } = recordOf(value);
    return typeof minHeadingLevel === "number" && typeof maxHeadingLevel === "number"
      ? levels(minHeadingLevel, maxHeadingLevel)
      : undefined;
  },
  sidebar: (value) => {
    const { label, order, hidden } = recordOf(value);
    return {
      ...(typeof label === "string" && { sidebar_label: label }),
      ...(typeof order === "number" && { sidebar_position: order }),
      ...(hidden === true && { unlisted: true }),
    };
  },
  prev: (value) => (value === false ? { pagination_prev: null } : undefined),
  next: (value) => (value === false ? { pagination_next: null } : undefined),
};

export const mkdocsKeys: KeyRules = {
  ...byFileAlone,
  ...noEffect(
    "template",
    "icon",
    "status",
    "tags",
    "search",
    "subtitle",
    "social",
    "comments",
    "render_macros",
  ),
  ...noEffect("pin", "links", "readtime", "revision_date", "summary", "nav_title"),
  hide: (value) => (isListed("toc", value) ? { hide_table_of_contents: true } : undefined),
};

function isListed(word: string, value: unknown): boolean {
  return Array.isArray(value) ? value.includes(word) : value === word;
}

export const gitbookKeys: KeyRules = {
  ...byFileAlone,
  ...noEffect("icon", "cover", "coverX", "coverY", "coverHeight", "layout", "noIndex", "noRobotsIndex"),
  ...noEffect("metaLinks", "if", "vars", "tags", "anchors", "openapi"),
  hidden: unlisted,
};

export const githubKeys: KeyRules = {
  ...byFileAlone,
  nav_order: (value) => (typeof value === "number" ? { sidebar_position: value } : undefined),
  nav_exclude: unlisted,
  published: (value) => (value === false ? { draft: true } : undefined),
};

/** A permalink with parts that Jekyll fills in, or that is no page, has no effect. */
const permalink: KeyRule = (value) =>
  typeof value === "string" && /^\/[^:]*(?:\/|\.html)$|^\/[^:.]*$/.test(value)
    ? { slug: value.replace(/(?:index)?\.html$/, "").replace(/(?<=.)\/$/, "") }
    : undefined;

/** The address as an import writes it; that of Jekyll has no slash and is for posts. */
const slug: KeyRule = (value) =>
  typeof value === "string" && value.startsWith("/") ? { slug: value } : undefined;

export const jekyllKeys: KeyRules = { ...githubKeys, permalink, slug };

export const mdbookKeys: KeyRules = byFileAlone;
