import type { ReactNode } from "react";
import { accessibleHtml } from "./accessible-html.ts";

type HtmlTag = "div" | "span" | "p" | "li" | "dd" | "td";

/** The one place where HTML text enters; it comes from our own pipeline, never from a visitor. */
export function Html(props: {
  readonly html: string;
  readonly as?: HtmlTag;
  readonly className?: string | undefined;
}): ReactNode {
  const { html, as: Tag = "span", className } = props;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the pipeline wrote and checked this text at build time.
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: accessibleHtml(html) }} />;
}
