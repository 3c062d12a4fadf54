import { normalisePathname } from "../../shared/compose/normalise-pathname.ts";
import type { Context } from "./context.ts";
import { fetchWhole, fetchWithin, Silence } from "./fetch-whole.ts";

/** Status for a record or a file if the network has no answer. */
const NO_ANSWER = 504;

/**
 * An answer that says so. `Response.error()` would say the same to scripts, and Firefox would write into the console of the
 * visitor that the worker is at fault, for each request of a journey.
 */
export function noAnswer(): Response {
  return new Response(null, { status: NO_ANSWER, statusText: "The network does not answer" });
}

/** The network's answer for a page, whatever its status; undefined if it does not arrive in time. */
export async function askForPage(request: Request, context: Context): Promise<Response | undefined> {
  const { timeouts } = context;
  const pathname = pageOf(new URL(request.url).pathname, context);
  const response = await ask(request, timeouts.forPage(pathname)).catch(() => undefined);
  timeouts.notePage(pathname, response !== undefined);
  return response;
}

/**
 * The same for the record of the page in `folder`, a path with a final slash; once all of it is there, so that a line that
 * breaks on the way is no answer and not half of one.
 */
export async function askForRecord(
  request: Request,
  folder: string,
  context: Context,
): Promise<Response | undefined> {
  const { timeouts } = context;
  const pathname = pageOf(folder, context);
  let isSilent = false;
  const ms = timeouts.forRecord(pathname, request.cache);
  const response = await askWhole(request, ms).catch((error: unknown) => {
    isSilent = error instanceof Silence;
    return undefined;
  });
  timeouts.noteRecord(pathname, isSilent);
  return response;
}

/** The same for a file. */
export function askForFile(request: Request, { timeouts }: Context): Promise<Response | undefined> {
  return ask(request, timeouts.forFile()).catch(() => undefined);
}

async function ask(request: Request, ms: number): Promise<Response> {
  if (ms === 0) throw new Silence();
  return fetchWithin(request, ms);
}

async function askWhole(request: Request, ms: number): Promise<Response> {
  if (ms === 0) throw new Silence();
  const { response, bytes } = await fetchWhole(request, ms);
  const { status, statusText, headers } = response;
  return new Response(bytes.length === 0 ? null : bytes, { status, statusText, headers });
}

/** A page has one name here, however its address is spelt. */
function pageOf(encoded: string, { site }: Context): string {
  return normalisePathname(encoded, site.base) ?? encoded;
}
