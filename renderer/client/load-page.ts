import { pathnameToDataHref } from "../shared/compose/href.ts";
import { encodePathname } from "./addresses.ts";
import { loadJson } from "./load-json.ts";
import { isPageData, type LoadedPage } from "./page-data.ts";

interface PageRequest {
  readonly pathname: string;
  readonly base: string;
  readonly init?: RequestInit;
}

/** Loads the data of a page, or of the not-found page if the page does not exist. Throws if neither can be loaded. */
export async function loadPage({ pathname, base, init = {} }: PageRequest): Promise<LoadedPage> {
  const answer =
    (await loadJson(pathnameToDataHref(encodePathname(pathname), base), init)) ??
    (await loadJson(`${base}404.json`, init));
  if (!isPageData(answer?.value)) throw new Error("The server answered with something else.");
  return answer.value;
}
