import type { Citation } from "../../schema/generated/types.ts";
import type { SiteIndex } from "../resolve/site-index.ts";

/** A source as readers see it. */
export function citationOf(id: string, index: SiteIndex): Citation | undefined {
  const source = index.citations.get(id);
  if (source === undefined) return undefined;
  return {
    id,
    title: source.title,
    ...(source.url === undefined ? {} : { href: source.url }),
    ...(source.date === undefined ? {} : { date: source.date }),
  };
}
