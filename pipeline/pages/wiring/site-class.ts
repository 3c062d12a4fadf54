import type { SiteSource } from "../../../schema/generated/types.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";

type SiteClass = NonNullable<SiteSource["pinClasses"]>[number];

/** The class of pins of this id that `site.yaml` defines. */
export function siteClassOf(id: string, { config }: SiteIndex): SiteClass | undefined {
  return config.source.pinClasses?.find((one) => one.id === id);
}
