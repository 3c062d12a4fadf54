import { ADDRESSING_TAG, pathOf, type SitePlace } from "../offline/page-needs.ts";
import { encodedPath } from "../text/encoded-path.ts";

/** What a zip holds, as far as links need to know. */
export interface DiskSite extends SitePlace {
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

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>\n?/g;
/** Links of the head that mean nothing on a disk; of the others only style sheets and icons are drawn. */
const HEAD_LINK = /<link\b(?![^>]*\brel="(?:stylesheet|icon|apple-touch-icon)")[^>]*>\n?/g;
const ADDRESS = /\s(href|src|srcset|xlink:href|poster|action|data)="([^"]*)"/gi;

/** A finished page as it works from a disk: links are relative and name files, and there are no scripts. */
export function diskPage(html: string, path: string, site: DiskSite): DiskPage {
  const named = new Set<string>();
  const up = "../".repeat(path === "" ? 0 : path.split("/").length);
  const move = (address: string): string | undefined => {
    const path = pathOf(address, site);
    if (path === undefined) return address;
    named.add(path);
    const moved = diskAddress(address, path, site);
    return moved?.isHere === true ? up + moved.address : moved?.address;
  };
  const plain = html.replace(SCRIPT, "").replace(HEAD_LINK, "");
  const rewritten = plain.replace(ADDRESSING_TAG, (tag) =>
    tag
      .replace(/\s(?:crossorigin|integrity)(?:="[^"]*")?/g, "")
      .replace(ADDRESS, (whole, name: string, value: string) => {
        const address = name === "srcset" ? moveAll(value, move) : move(value);
        return address === undefined ? "" : address === value ? whole : ` ${name}="${address}"`;
      }),
  );
  return { html: rewritten, named: [...named].sort() };
}

/** What a path leads to in the zip. A page that names the same paths is the same as long as each leads to the same. */
export function kindOfPath(path: string, site: DiskSite): "page" | "file" | "outside" {
  if (site.pages.has(path.replace(/\/$/, ""))) return "page";
  return site.files.has(path) ? "file" : "outside";
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

interface DiskAddress {
  readonly address: string;
  /** The address is relative to the top of the zip. */
  readonly isHere: boolean;
}

/** Undefined for an address that leads nowhere from a disk. */
function diskAddress(address: string, path: string, site: DiskSite): DiskAddress | undefined {
  const fragment = /#.*$/.exec(address)?.[0] ?? "";
  const kind = kindOfPath(path, site);
  if (kind === "page") {
    const page = path.replace(/\/$/, "");
    const file = page === "" ? "index.html" : `${encodedPath(page)}/index.html`;
    return { address: file + fragment, isHere: true };
  }
  if (kind === "file") return { address: encodedPath(path) + fragment, isHere: true };
  if (site.url === undefined) return undefined;
  return { address: site.url + site.base + encodedPath(path) + fragment, isHere: false };
}
