import { posix } from "node:path";
import type { Mend } from "./mend.ts";

/** A link to what only the former site has leads there. */
export const toFormerSite: Mend = ({ text, start, end, diagnostic }, { formerAddress }) => {
  const target = text.slice(start, end);
  const address = formerAddress(diagnostic.file, target);
  if (address === undefined) return undefined;
  return {
    edits: [{ start, end, text: address }],
    kind: "todo",
    message:
      "Links to pages that are not of the docs lead to the former site: give each a place here, or leave it",
    detail: target,
  };
};

/** A target whose file has a second name here leads to that one; any other one is as a mend says. */
export function underItsNameOr(otherwise: Mend = () => undefined): Mend {
  return (mistake, context) => {
    const { text, start, end, diagnostic } = mistake;
    const target = text.slice(start, end);
    const renamed = context.renamed(diagnostic.file, target);
    if (renamed === undefined) return otherwise(mistake, context);
    return {
      edits: [{ start, end, text: renamed }],
      kind: "converted",
      message: "Targets whose files have another name here are written as that is",
      detail: target,
    };
  };
}

/** A link that differs in case alone from what is there is written as that is. */
export const inRightCase: Mend = ({ text, start, end, diagnostic: { cause = "", file } }) => {
  const target = text.slice(start, end);
  const [rest = ""] = /[?#].*$/s.exec(target) ?? [];
  const right = cause.startsWith("/") ? cause : posix.relative(posix.dirname(file), cause);
  return {
    edits: [{ start, end, text: right + rest }],
    kind: "converted",
    message: "Targets that differed in case from a file or page are written as that is",
    detail: target,
  };
};

/** A file that no page may offer is linked to in the repository; a text without an ending gets one. */
export const toFile: Mend = ({ text, start, end, diagnostic }, { asText, repositoryAddress }) => {
  const target = text.slice(start, end);
  const path = diagnostic.cause ?? "";
  const [name = "", rest = ""] = [target.replace(/[?#].*$/s, ""), /[?#].*$/s.exec(target)?.[0]];
  if (asText(path))
    return {
      edits: [{ start, end, text: `${name}.txt${rest}` }],
      kind: "converted",
      message: "Texts without an ending have .txt",
      detail: target,
    };
  const address = repositoryAddress(path);
  if (address === undefined) return undefined;
  return {
    edits: [{ start, end, text: address }],
    kind: "converted",
    message: "Files that no page may offer are linked to in the repository",
    detail: target,
  };
};
