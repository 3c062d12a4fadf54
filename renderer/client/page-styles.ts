import { TEXT_STYLES } from "../compose/page-styles.ts";

/** Where the visit began with a text, the styles of a page that shows more have to come before it is shown. They stay. */
export async function loadStyles(head: string): Promise<void> {
  if (head.includes(TEXT_STYLES) || document.querySelector(`[${TEXT_STYLES}]`) === null) return;
  const { addRecordStyles } = await import("./record-styles.ts");
  addRecordStyles();
}

/** The style sheets that the visit began with stay; those of a new page would be loaded after it is on the screen. */
export function isStyleSheet(node: Node): boolean {
  return node instanceof Element && node.matches("link[rel=stylesheet]");
}
