import { byteRange } from "../../../../renderer/shared/compose/byte-range.ts";
import { contentType, isCompressible } from "../../../core/http/content-type.ts";
import { REDIRECT_STATUS } from "../../../core/http/redirect.ts";
import {
  commonHeaders,
  FRESH,
  type Headers,
  responseHeaders,
  type SitePolicy,
} from "../../../core/http/response-headers.ts";
import type { CachedFile } from "./file-cache.ts";
import { findFile } from "./find-file.ts";
import type { MovedTo } from "./moved-to.ts";
import { chooseCoding, matchesTag } from "./negotiate.ts";

/** The files of a site by their exact paths: on disk for `preview`, in memory for `dev`. */
export interface FileTree {
  has(path: string): boolean;
  /** Undefined when the file is gone since it was listed. */
  read(path: string): CachedFile | undefined;
}

export interface Site {
  readonly tree: FileTree;
  readonly base: string;
  readonly policy: SitePolicy | undefined;
  /** Headers of a file, by its path with a slash before it, that take the place of those of the table. */
  readonly fileHeaders?: (path: string) => Headers;
  readonly movedTo: MovedTo;
}

export interface Question {
  readonly method: string;
  /** The request target: path and query. */
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array;
}

const NOTHING = new Uint8Array();
/** In bytes; below it, packing gains less than its header costs. */
const PACK_FROM = 256;

/** The answer to a request, its body included even for HEAD, whose headers are those of GET. */
export function answer(question: Question, site: Site): Answer {
  const [, pathname = "", search = ""] = /^([^?#]*)(\?[^#]*)?/.exec(question.url) ?? [];
  if (!pathname.startsWith("/")) return plain(400, "The address cannot be read.", site);
  const to = site.movedTo(pathname, search);
  if (to !== undefined) return plain(REDIRECT_STATUS, "Moved.", site, { Location: to });
  const found = findFile(pathname, site.base, (path) => site.tree.has(path));
  if (found.kind === "malformed") return plain(400, "The address cannot be read.", site);
  const file = found.kind === "file" ? site.tree.read(found.path) : undefined;
  if (found.kind === "file" && file) {
    return question.method === "GET" || question.method === "HEAD"
      ? fileAnswer(question, { path: found.path, file, site })
      : plain(405, "Only GET and HEAD are answered.", site, { Allow: "GET, HEAD" });
  }
  const page = found.kind === "page-missing" ? site.tree.read("404.html") : undefined;
  return page ? missingAnswer(question, page, site) : plain(404, "Not found.", site);
}

function plain(status: number, text: string, site: Site, more: Headers = {}): Answer {
  const headers = {
    "Content-Type": contentType("a.txt"),
    "Cache-Control": FRESH,
    ...commonHeaders(site.policy),
  };
  return { status, headers: { ...headers, ...more }, body: new TextEncoder().encode(`${text}\n`) };
}

/** The page for what is missing is packed like others, and has no tag: it is never asked for again by its own name. */
function missingAnswer({ headers: requestHeaders }: Question, page: CachedFile, site: Site): Answer {
  const headers: Record<string, string> = { ...responseHeaders("/404.html", site.policy) };
  const packs = page.bytes.byteLength >= PACK_FROM;
  if (packs) headers.Vary = "Accept-Encoding";
  const coding = packs ? chooseCoding(text(requestHeaders["accept-encoding"])) : undefined;
  if (coding === undefined) return { status: 404, headers, body: page.bytes };
  return { status: 404, headers: { ...headers, "Content-Encoding": coding }, body: page.packed(coding) };
}

function fileAnswer(
  { headers: requestHeaders }: Question,
  { path, file, site }: { path: string; file: CachedFile; site: Site },
): Answer {
  const headers: Record<string, string> = {
    ...responseHeaders(`/${path}`, site.policy),
    ...site.fileHeaders?.(`/${path}`),
  };
  const packs = isCompressible(contentType(`/${path}`)) && file.bytes.byteLength >= PACK_FROM;
  if (packs) headers.Vary = "Accept-Encoding";
  // A range counts the bytes of the file, so a request for one is answered without compression.
  const coding =
    packs && !requestHeaders.range ? chooseCoding(text(requestHeaders["accept-encoding"])) : undefined;
  if (coding === undefined) headers["Accept-Ranges"] = "bytes";
  const tag = `"${file.hash}${coding ? `-${coding}` : ""}"`;
  headers.ETag = tag;
  if (matchesTag(text(requestHeaders["if-none-match"]), tag)) {
    const { "Content-Type": _, "Accept-Ranges": __, ...remaining } = headers;
    return { status: 304, headers: remaining, body: NOTHING };
  }
  if (coding !== undefined)
    return { status: 200, headers: { ...headers, "Content-Encoding": coding }, body: file.packed(coding) };
  return rangeAnswer(requestHeaders, { file, headers, tag });
}

function rangeAnswer(
  requestHeaders: Question["headers"],
  { file: { bytes }, headers, tag }: { file: CachedFile; headers: Headers; tag: string },
): Answer {
  const condition = text(requestHeaders["if-range"]);
  const isCurrent = condition === undefined || condition === tag;
  const range = isCurrent ? byteRange(text(requestHeaders.range), bytes.byteLength) : undefined;
  if (range === undefined) return { status: 200, headers, body: bytes };
  if (range === "unsatisfiable") {
    const { Vary: _, ...rest } = headers;
    return {
      status: 416,
      headers: {
        ...rest,
        "Content-Type": contentType("a.txt"),
        "Content-Range": `bytes */${bytes.byteLength}`,
      },
      body: NOTHING,
    };
  }
  const { first, last } = range;
  const contentRange = `bytes ${first}-${last}/${bytes.byteLength}`;
  const { "Accept-Ranges": _, ...rest } = headers;
  return {
    status: 206,
    headers: { ...rest, "Content-Range": contentRange },
    body: bytes.subarray(first, last + 1),
  };
}

function text(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(", ") : value;
}
