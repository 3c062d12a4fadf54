import type { Diagnostic, Position } from "../../core/diagnostics.ts";
import { quoted } from "../../core/text/phrase.ts";
import { replaceMarks, writtenReference } from "./reference-marks.ts";

interface TwoTitles {
  readonly file: string;
  /** `title` of the front matter, of whatever type. */
  readonly front: unknown;
  readonly heading: { readonly text: string; readonly position: Position } | undefined;
}

/** `title` wins over a first heading of level 1, which leaves the page: reported where it says something else. */
export function titleDiffers({ file, front, heading }: TwoTitles): Diagnostic[] {
  if (heading === undefined || typeof front !== "string") return [];
  if (comparable(front) === comparable(replaceMarks(heading.text, writtenReference))) return [];
  return [
    {
      code: "title-differs",
      severity: "warning",
      file,
      ...heading.position,
      message: `The title of the page is ${quoted(front)}, so this heading is not shown.`,
      hint: "Remove the heading, or the key title above it. If a section begins here, write ## instead of #.",
    },
  ];
}

/** Letters of another case and other spaces lose nothing. */
function comparable(title: string): string {
  return title
    .replace(/\{\{([^{}\n]{0,200})\}\}/g, (_, path: string) => writtenReference(path.trim()))
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}
