import { groupBy } from "../../core/group-by.ts";
import type { CompileContext } from "../context.ts";
import type { UnitPlaces } from "../embeds/set-unit.ts";
import { pagesTable } from "./pages-table.ts";
import type { SetDivision } from "./set-division.ts";

/** Where the parts of a set are, seen from the page that is being compiled. */
export function unitPlaces(title: string, division: SetDivision, context: CompileContext): UnitPlaces {
  const { pathname, units, parts, listsUnits, listedIds } = division;
  const byPlace = groupBy(units, ({ at }) => at);
  const pages = new Map(parts.flatMap((part) => part.units.map((unit) => [unit, part.pathname] as const)));
  return {
    pages: parts.map((part) => {
      const own = new Set(part.units.map(({ at }) => at));
      const has = (at: number): boolean => own.has(at);
      return { title: part.title, id: `page-${part.slug}`, href: context.href(part.pathname), has };
    }),
    ...(listsUnits || parts.length === 0
      ? {}
      : { pagesTable: (claimAnchor) => pagesTable(title, division, { claimAnchor, context }) }),
    hrefOf(at) {
      const [unit] = byPlace.get(at) ?? [];
      if (unit === undefined) return undefined;
      const page = pages.get(unit) ?? pathname;
      const hash = unit.heading === undefined ? "" : `#${unit.heading}`;
      return page === context.page && hash !== "" ? hash : `${context.href(page)}${hash}`;
    },
    idsOf: (at) => (byPlace.get(at) ?? []).flatMap(listedIds),
  };
}
