import type { Navigation, PageFragments, PageRecord } from "../../../schema/generated/types.ts";
import { compose } from "../../shared/compose/compose.ts";
import { normalisePathname } from "../../shared/compose/normalise-pathname.ts";
import type { PageShellInput, Template } from "../../shared/compose/types.ts";
import { ROOT_HEADER, TIMING_DATE, TIMING_SAVED } from "../../shared/offline-format/messages.ts";
import type { Context } from "./context.ts";
import { lastResort } from "./last-resort.ts";
import { askForPage } from "./network.ts";
import { rangeAnswer } from "./range-answer.ts";
import type { SavedCopy, SavedPage, SavedRelease } from "./saved-copy.ts";
import { pathOf } from "./scope.ts";

/** Answers a navigation: from storage, else from the network, else with the page of last resort. */
export async function answerPage(request: Request, context: Context): Promise<Response> {
  const stored = await fromStorage(request, context).catch(() => "damaged" as const);
  if (stored instanceof Response) return stored;
  const answer = await askForPage(request, context);
  return answer ?? lastResort(new URL(request.url), stored ?? "not-saved", context);
}

async function fromStorage(request: Request, { site, copy }: Context): Promise<Response | undefined> {
  const { pathname: encoded } = new URL(request.url);
  const pathname = normalisePathname(encoded, site.base);
  if (pathname === undefined) return undefined;
  const found = await copy.page(pathname);
  if (found !== undefined) {
    const html = await composeSaved(copy, found);
    return new Response(html, { headers: { ...site.headers, ...releaseHeaders(found.release) } });
  }
  // An export is opened like a page.
  const file = await copy.file(pathOf(encoded, site.base) ?? "");
  return file === undefined ? undefined : rangeAnswer(request, file.response);
}

/** Scripts cannot read the headers of their own document; `Server-Timing` is the one that they can. */
function releaseHeaders({ stored: { root, date, savedAt } }: SavedRelease): Record<string, string> {
  const made = date === undefined ? "" : `, ${timing(TIMING_DATE, date)}`;
  const timings = `${timing(ROOT_HEADER, root.hash)}, ${timing(TIMING_SAVED, savedAt)}${made}`;
  return { [ROOT_HEADER]: root.hash, "Server-Timing": timings };
}

function timing(name: string, value: string): string {
  return `${name};desc="${value.replace(/[^\w:.+-]/g, "")}"`;
}

/** `index.json` of a page. */
interface PageData {
  readonly hash: string;
  readonly record: {
    readonly type: PageRecord["type"];
    readonly pathname: string;
    readonly sidebar?: string;
  };
  readonly parts: PageFragments;
}

/** The HTML of a saved page, byte for byte the published one. Rejects where something of it is missing. */
async function composeSaved(copy: SavedCopy, { release, hash: object }: SavedPage): Promise<string> {
  const { root, assets } = release.index;
  const [templateText, data] = await Promise.all([copy.sharedJson(root.template.hash), copy.json(object)]);
  const { hash, record, parts } = data as PageData;
  const { type, pathname, sidebar } = record;
  const tree = sidebar === undefined ? undefined : assets.get(`navigation/${sidebar}.json`);
  const sidebars: Record<string, Navigation> = {};
  if (sidebar !== undefined && tree !== undefined)
    sidebars[sidebar] = (await copy.sharedJson(tree.hash)) as Navigation;
  const template = { ...(templateText as Omit<Template, "sidebars">), sidebars };
  const known: PageShellInput = { type, pathname, hash, ...(sidebar === undefined ? {} : { sidebar }) };
  return compose(template, known, parts);
}
