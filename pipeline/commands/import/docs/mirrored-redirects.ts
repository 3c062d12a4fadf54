import type { Site } from "../../../site.ts";
import type { Pair } from "./systems/system.ts";

/** Redirects from addresses at which the former site shows its docs a second time, such as in a language that lacks them. */
export function mirroredRedirects(mirrored: readonly Pair[], { index: { docs, pages } }: Site): Pair[] {
  return mirrored.flatMap(([second, route]) =>
    [...docs.values()].flatMap(({ pathname, set }): Pair[] => {
      const below = belowRoute(pathname, route);
      // A translation is not in a further language below its own.
      if (below === undefined || set.further?.original !== undefined) return [];
      const address = second + below;
      const isThere = pages.get(address) !== undefined || pages.aliasTarget(address) !== undefined;
      return isThere ? [] : [[address, pathname]];
    }),
  );
}

/** The part of an address below another one: "", or with a slash at its beginning. */
function belowRoute(pathname: string, route: string): string | undefined {
  if (pathname === route) return "";
  const above = route === "/" ? "" : route;
  return pathname.startsWith(`${above}/`) ? pathname.slice(above.length) : undefined;
}
