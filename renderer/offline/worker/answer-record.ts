import { normalisePathname } from "../../shared/compose/normalise-pathname.ts";
import { GONE, ROOT_HEADER } from "../../shared/offline-format/messages.ts";
import type { Context } from "./context.ts";
import { askForRecord, noAnswer } from "./network.ts";

const NAME = "index.json";

/** Whether a path is that of a page's record. */
export function isRecord(path: string): boolean {
  return path === NAME || path.endsWith(`/${NAME}`);
}

/**
 * The record of a page. A tab that shows a stored release gets records of that one or none (410), so that nothing is
 * mixed; the browser opens the page then. A tab that shows what the network sent learns by the header of a stored
 * record that it has to do the same.
 */
export async function answerRecord(request: Request, context: Context): Promise<Response> {
  const root = request.headers.get(ROOT_HEADER) ?? undefined;
  const stored = await fromStorage(request, root, context).catch(() => undefined);
  if (stored !== undefined) return stored;
  if (root !== undefined) return new Response(null, { status: GONE });
  return (await askForRecord(request, folderOf(request), context)) ?? noAnswer();
}

async function fromStorage(
  request: Request,
  root: string | undefined,
  { site, copy }: Context,
): Promise<Response | undefined> {
  const pathname = normalisePathname(folderOf(request), site.base);
  const found = pathname === undefined ? undefined : await copy.page(pathname, root);
  const response = found === undefined ? undefined : await copy.record(found);
  if (found === undefined || response === undefined) return undefined;
  const headers = new Headers(response.headers);
  headers.set(ROOT_HEADER, found.release.stored.root.hash);
  return new Response(response.body, { headers });
}

/** The path of the page's folder, with a final slash. */
function folderOf({ url }: Request): string {
  return new URL(url).pathname.slice(0, -NAME.length);
}
