import type { GlossarySource } from "../../schema/generated/types.ts";
import type { SiteIndex } from "../resolve/site-index.ts";
import { TermLinks } from "./term-links.ts";

/** Id of a term's entry on the glossary page. */
export function termAnchor(id: string): string {
  return `term-${id}`;
}

/** Links to the site's glossary; where the site has none, nothing is linked. */
export function glossaryLinks(index: SiteIndex, href: (pathname: string) => string): TermLinks {
  const source = [...(index.records.get("glossary")?.values() ?? [])][0];
  const pathname = source === undefined ? undefined : index.pages.ofSource(source);
  const terms =
    source === undefined || pathname === undefined ? [] : (source.data as unknown as GlossarySource).terms;
  const definitions = new Map(
    terms.map((term, i) => [term.id, source?.prose[`/terms/${i}/definition`]?.text ?? term.definition]),
  );
  return new TermLinks(
    terms,
    ["product", "tool", "service"].flatMap((type) =>
      [...(index.records.get(type)?.values() ?? [])].map(({ data }) => String(data.title)),
    ),
    (term) => definitions.get(term.id) ?? "",
    (term) => `${href(pathname ?? "/")}#${termAnchor(term.id)}`,
  );
}
