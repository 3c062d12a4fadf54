import { type DialectTargets, dialectTargets } from "./dialect-targets.ts";
import { assetPaths, type LinkOrigin, pathnames, sourcePaths } from "./link-candidates.ts";
import type { SiteIndex } from "./site-index.ts";

const own: DialectTargets = { sourcePaths, pathnames, assetPaths };

/**
 * The rule for a target at the place where it is written: in a doc of another system the rule of that system.
 */
export function linkRule({ path }: LinkOrigin, index: SiteIndex): DialectTargets {
  const rule = index.config.docs.dialect.addresses.targets;
  const doc = rule === undefined ? undefined : index.docs.get(path);
  return rule === undefined || doc === undefined ? own : dialectTargets(rule, doc);
}
