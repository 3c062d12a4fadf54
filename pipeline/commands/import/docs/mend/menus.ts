import type { Mend } from "./mend.ts";

/** A menu names a doc that has a second name here by that one. */
export const inMenu: Mend = ({ text, start, end, diagnostic }, { renamedDoc }) => {
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
