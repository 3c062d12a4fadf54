import { includedFrom } from "./includes.ts";
import { inRightCase, toFile, toFormerSite, underItsNameOr } from "./links.ts";
import type { Mends } from "./mend.ts";
import { inMenu } from "./menus.ts";

/**
 * The translations that an import makes in pages, by the code of the finding that shows the place: a target whose meaning is certain here and
 * written otherwise. Everything else stays as the author wrote it, and the baseline accepts what is found about it.
 */
export const mends: Mends = {
  "download-not-allowed": toFile,
  "image-case": underItsNameOr(inRightCase),
  "image-not-found": underItsNameOr(),
  "include-not-found": includedFrom,
  "link-case": underItsNameOr(inRightCase),
  "link-not-found": underItsNameOr(toFormerSite),
  "menu-unread": inMenu,
};
