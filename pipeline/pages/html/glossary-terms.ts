import { recordsOf } from "../../model/resolve/records-of.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import type { Glossary } from "./term-links.ts";

/** Id of a term's entry on the glossary page. */
export function termAnchor(id: string): string {
  return `term-${id}`;
}

/** The site's glossary; one without terms where it has none. */
export function glossaryOf(index: SiteIndex, href: (pathname: string) => string): Glossary {
  const source = recordsOf(index, "glossary")[0];
  const pathname = source === undefined ? undefined : index.pages.ofSource(source);
  const terms = source === undefined || pathname === undefined ? [] : source.data.terms;
  return {
    terms: terms.map(({ id, term, also, definition }, at) => ({
      id,
      term,
      ...(also === undefined ? {} : { also }),
      definition: source?.prose[`/terms/${at}/definition`]?.text ?? definition,
      href: `${href(pathname ?? "/")}#${termAnchor(id)}`,
    })),
    names: ["product", "tool", "service"].flatMap((type) =>
      recordsOf(index, type).map(({ data }) => String(data.title)),
    ),
  };
}
