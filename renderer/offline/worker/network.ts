import { normalisePathname } from "../../compose/normalise-pathname.ts";
import type { Context } from "./context.ts";
import { fetchWithin, Silence } from "./fetch-whole.ts";

/** The network's answer for a page, whatever its status; undefined where there is none in time. */
export async function askForPage(request: Request, context: Context): Promise<Response | undefined> {
  const { patience } = context;
  const pathname = pageOf(new URL(request.url).pathname, context);
  const response = await ask(request, patience.forPage(pathname)).catch(() => undefined);
  patience.notePage(pathname, response !== undefined);
  return response;
}

/** The same for the record of the page in `folder`, a path with a final slash. */
export async function askForRecord(
  request: Request,
  folder: string,
  context: Context,
): Promise<Response | undefined> {
  const { patience } = context;
  const pathname = pageOf(folder, context);
  let isSilent = false;
  const response = await ask(request, patience.forRecord(pathname, request.cache)).catch((error: unknown) => {
    isSilent = error instanceof Silence;
    return undefined;
  });
  patience.noteRecord(pathname, isSilent);
  return response;
}

/** The same for a file. */
export function askForFile(request: Request, { patience }: Context): Promise<Response | undefined> {
  return ask(request, patience.forFile()).catch(() => undefined);
}

async function ask(request: Request, ms: number): Promise<Response> {
  if (ms === 0) throw new Silence();
  return fetchWithin(request, ms);
}

/** A page has one name here, however its address is spelt. */
function pageOf(encoded: string, { site }: Context): string {
  return normalisePathname(encoded, site.base) ?? encoded;
}
