import { normalisePathname } from "../../shared/compose/normalise-pathname.ts";
import { ROOT_HEADER, TIMING_DATE, TIMING_SAVED } from "../../shared/offline-format/messages.ts";
import { composeSaved } from "./compose-saved.ts";
import type { Context } from "./context.ts";
import { lastResort } from "./last-resort.ts";
import { askForPage } from "./network.ts";
import { rangeAnswer } from "./range-answer.ts";
import type { SavedRelease } from "./saved-copy.ts";
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
