import { posix } from "node:path";
import { escapeRegExp } from "../../../../core/text/escape/reg-exp.ts";
import { definitionAround, linkAround, tagAround, type WholeLink } from "./extents.ts";
import { comment, type Edit, type Mend, type Mended, type Mistake } from "./mend.ts";

/** Longer targets are not shown to readers. */
const LONGEST = 120;

/** A link to an anchor that is not there leads to the top of its page, as browsers do. */
export const toTop: Mend = ({ text, start, end }) => {
  const target = text.slice(start, end);
  const hash = target.lastIndexOf("#");
  if (hash === -1) return undefined;
  return {
    edits: [{ start, end, text: target.slice(0, hash) || "#top" }],
    kind: "converted",
    message: "Links to an anchor that their page does not have lead to its top, as they did",
    detail: target,
  };
};

/** A link to what only the former site has leads there; any other dead one becomes its text, with the target in a comment. */
export const toFormerSite: Mend = (mistake, { formerAddress }) => {
  const { text, start, end, diagnostic } = mistake;
  const target = text.slice(start, end);
  const address = formerAddress(diagnostic.file, target);
  if (address === undefined)
    return unlinked(mistake, "Links that led nowhere are text, with their target in a comment");
  return {
    edits: [{ start, end, text: address }],
    kind: "todo",
    message:
      "Links to pages that are not of the docs lead to the former site: give each a place here, or leave it",
    detail: target,
  };
};

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
export const toFile: Mend = (mistake, { asText, repositoryAddress }) => {
  const { text, start, end, diagnostic } = mistake;
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
  if (address === undefined)
    return unlinked(mistake, "Files that no page may offer are text, with their name in a comment");
  return {
    edits: [{ start, end, text: address }],
    kind: "converted",
    message: "Files that no page may offer are linked to in the repository",
    detail: target,
  };
};

/** A link with a scheme that pages may not have is shown as its text and its target. */
export const withoutScheme: Mend = (mistake) =>
  unlinked(mistake, "Links with a scheme that pages do not have are text", true);

/** A picture that is not there is what it says. */
export const withoutPicture: Mend = (mistake) =>
  unlinked(mistake, "Pictures that are not there are their alternative text: add the file, or take them out");

/** A picture that no browser shows is what it says. */
export const withoutUnreadable: Mend = (mistake) =>
  unlinked(mistake, "Pictures that no browser shows, or that hold code, are their alternative text");

/** A link without a target becomes its text. */
export const withoutTarget: Mend = (mistake) =>
  unlinked(
    mistake,
    "Links and pictures that named nothing are their text, with what was written in a comment",
  );

/** A link without a visible text becomes a comment. */
export const withoutText: Mend = (mistake) =>
  unlinked(mistake, "Links without a text, which were invisible, are comments");

/** The text of a link, or the alternative text of a picture, with the target in a comment where readers do not see it. */
function unlinked(mistake: Mistake, message: string, isShown = false): Mended | undefined {
  const { text, start, end } = mistake;
  const target = text.slice(start, end);
  const whole = wholeLink(text, start, end);
  if (whole !== undefined)
    return { edits: [visibleTextAlone(whole, target, isShown)], kind: "todo", message, detail: target };
  const definition = definitionAround(text, start, end);
  if (definition === undefined) return undefined;
  return { edits: undefine(text, definition, target), kind: "todo", message, detail: target };
}

/** A mistake marks the target of a link, its tag, or all of it. */
function wholeLink(text: string, start: number, end: number): WholeLink | undefined {
  const visibleText = /^!?\[((?:[^[\]\\]|\\.)*)\]\(/.exec(text.slice(start, end))?.[1];
  if (visibleText !== undefined) return { start, end, visibleText };
  return linkAround(text, start, end) ?? tagAround(text, start, end);
}

function visibleTextAlone({ start, end, visibleText }: WholeLink, target: string, isShown: boolean): Edit {
  const isSaid = isShown && target.length <= LONGEST;
  if (isSaid && visibleText.includes(target)) return { start, end, text: visibleText };
  return { start, end, text: isSaid ? `${visibleText} (\`${target}\`)` : `${visibleText}${comment(target)}` };
}

/** The definition of a label becomes a comment, and what names it its text. */
function undefine(text: string, { start, end, visibleText: label }: WholeLink, target: string): Edit[] {
  const name = escapeRegExp(label).replace(/\s+/g, "\\s+");
  const uses = new RegExp(
    `\\[((?:[^\\[\\]\\\\\`]|\\\\.|\`[^\`]*\`)*)\\]\\[${name}\\]|\\[(${name})\\](?:\\[\\])?(?![(:\\[])`,
    "gi",
  );
  const edits: Edit[] = [{ start, end, text: comment(`${label} ${target}`) }];
  for (const found of text.matchAll(uses)) {
    if (found.index >= start && found.index < end) continue;
    edits.push({ start: found.index, end: found.index + found[0].length, text: found[1] ?? found[2] ?? "" });
  }
  return edits;
}
