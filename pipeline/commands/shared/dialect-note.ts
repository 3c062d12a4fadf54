import type { Site } from "../../site.ts";
import { dialectInWords } from "../../sources/dialects/detect.ts";

/** One line on how docs are read, where their files and not `site.yaml` say it. */
export function dialectNote({ basis }: Pick<Site, "basis">): string | undefined {
  const { dialect } = basis.files;
  return dialect === undefined ? undefined : dialectInWords(dialect);
}
