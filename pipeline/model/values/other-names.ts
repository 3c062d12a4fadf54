import type { ProductPage, SpecSection } from "../../../schema/generated/types.ts";
import type { SourceOf } from "../../sources/parse/source.ts";
import type { SiteIndex } from "../resolve/site-index.ts";

interface Shown {
  readonly source: SourceOf<"product">;
  /** The tables of the page. */
  readonly sections: readonly SpecSection[];
}

/** Other words for the parameters that a page states or names as not known, by the names that it shows. */
export function otherNames({ source, sections }: Shown, index: SiteIndex): Pick<ProductPage, "otherNames"> {
  const rows = sections.flatMap(({ groups }) => groups.flatMap((group) => group.rows));
  const namedRows = [
    ...rows.map(({ param, name }) => ({ param, name })),
    ...(source.data.datasheet?.unknown ?? []).map((param) => ({
      param,
      name: index.parameters.get(param)?.name ?? param,
    })),
  ];
  const others = new Map<string, string[]>();
  for (const { param, name } of namedRows) {
    const { aka = [] } = index.parameters.get(param) ?? {};
    if (aka.length > 0) others.set(name, [...aka]);
  }
  return others.size === 0 ? {} : { otherNames: Array.from(others, ([name, aka]) => ({ name, aka })) };
}
