import { inRightCase, toFile, toFormerSite, underItsNameOr } from "./links.ts";
import type { Mend, Mends } from "./mend.ts";

/** A menu names a doc that has a second name here by that one. */
const inMenu: Mend = ({ text, start, end, diagnostic }, { renamedDoc }) => {
  const name = /^The menu names "(.+)", and there is no such doc/.exec(diagnostic.message)?.[1];
  const second = name === undefined ? undefined : renamedDoc(name);
  // The label of a link comes first, and may be the same.
  const at = name === undefined ? -1 : text.slice(start, end).lastIndexOf(name);
  if (name === undefined || second === undefined || at === -1) return undefined;
  return {
    edits: [{ start: start + at, end: start + at + name.length, text: second }],
    kind: "converted",
    message: "Docs that have another name here are in the menu by that one",
    detail: name,
  };
};

/** A file that is included from where the data folder has no place for it is included from a place of its own. */
const includedFrom: Mend = ({ text, start, end, diagnostic }, { included }) => {
  const written = /^(?:The path|There is no text) "(.+)" (?:leads out of the data folder|to include)/.exec(
    diagnostic.message,
  )?.[1];
  const directive = text.slice(start, end);
  const path = written === undefined ? undefined : included(diagnostic.file, written);
  if (written === undefined || path === undefined || !directive.includes(written)) return undefined;
  return {
    edits: [{ start, end, text: directive.replace(written, () => path) }],
    kind: "converted",
    message: "What is included from outside the docs is in the folder imported",
    detail: written,
  };
};

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
