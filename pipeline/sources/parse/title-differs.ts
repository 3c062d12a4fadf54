import type { Diagnostic, Position } from "../../core/diagnostics.ts";
import { quoted } from "../../core/text/phrase.ts";
import { comparableTitle } from "./comparable-title.ts";
import { replaceMarks, writtenReference } from "./reference-marks.ts";

interface TwoTitles {
  readonly file: string;
  /** `title` of the front matter, of whatever type. */
  readonly front: unknown;
  /** Whether the heading stays on the page, as the system of the doc shows it. */
  readonly isShown: boolean;
  readonly heading: { readonly text: string; readonly position: Position } | undefined;
}

/** `title` wins over a first heading of level 1, which leaves the page: reported where it says something else. */
export function titleDiffers({ file, front, heading, isShown }: TwoTitles): Diagnostic[] {
  if (heading === undefined || typeof front !== "string") return [];
  if (comparableTitle(front) === comparableTitle(replaceMarks(heading.text, writtenReference))) return [];
  return [
    {
      code: "title-differs",
      severity: "warning",
      file,
      ...heading.position,
      message: `The title of the page is ${quoted(front)}, so this heading is ${isShown ? "shown as level 2" : "not shown"}.`,
      hint: "Remove the heading, or the key title above it. If a section begins here, write ## instead of #.",
    },
  ];
}
