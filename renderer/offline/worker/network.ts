import type { Context } from "./context.ts";
import { fetchWithin } from "./fetch-whole.ts";

/** The network's answer, whatever its status; undefined where there is none in time. */
export async function askNetwork(request: Request, { patience }: Context): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  const response = await fetchWithin(request, patience.for(pathname)).catch(() => undefined);
  patience.note(pathname, response !== undefined);
  return response;
}
