import { normalisePathname } from "../../shared/compose/normalise-pathname.ts";
import type { SectionLine } from "../../shared/offline-format/manifests.ts";
import { ROUTES_PATH, type RouteList } from "../../shared/offline-format/site-facts.ts";
import { builtInPage, type SavedSection, type Trouble } from "./built-in-page.ts";
import type { Context } from "./context.ts";

const NOT_FOUND = 404;
const UNAVAILABLE = 503;

/** An answer where neither storage nor network has one: never nothing, and never an error page of the browser. */
export async function lastResort(url: URL, reason: Trouble["reason"], context: Context): Promise<Response> {
  const { site, shell } = context;
  const pathname = normalisePathname(url.pathname, site.base);
  const [routes, notFoundHtml] = await Promise.all([
    readRoutes(context),
    textOf(shell.match(`${site.base}404.html`)),
  ]);
  const moved = routes?.moved[pathname ?? ""];
  if (moved !== undefined) return Response.redirect(withQueryOf(url, new URL(moved, url)).href, 301);
  const isKnown = pathname !== undefined && routes?.pages[pathname] !== undefined;
  if (
    routes !== undefined &&
    notFoundHtml !== undefined &&
    !isKnown &&
    isPageLike(url.pathname) &&
    reason !== "damaged"
  )
    return page(notFoundHtml, NOT_FOUND, context);
  const own = isKnown ? routes.sections[routes.pages[pathname] ?? -1] : undefined;
  const { saved, isDamaged, date, lines } = await savedParts(context);
  const transfer = lines.find(({ id }) => id === own?.id)?.transfer;
  const trouble: Trouble = {
    reason: own !== undefined && isDamaged(own.id) ? "damaged" : reason,
    href: url.pathname + url.search,
    ...(saved === undefined ? {} : { saved }),
    ...(own === undefined
      ? {}
      : { section: { title: own.title, ...(transfer === undefined ? {} : { transfer }) } }),
    ...(date === undefined ? {} : { date }),
  };
  return page(builtInPage(trouble, site, notFoundHtml), UNAVAILABLE, context);
}

/** Where a former address leads keeps what was asked for with it, as hosts and the page of that address do. */
function withQueryOf(requested: URL, target: URL): URL {
  if (target.search === "") target.search = requested.search;
  return target;
}

/** The same without asking storage for anything: what is left when our own code or all storage fails. */
export function bareLastResort(url: URL, { site }: Pick<Context, "site">): Response {
  const trouble: Trouble = { reason: "not-saved", href: url.pathname + url.search };
  return page(builtInPage(trouble, site, undefined), UNAVAILABLE, { site });
}

function page(html: string, status: number, { site }: Pick<Context, "site">): Response {
  return new Response(html, { status, headers: site.headers });
}

async function readRoutes({ site, shell }: Context): Promise<RouteList | undefined> {
  const text = await textOf(shell.match(site.base + ROUTES_PATH));
  return text === undefined ? undefined : (JSON.parse(text) as RouteList);
}

interface SavedParts {
  /** Sections that can be opened; undefined where storage does not say. */
  readonly saved?: readonly SavedSection[];
  /** Whether a section is saved, and its list cannot be read. */
  readonly isDamaged: (id: string) => boolean;
  readonly date?: string;
  /** All sections of the release that is stored. */
  readonly lines: readonly SectionLine[];
}

/** Which sections can be opened, and of when they are. */
async function savedParts({ copy }: Context): Promise<SavedParts> {
  const nothing = { isDamaged: () => false, lines: [] };
  try {
    const [stored] = await copy.releases();
    if (stored === undefined) return { ...nothing, saved: [] };
    const { root, sections } = await copy.index(stored);
    return {
      saved: root.sections.filter(({ id }) => sections.has(id)),
      isDamaged: (id) => stored.sections.includes(id) && !sections.has(id),
      date: stored.date ?? stored.savedAt,
      lines: root.sections,
    };
  } catch {
    return nothing;
  }
}

async function textOf(response: Promise<Response | undefined>): Promise<string | undefined> {
  return response.then((found) => found?.text()).catch(() => undefined);
}

/** Whether a visitor may have typed it: a missing file needs no page that says so. */
function isPageLike(pathname: string): boolean {
  return pathname.endsWith(".html") || !/[^/]\.[A-Za-z][A-Za-z0-9]*$/.test(pathname);
}
