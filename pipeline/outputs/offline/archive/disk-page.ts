import { encodedPath } from "../../../core/text/encoded-path.ts";
import { pathOf, type SiteLocation } from "../../../render/page-needs.ts";

/** Pages and files of a zip, for resolving links. */
export interface DiskSite extends SiteLocation {
  /** Paths of pages below the base, decoded: `docs/intro`, "" for the home page. */
  readonly pages: ReadonlySet<string>;
  /** Paths of files that may be in the zip. */
  readonly files: ReadonlySet<string>;
}

export interface DiskPage {
  readonly html: string;
  /** Paths below the base that the page names, whatever they lead to. */
  readonly named: readonly string[];
}

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>\n?/;
/** Links of the head that mean nothing on a disk; of the others only style sheets and icons are drawn. */
const HEAD_LINK = /<link\b(?![^>]*\brel="(?:stylesheet|icon|apple-touch-icon)")[^>]*>\n?/;
/**
 * Tags with an address, and the text before and after it; most tags of a page are of elements that never have
 * an address. In pieces, because most of the others have one, which is then written without a search in the
 * tag.
 */
const ADDRESSING_TAG =
  /(<(?!(?:span|path|li|td|th|code|pre|p)\b)[a-z][\w-]*(?:\s[^<>]*)?)(\s(?:(href|src|srcset|xlink:href|poster|action|data)="((?!#[^" ,]*")[^"<>]*)"|crossorigin|integrity))([^<>]*>)/;
const CHANGED = new RegExp([SCRIPT, HEAD_LINK, ADDRESSING_TAG].map(({ source }) => source).join("|"), "gi");
/** Other attributes that change: the tag is then read an attribute at a time. */
const OTHER = /\s(?:href|src|srcset|xlink:href|poster|action|data|crossorigin|integrity)/i;
const ADDRESS = /\s(href|src|srcset|xlink:href|poster|action|data)="([^"]*)"/gi;

/** A finished page as it works from a disk: links are relative and name files, and there are no scripts. */
export function diskPage(html: string, path: string, site: DiskSite): DiskPage {
  const named = new Set<string>();
  const up = "../".repeat(path === "" ? 0 : path.split("/").length);
  const move = (address: string): string | undefined => {
    const target = targetOf(address, site);
    if (target === undefined) return address;
    named.add(target.path);
    return target.isHere ? up + target.address : target.address;
  };
  const write = (whole: string, name: string, value: string): string => {
    const address = name === "srcset" ? moveAll(value, move) : move(value);
    return address === undefined ? "" : address === value ? whole : ` ${name}="${address}"`;
  };
  const rewritten = html.replace(
    CHANGED,
    (tag: string, before?: string, attribute = "", name?: string, value = "", after = "") => {
      if (before === undefined) return "";
      return name === undefined || OTHER.test(before) || OTHER.test(after)
        ? tag.replace(/\s(?:crossorigin|integrity)(?:="[^"]*")?/g, "").replace(ADDRESS, write)
        : before + write(attribute, name, value) + after;
    },
  );
  return { html: rewritten, named: [...named].sort() };
}

/**
 * The kind of target of a path in the zip. A page that names the same paths is the same as long as each has
 * the same kind of target.
 */
export function kindOfPath(path: string, site: DiskSite): "page" | "file" | "outside" {
  if (site.pages.has(withoutSlash(path))) return "page";
  return site.files.has(path) ? "file" : "outside";
}

function withoutSlash(path: string): string {
  return path.endsWith("/") ? path.slice(0, -1) : path;
}

function moveAll(srcset: string, move: (address: string) => string | undefined): string {
  return srcset
    .split(",")
    .map((item) => {
      const [address = "", ...size] = item.trim().split(/\s+/);
      return [move(address) ?? address, ...size].join(" ");
    })
    .join(", ");
}

interface LinkTarget {
  /** Path below the base. */
  readonly path: string;
  /** Undefined where it leads nowhere from a disk. */
  readonly address: string | undefined;
  /** The address is relative to the top of the zip. */
  readonly isHere: boolean;
}

/** Where addresses lead, by the site of the zip: most of what a page names its neighbours name as well. */
const targets = new WeakMap<DiskSite, Map<string, LinkTarget | undefined>>();
/** Places that are remembered at once, some hundred bytes each. */
const REMEMBERED = 5000;

/** Undefined for an address of another site. */
function targetOf(address: string, site: DiskSite): LinkTarget | undefined {
  let known = targets.get(site);
  if (known === undefined || known.size >= REMEMBERED) {
    known = new Map();
    targets.set(site, known);
  }
  let target = known.get(address);
  if (target === undefined && !known.has(address)) {
    target = findTarget(address, site);
    known.set(address, target);
  }
  return target;
}

function findTarget(address: string, site: DiskSite): LinkTarget | undefined {
  const path = pathOf(address, site);
  if (path === undefined) return undefined;
  const hash = address.indexOf("#");
  const fragment = hash === -1 ? "" : address.slice(hash);
  const kind = kindOfPath(path, site);
  if (kind === "page") {
    const page = withoutSlash(path);
    const file = page === "" ? "index.html" : `${encodedPath(page)}/index.html`;
    return { path, address: file + fragment, isHere: true };
  }
  if (kind === "file") return { path, address: encodedPath(path) + fragment, isHere: true };
  const away = site.url === undefined ? undefined : site.url + site.base + encodedPath(path) + fragment;
  return { path, address: away, isHere: false };
}
