import type { TargetSpan } from "../commonmark/inlines/locate-links.ts";
import { escapeHtml } from "../escape.ts";
import { checkTarget, isBlank } from "../link-target.ts";
import type { Run } from "../run.ts";
import type { Span } from "../source/content-map.ts";
import { reportNoTarget } from "./empty-links.ts";
import { linkMarker } from "./markers.ts";

const newTabNote = '<span class="visually-hidden"> (opens in new tab)</span>';

interface LinkParts {
  /** Attributes beside `href`, ready to write. */
  readonly attributes: string;
  readonly target: TargetSpan | undefined;
  /** The whole link, or its tag. */
  readonly span: Span;
}

interface LinkTags {
  readonly open: string;
  readonly close: string;
  /** Whether it has a target; an anchor is not a link. */
  readonly isLink: boolean;
}

/** The text of a link that is refused stays. */
export const noLink: LinkTags = { open: "", close: "", isLink: false };

/** `<a …>` and what ends it; both empty when the target is refused, so that the text stays. */
export function renderLinkOpen(run: Run, { attributes, target, span }: LinkParts): LinkTags {
  if (!target && attributes.includes(" id=")) return anchorAlone(attributes);
  if (!target || isBlank(target.target)) {
    reportNoTarget(run, "link", target?.span ?? span);
    return textAlone(attributes);
  }
  const checked = checkTarget(target.target, isOther(run));
  if (checked.kind === "internal") {
    return {
      open: `<a href="${linkMarker(run, "link", target)}"${attributes}>`,
      close: "</a>",
      isLink: true,
    };
  }
  if (checked.kind === "refused") {
    run.report({
      code: "link-scheme",
      severity: "error",
      span: target.span,
      message: checked.message,
      hint: checked.hint,
    });
    return textAlone(attributes);
  }
  noteExternal(run, "link", target);
  const href = `<a href="${escapeHtml(checked.href)}"`;
  if (!checked.newTab) return { open: `${href}${attributes}>`, close: "</a>", isLink: true };
  const withClass = addClass(attributes, "external");
  return {
    open: `${href}${withClass} target="_blank" rel="noopener noreferrer">`,
    close: `${newTabNote}</a>`,
    isLink: true,
  };
}

/**
 * A link target, complete by itself: the text that old pages put in it comes after it, because a link there
 * is not allowed in an `<a>`, and many an `<a name>` is never closed.
 */
function anchorAlone(attributes: string): LinkTags {
  return { open: `<a${attributes}></a>`, close: "", isLink: false };
}

/**
 * The text of an `<a>` without a target. Its id stays a link target, on an element that is also allowed in a
 * link.
 */
export function textAlone(attributes: string): LinkTags {
  return attributes.includes(" id=")
    ? { open: `<span${attributes}>`, close: "</span>", isLink: false }
    : noLink;
}

function addClass(attributes: string, name: string): string {
  if (!attributes.includes(' class="')) return ` class="${name}"${attributes}`;
  return attributes.replace(' class="', () => ` class="${name} `);
}

interface ImageParts {
  /** Ready to write. */
  readonly alt: string;
  readonly isDecoration: boolean;
  /** Attributes beside `src` and `alt`, ready to write. */
  readonly attributes: string;
  readonly source: TargetSpan | undefined;
  readonly span: Span;
}

/** `<img …>`; the alternative text alone when its address is refused. */
export function renderImage(run: Run, { alt, isDecoration, attributes, source, span }: ImageParts): string {
  if (alt.trim() === "" && !isDecoration) reportNoAlt(run, source?.span ?? span);
  if (!source || isBlank(source.target)) {
    reportNoTarget(run, "picture", source?.span ?? span);
    return altAlone(alt, attributes);
  }
  const checked = checkTarget(source.target, isOther(run));
  const isRefused = checked.kind === "refused" || (checked.kind === "external" && !checked.newTab);
  if (isRefused) {
    const { message, hint } =
      checked.kind === "refused"
        ? checked
        : { message: "A picture cannot have this address.", hint: "Use a file of this site." };
    run.report({ code: "link-scheme", severity: "error", span: source.span, message, hint });
    return altAlone(alt, attributes);
  }
  if (checked.kind === "external") {
    noteExternal(run, "image", source);
    reportExternal(run, source.span);
  }
  const address = checked.kind === "external" ? escapeHtml(checked.href) : linkMarker(run, "image", source);
  const rest = attributes.replace(/ alt="[^"]*"/, "");
  return `<img${rest} src="${address}" alt="${alt}" loading="lazy" decoding="async">`;
}

/** The alternative text of a picture that cannot be shown. An id of it stays a place to link to. */
function altAlone(alt: string, attributes: string): string {
  const [id] = / id="[^"]*"/.exec(attributes) ?? [];
  return id === undefined ? alt : `<span${id}>${alt}</span>`;
}

/** Whether a doc was written for another system. */
function isOther({ dialect }: Run): boolean {
  return dialect.addresses.targets !== undefined;
}

function noteExternal(run: Run, kind: "link" | "image", { target, span }: TargetSpan): void {
  run.externals.set(span[0], { kind, target, position: run.positionAt(span) });
}

function reportNoAlt(run: Run, span: Span): void {
  run.report({
    code: "image-alt-missing",
    severity: "warning",
    span,
    message: "This picture has no alternative text, so it says nothing to people who cannot see it.",
    hint: 'Describe it between the brackets: ![what it shows](file.png). For mere decoration write <img alt="" src="…">.',
  });
}

function reportExternal(run: Run, span: Span): void {
  run.report({
    code: "image-external",
    severity: "warning",
    span,
    message: "This picture is on another site, so it is missing when the page is read offline.",
    hint: "Copy the file next to the page and use its relative path.",
  });
}
