import {
  inRightCase,
  toFile,
  toFormerSite,
  toTop,
  withoutPicture,
  withoutScheme,
  withoutTarget,
  withoutText,
  withoutUnreadable,
} from "./links.ts";
import {
  asWritten,
  closedBox,
  includedFrom,
  withoutAttribute,
  withoutCode,
  withoutId,
  withoutTag,
} from "./markup.ts";
import type { Mends } from "./mend.ts";

/**
 * The mends that an import makes for the mistakes that it finds in pages, by their codes. Any other mistake
 * is left to a person.
 */
export const mends: Mends = {
  "admonition-unclosed": closedBox,
  "anchor-not-found": toTop,
  "html-attribute-not-allowed": withoutAttribute,
  "html-not-allowed": withoutTag,
  "image-case": inRightCase,
  "image-code": withoutUnreadable,
  "image-not-found": withoutPicture,
  "image-unreadable": withoutUnreadable,
  "download-not-allowed": toFile,
  "heading-id-duplicate": withoutId,
  "include-not-found": includedFrom,
  "link-case": inRightCase,
  "link-not-found": toFormerSite,
  "link-scheme": withoutScheme,
  "link-target-missing": withoutTarget,
  "link-text-missing": withoutText,
  "markup-unknown": asWritten,
  "mdx-not-supported": (mistake, context) => withoutCode(mistake, context) ?? withoutTag(mistake, context),
};
