import type { Run } from "../run.ts";
import type { Span } from "../source/content-map.ts";

/**
 * Elements that only frame or name their content: their tags are left out of docs that were written for
 * another system.
 */
const framing = new Set(
  `address article aside bdi bdo big center cite data dfn font footer header hgroup main nav nobr noscript picture q rp rt ruby
  section strike time tt`.split(/\s+/),
);

/**
 * Elements that do something, which no page does: their tags are left out with a report, and their content
 * stays.
 */
const acting = new Set(
  `area base button canvas circle defs ellipse g line path polygon polyline rect svg use dialog embed fieldset form input label legend link map meta meter object optgroup option output
  param progress select slot template textarea track`.split(/\s+/),
);

/** Headings in HTML are no headings of the page, and keep their place and id. */
const headings = new Set(["h2", "h3", "h4", "h5", "h6"]);

/** Elements that become a link to the address that they name. */
const media = new Set(["audio", "iframe", "video", "source"]);

/** How an element is read in docs of other systems that Fairlead's own may not have; undefined: as text. */
export function looseReading(
  name: string,
  src: string | undefined,
): "frame" | "act" | "keep" | "link" | undefined {
  if (media.has(name) && src !== undefined && src !== "") return "link";
  if (framing.has(name) || media.has(name)) return "frame";
  if (headings.has(name)) return "keep";
  return acting.has(name) ? "act" : undefined;
}

/** Reports a tag that is left out. */
export function reportLeftOut(run: Run, tag: string, span: Span): void {
  run.report({
    code: "html-not-allowed",
    cause: `<${tag}> left out`,
    severity: "warning",
    span,
    message: `The HTML <${tag}> is left out, because no page has it.`,
    hint: "Use Markdown for it, or remove it.",
  });
}
