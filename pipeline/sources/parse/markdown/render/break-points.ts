import { escapeHtml } from "../escape.ts";

/** Shorter names fit into any cell. */
const long = /\S{13}/;
/** Behind a mark that joins the parts of a name, and before a bracket. */
const joints = /(?<=[_/.:,=-])(?=[A-Za-z0-9])|(?<=[A-Za-z0-9])(?=[([{<])/;

/** Whether a text has a name so long that it makes a narrow cell wide. */
export function hasLongName(text: string): boolean {
  return long.test(text);
}

/** A text for a cell of a table, as HTML: long names may break between their parts, and are copied as they are. */
export function withBreakPoints(text: string): string {
  return text
    .split(/(\s+)/)
    .map((word) => (hasLongName(word) ? word.split(joints).map(escapeHtml).join("<wbr>") : escapeHtml(word)))
    .join("");
}
