import type { Organization } from "../../schema/generated/types.ts";
import { resolveLink } from "../model/resolve/resolve-link.ts";
import type { CompileContext } from "./context.ts";

/** The publisher of the site with resolved links; undefined where `site.yaml` names none. */
export function organizationOf(context: CompileContext): Organization | undefined {
  const { config, site } = context.index;
  const { organization } = config.source;
  if (organization === undefined || site === undefined) return undefined;
  const { profiles, ...known } = organization;
  if (profiles === undefined) return known;
  const resolved = profiles.flatMap(({ label, to }) => {
    const target = resolveLink(to, { path: site.path }, context.index);
    return target.kind === "broken" ? [] : [{ label, href: context.hrefOf(target) }];
  });
  return { ...known, profiles: resolved };
}
