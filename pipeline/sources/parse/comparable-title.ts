import { writtenReference } from "./reference-marks.ts";

/** A title in a form in which two may be compared: letters of another case and other spaces lose nothing. */
export function comparableTitle(title: string): string {
  return title
    .replace(/\{\{([^{}\n]{0,200})\}\}/g, (_, path: string) => writtenReference(path.trim()))
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}
