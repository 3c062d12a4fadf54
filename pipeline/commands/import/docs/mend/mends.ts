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
import { asWritten, closedBox, withoutAttribute, withoutCode, withoutTag } from "./markup.ts";
import type { Mends } from "./mend.ts";

/** What an import does about the mistakes that it finds in pages, by their codes. Any other is left to a person. */
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
  "include-not-found": withoutTag,
  "link-case": inRightCase,
  "link-not-found": toFormerSite,
  "link-scheme": withoutScheme,
  "link-target-missing": withoutTarget,
  "link-text-missing": withoutText,
  "markup-unknown": asWritten,
  "mdx-not-supported": (mistake, context) => withoutCode(mistake, context) ?? withoutTag(mistake, context),
};
