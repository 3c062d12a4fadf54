import { normalisePathname } from "../../compose/normalise-pathname.ts";
import type { Context } from "./context.ts";
import { fetchWithin, Silence } from "./fetch-whole.ts";

/** The network's answer for a page, whatever its status; undefined where there is none in time. */
export async function askForPage(request: Request, context: Context): Promise<Response | undefined> {
  const { timeouts } = context;
  const pathname = pageOf(new URL(request.url).pathname, context);
  const response = await ask(request, timeouts.forPage(pathname)).catch(() => undefined);
  timeouts.notePage(pathname, response !== undefined);
  return response;
}

/** The same for the record of the page in `folder`, a path with a final slash. */
export async function askForRecord(
  request: Request,
  folder: string,
  context: Context,
): Promise<Response | undefined> {
  const { timeouts } = context;
  const pathname = pageOf(folder, context);
  let isSilent = false;
  const response = await ask(request, timeouts.forRecord(pathname, request.cache)).catch((error: unknown) => {
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

/** A page has one name here, however its address is spelt. */
function pageOf(encoded: string, { site }: Context): string {
  return normalisePathname(encoded, site.base) ?? encoded;
}
