import type { PinLook, SiteSource } from "../../../schema/generated/types.ts";
import { isOwnClass, pinClassNames } from "../../domain/wiring/pin-classes.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";

type SiteClass = NonNullable<SiteSource["pinClasses"]>[number];

/** The class of pins of this id that `site.yaml` defines. */
function siteClassOf(id: string, { config }: SiteIndex): SiteClass | undefined {
  return config.source.pinClasses?.find((one) => one.id === id);
}

/** The class of a pin in words. */
export function classInWords(id: string, index: SiteIndex): string {
  return siteClassOf(id, index)?.name ?? (isOwnClass(id) ? pinClassNames[id] : id);
}

/** The look of a class that the site defines; an undefined class is drawn as its id. */
export function classLook(id: string, index: SiteIndex): { look?: PinLook } {
  const own = siteClassOf(id, index);
  if (own === undefined && isOwnClass(id)) return {};
  const { name = id, tag = id.slice(0, 5), colour = "other", pattern = "steps" } = own ?? {};
  return { look: { text: name, tag, colour, pattern } };
}
