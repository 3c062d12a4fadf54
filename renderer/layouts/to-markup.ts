import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** The HTML of components. React adds a preload for each picture, in front of everything and for pictures that are not shown at all. */
export function toMarkup(node: ReactNode): string {
  return renderToStaticMarkup(node).replace(/^(?:<link rel="preload"[^>]*>)+/, "");
}
