import type { LinkIndex } from "../../../../schema/generated/types.ts";
import { listFiles } from "../../e2e/support/tree.ts";
import { outputText } from "./site-folders.ts";

const TAG = /<(?:a|area|link|img|source|script|iframe|use|image)\b[^>]*>/g;
const TARGET = /\s(?:href|src|xlink:href)="([^"]*)"/;

/** The links of all pages that lead to no page, file or place of the site: `/about -> /nowhere`. */
export function deadLinks(out: string): string[] {
  const files = new Set(listFiles(out));
  const { pages, aliases } = JSON.parse(outputText(out, "links.json")) as LinkIndex;
  const places = new Map<string, Set<string>>();
  const placesOf = (file: string): Set<string> => {
    const found = places.get(file) ?? idsOf(outputText(out, file));
    places.set(file, found);
    return found;
  };
  const isDead = (target: string, from: string): boolean => {
    const [address = "", hash = ""] = target.replace(/\?[^#]*/, "").split("#");
    const pathname = decodeURI(address);
    if (pathname in aliases) return false;
    const file = pathname === "" ? from : fileOf(pathname);
    if (!(pathname === "" || pathname in pages || files.has(file))) return true;
    return hash !== "" && file.endsWith(".html") && !placesOf(file).has(decodeURIComponent(hash));
  };
  return [...files]
    .filter((path) => path.endsWith("index.html"))
    .flatMap((path) =>
      targetsOf(outputText(out, path))
        .filter((target) => isDead(target, path))
        .map((target) => `/${path.replace(/\/?index\.html$/, "")} -> ${target}`),
    );

  /** A page is the file of its address, all else the file itself. */
  function fileOf(pathname: string): string {
    const path = pathname.replace(/^\//, "");
    return files.has(path) ? path : `${path}/index.html`.replace(/^\//, "");
  }
}

/** The addresses within the site that a page names, each once. */
function targetsOf(html: string): string[] {
  const targets = [...html.matchAll(TAG)].flatMap(([tag]) => {
    const [, target = ""] = TARGET.exec(tag) ?? [];
    return /^(?:\/(?!\/)|#)/.test(target) ? [target.replaceAll("&amp;", "&")] : [];
  });
  return [...new Set(targets)];
}

const idsOf = (html: string): Set<string> =>
  new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = ""]) => id.replaceAll("&amp;", "&")));
