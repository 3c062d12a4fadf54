import { GONE, ROOT_HEADER } from "../../shared/offline-format/messages.ts";
import type { Context } from "./context.ts";
import { askForFile, noAnswer } from "./network.ts";
import { rangeAnswer } from "./range-answer.ts";
import { isHashed } from "./scope.ts";

/** A file that a page asks for. `path` is decoded and below the base. */
export async function answerFile(request: Request, path: string, context: Context): Promise<Response> {
  const root = request.headers.get(ROOT_HEADER) ?? undefined;
  if (root !== undefined)
    return (await fromCopy(request, path, context)) ?? new Response(null, { status: GONE });
  if (isHashed(path)) {
    const stored = (await fromShell(request, context)) ?? (await fromCopy(request, path, context));
    return stored ?? (await askForFile(request, context)) ?? noAnswer();
  }
  return (await askForFile(request, context)) ?? (await fromCopy(request, path, context)) ?? noAnswer();
}

/** Storage that fails is as if there were none. */
async function fromShell(request: Request, { shell }: Context): Promise<Response | undefined> {
  return shell.matchHashed(request.url).catch(() => undefined);
}

/** A stored file of the release that the tab shows, else of any. */
async function fromCopy(request: Request, path: string, { copy }: Context): Promise<Response | undefined> {
  const root = request.headers.get(ROOT_HEADER) ?? undefined;
  try {
    const found = await copy.file(path, root);
    if (found === undefined) return undefined;
    const headers = new Headers(found.response.headers);
    headers.set(ROOT_HEADER, found.root);
    return await rangeAnswer(request, new Response(found.response.body, { headers }));
  } catch {
    return undefined;
  }
}
