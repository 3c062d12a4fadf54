import type { Token } from "markdown-it";
import { isBlank } from "../link-target.ts";
import type { Run } from "../run.ts";
import type { Span } from "../source/content-map.ts";
import { plainText } from "./plain-text.ts";

/** Reports a link or a picture that names no target; a definition once, however many use it. */
export function reportNoTarget(run: Run, kind: "link" | "picture", span: Span): void {
  if (run.emptyTargets.has(span[0])) return;
  run.emptyTargets.add(span[0]);
  const isLink = kind === "link";
  run.report({
    code: "link-target-missing",
    severity: "error",
    span,
    message: isLink
      ? "This link has no target, so it leads nowhere."
      : "This picture names no file, so only its alternative text is shown.",
    hint: isLink
      ? "Write the page or file that it leads to, as in [text](page.md), or take the link out. The top of a page is #top."
      : "Write the file, as in ![what it shows](file.png), or take the picture out.",
  });
}

/** Reports a link in which nothing can be read; `hasPicture` where it shows a picture that says nothing in words. */
export function reportNoText(run: Run, span: Span, hasPicture: boolean): void {
  run.report({
    code: "link-text-missing",
    severity: hasPicture ? "warning" : "error",
    span,
    message: hasPicture
      ? "This link shows a picture without alternative text, so it has no name for people who cannot see it."
      : "This link has no text, so readers cannot see or follow it.",
    hint: hasPicture
      ? "Write where the link leads as the alternative text of the picture: [![where it leads](picture.png)](page.md)."
      : 'Write where it leads, as in [text](page.md), or take the link out. A place to link to is <a id="name"></a>.',
  });
}

/**
 * The visible part of a token within a link: words, a picture without any, or nothing. Raw HTML reports its
 * parts piece by piece.
 */
export function contentKind(token: Token): "texts" | "pictures" | undefined {
  switch (token.type) {
    case "text":
    case "code_inline":
      return isBlank(token.content) ? undefined : "texts";
    case "image":
      return pictureWith(plainText(token.children ?? []));
    case "softbreak":
    case "hardbreak":
    case "heading_anchor":
    case "html_inline":
    case "html_block":
      return undefined;
    default:
      return "texts";
  }
}

/** The visible part of a picture with this alternative text. */
export function pictureWith(alt: string): "texts" | "pictures" {
  return isBlank(alt) ? "pictures" : "texts";
}
