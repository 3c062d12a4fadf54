import type { Mend } from "./mend.ts";

/** A file that is included from where the data folder has no place for it is included from a place of its own. */
export const includedFrom: Mend = ({ text, start, end, diagnostic }, { included }) => {
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
