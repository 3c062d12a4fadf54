import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { gzipSync } from "node:zlib";

/**
 * The cost of a first visit of a page, in bytes as they travel (gzip, level 9) and in requests. Bytes are
 * stable; times are not.
 */
interface PageCosts {
  /** Address of the page. */
  readonly page: string;
  /** HTML beyond the page's own main element: head, navbar, sidebar, contents, footer. */
  readonly frame: number;
  readonly css: number;
  /** Scripts that the page asks for by itself: the entry, the client that it loads after the first paint, and what those import. */
  readonly scripts: number;
  /** The script that follows the client when the page is at rest: fetching ahead, and what a page does about a saved copy. */
  readonly later: number;
  /** The document and everything that is asked for before scripts: style sheet, fonts, pictures. */
  readonly requests: number;
}

/** The limits of the design. */
export const BUDGETS = { frame: 4096, css: 12_000, scripts: 102_400, later: 6000, requests: 8 } as const;

/** The dearest page of the docs in each respect, beside what is allowed. */
export function costTable(docs: readonly PageCosts[]): string {
  const names = {
    frame: "HTML beyond the main element, bytes gzip",
    css: "CSS, bytes gzip",
    scripts: "scripts, bytes gzip",
    later: "script that comes later, bytes gzip",
    requests: "requests before scripts",
  } as const;
  const rows = (Object.keys(names) as (keyof typeof names)[]).map((name) => {
    const most = Math.max(...docs.map((costs) => costs[name]));
    return `| ${names[name]} | ${most} | ${BUDGETS[name]} |\n`;
  });
  return `\n| first visit of a doc page | at most | allowed |\n| --- | ---: | ---: |\n${rows.join("")}`;
}

/** Docs of a built site with what each costs, sorted by address. */
export function costsOfDocs(out: string): PageCosts[] {
  const later = sumOf(
    readdirSync(join(out, "assets")).flatMap((name) =>
      /^later-[^/]+\.js$/.test(name) ? [`assets/${name}`] : [],
    ),
    out,
  );
  return readdirSync(out, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith("/index.html"))
    .sort()
    .flatMap((path) => {
      const html = read(out, path);
      if (!html.includes('data-page-type="doc"')) return [];
      return [{ page: `/${dirname(path)}`, later, ...costsOf(html, out) }];
    });
}

function costsOf(html: string, out: string): Omit<PageCosts, "page" | "later"> {
  const entries = linked(html, /<script type="module"[^>]* src="([^"]+)"/g);
  return {
    frame: gzipped(html) - gzipped(textOf(html)),
    css: sumOf(linked(html, /<link rel="stylesheet" href="([^"]+)"/g), out),
    scripts: sumOf(withImports([...entries, ...entries.flatMap((entry) => loadedBy(entry, out))], out), out),
    requests: 1 + new Set(earlyRequests(html)).size,
  };
}

/**
 * The requests that the parser finds before it runs a script; pictures that wait to be scrolled to are not
 * among them.
 */
function earlyRequests(html: string): string[] {
  const links = linked(html, /<link rel="(?:stylesheet|preload|icon)"[^>]* ?href="([^"]+)"/g);
  const pictures = [...html.matchAll(/<img\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !tag.includes('loading="lazy"'))
    .flatMap((tag) => /\ssrc="([^"]+)"/.exec(tag)?.[1] ?? []);
  return [...links, ...pictures];
}

/** The main element: a page's own text with its marks. */
function textOf(html: string): string {
  return /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? "";
}

/** The script that the entry loads by itself: the client. */
function loadedBy(entry: string, out: string): string[] {
  return [...read(out, entry).matchAll(/\bimport\(\s*["'`](\.[^"'`]+\.js)["'`]/g)].map(([, to = ""]) =>
    posix.join(posix.dirname(entry), to),
  );
}

/** Scripts and everything that they import by themselves, without what they load later. */
function withImports(entries: readonly string[], out: string): string[] {
  const found = new Set<string>();
  const add = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    const code = read(out, path);
    for (const [, to = ""] of code.matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g))
      add(posix.join(posix.dirname(path), to));
  };
  for (const entry of entries) add(entry);
  return [...found];
}

/** Addresses that a pattern finds, as paths of the output. */
function linked(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, href = ""]) => href.replace(/^\//, ""));
}

function sumOf(paths: readonly string[], out: string): number {
  return paths.reduce((sum, path) => sum + gzipped(read(out, path)), 0);
}

function read(out: string, path: string): string {
  return readFileSync(join(out, path), "utf8");
}

function gzipped(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}
